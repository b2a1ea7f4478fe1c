import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { AmountButtons } from './AmountButtons';

const options = [
  { value: 100, amount: 'Rp 100', arrival: 'Arrives within 2 hours' },
  { value: 10000, amount: 'Rp 10.000', arrival: 'Arrives within 3 days' },
];

describe('AmountButtons', () => {
  testCommonProps(AmountButtons, { label: 'Choose an amount', options, value: undefined, onPick: () => undefined });

  it('says each amount with the time it takes, and which was picked', () => {
    const pick = vi.fn();
    render(<AmountButtons label="Choose an amount" options={options} value={100} onPick={pick} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rp 100 Arrives within 2 hours' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Rp 10.000 Arrives within 3 days' }));
    expect(pick.mock.calls).toEqual([[10000]]);
  });
});
