import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { CounterList } from './CounterList';

describe('CounterList', () => {
  testCommonProps(CounterList, { counters: [{ label: 'App users', value: '128.402' }] });

  it('a counter list shows one value of each currency where there are several', () => {
    render(<CounterList counters={[{ label: 'Amount paid', value: ['Rp\u00a07.903.100', '₱8,210.75'] }]} />);
    expect(screen.getAllByRole('term')).toHaveLength(1);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Rp\u00a07.903.100',
      '₱8,210.75',
    ]);
  });

  it('a counter list shows each counter beside its name, in the given order (OPS-3)', () => {
    render(
      <CounterList
        counters={[
          { label: 'App users', value: '128.402' },
          { label: 'Draws', value: '–' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['App users', 'Draws']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['128.402', '–']);
  });
});
