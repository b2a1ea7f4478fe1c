import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { CounterList } from './CounterList';

describe('CounterList', () => {
  keepsPromises(CounterList, { counters: [{ label: 'App users', value: '128.402' }] });

  it('shows each counter beside its name, in the given order (OPS-3)', () => {
    render(<CounterList counters={[{ label: 'App users', value: '128.402' }, { label: 'Draws', value: '–' }]} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['App users', 'Draws']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['128.402', '–']);
  });
});
