import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { AmountButtons } from './AmountButtons';

const options = [
  { value: 100, amount: 'Rp 100', note: 'Arrives within 2 hours' },
  { value: 10000, amount: 'Rp 10.000', note: 'Arrives within 3 days' },
];

describe('AmountButtons', () => {
  testCommonProps(AmountButtons, { label: 'Choose an amount', options, value: undefined, onPick: () => undefined }, [
    { options: options.map((option) => ({ ...option, lacks: 'lucky' as const })) },
    { value: 100 },
  ]);

  it('a group of amount buttons says each amount with the time it takes, and which was picked', () => {
    const pick = vi.fn();
    render(<AmountButtons label="Choose an amount" options={options} value={100} onPick={pick} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rp 100 Arrives within 2 hours' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Rp 10.000 Arrives within 3 days' }));
    expect(pick.mock.calls).toEqual([[10000]]);
  });

  it('an amount that lacks something says what, and can be chosen', () => {
    const pick = vi.fn();
    const later = {
      value: 100000,
      amount: 'Rp 100.000',
      note: 'Rp 89.555 more needed',
      lacks: 'cash',
      part: 0.1,
    } as const;
    render(<AmountButtons label="Choose an amount" options={[...options, later]} value={100} onPick={pick} />);
    const radio = screen.getByRole('radio', { name: 'Rp 100.000 Rp 89.555 more needed' });
    expect(radio.closest('label')?.getAttribute('data-state')).toBe('later');
    fireEvent.click(radio);
    expect(pick.mock.calls).toEqual([[100000]]);
  });
});
