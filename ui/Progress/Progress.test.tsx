import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { Progress } from './Progress';

describe('Progress', () => {
  keepsPromises(Progress, { label: 'Draws', value: 4, max: 10 });

  it.each([
    [4, 10, '4', 'partial', '40%'],
    [-1, 10, '0', 'partial', '0%'],
    [12, 10, '10', 'full', '100%'],
    [0, 0, '0', 'full', '0%'],
  ])('shows %i of %i as %s, %s', (value, max, now, state, width) => {
    render(<Progress label="Draws" value={value} max={max} />);
    const bar = screen.getByRole('progressbar', { name: 'Draws' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('data-state'), (bar.firstElementChild as HTMLElement).style.width]).toEqual([now, state, width]);
  });
});
