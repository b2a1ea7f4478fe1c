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

  it('a wallet picker keeps an e-wallet that is closed for now, says so, and lets nobody choose it (RULES-4)', () => {
    const pick = vi.fn();
    const closed = { types: ['OVO'], text: 'Paused for now' };
    render(<WalletPicker label="Choose" types={['DANA', 'OVO']} value="DANA" onPick={pick} closed={closed} />);
    const ovo = screen.getByRole<HTMLInputElement>('radio', { name: 'OVO Paused for now' });
    expect(ovo.disabled).toBe(true);
    expect(screen.getAllByText('Paused for now')).toHaveLength(1);
  });
});
