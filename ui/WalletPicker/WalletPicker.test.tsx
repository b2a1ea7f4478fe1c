import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { WalletPicker } from './WalletPicker';

describe('WalletPicker', () => {
  testCommonProps(WalletPicker, {
    label: 'Choose your e-wallet',
    types: ['DANA', 'OVO'],
    value: undefined,
    onPick: () => undefined,
  });

  it('a wallet picker offers the e-wallets by their whole names (ACCOUNT-1)', () => {
    const pick = vi.fn();
    render(<WalletPicker label="Choose your e-wallet" types={['DANA', 'OVO']} value="DANA" onPick={pick} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'DANA' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'OVO' }));
    expect(pick.mock.calls).toEqual([['OVO']]);
  });
});
