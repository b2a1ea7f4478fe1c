import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testCommonProps } from '../testing/testCommonProps';
import { PassbookRow } from './PassbookRow';

describe('PassbookRow', () => {
  testCommonProps(PassbookRow, { amount: 'Rp 1.000', date: '05/03 20:07', state: 'paid', status: 'Paid' }, [
    { state: 'paying', hint: 'Sent to your e-wallet', steps: [] },
    { state: 'paying' },
  ]);

  it.each([
    ['paying', 'Paying'],
    ['delayed', 'Delayed'],
    ['paid', 'Paid'],
    ['failed', 'Failed'],
    ['returned', 'Returned'],
  ] as const)('a passbook row tells %s by a word and says what it means for the money', (state, status) => {
    render(
      <PassbookRow amount="Rp 1.000" date="05/03 20:07" state={state} status={status} hint="Sent to your e-wallet" />,
    );
    const row = screen.getByRole('listitem');
    expect(row.getAttribute('data-state')).toBe(state);
    for (const text of ['Rp 1.000', '05/03 20:07', status, 'Sent to your e-wallet']) screen.getByText(text);
    expect(screen.getByText(status).getAttribute('data-kind')).toBe(state);
  });

  it('a passbook row names the e-wallet, beside its mark or the sign of all wallets (ACCOUNT-25, PASSBOOK-5)', () => {
    const props = { amount: 'Rp 1.000', wallet: 'DANA', date: '05/03 20:07', status: 'State' };
    const { container, rerender } = render(<PassbookRow {...props} state="paying" />);
    screen.getByText('05/03 20:07 · DANA');
    expect(container.querySelector('img')).toBeNull();
    rerender(<PassbookRow {...props} state="paid" walletIcon="/dana.png" />);
    screen.getByText('05/03 20:07 · DANA');
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/dana.png');
  });

  it('a passbook row leads on from a failed one, whose money is back, and stays a row of its list (PASSBOOK-5)', () => {
    const again = vi.fn();
    const help = vi.fn();
    render(
      <PassbookRow
        amount="Rp 1.000"
        date="05/03 20:07"
        state="failed"
        status="Failed"
        back={{
          text: 'Back in your cash: Rp 1.000',
          hint: 'Please check your account details.',
          actions: [
            { label: 'Withdraw again', onPress: again },
            { label: 'Get help', onPress: help },
          ],
        }}
      />,
    );
    expect(screen.getByRole('listitem').getAttribute('data-state')).toBe('failed');
    screen.getByText('Back in your cash: Rp 1.000');
    // As in dialogs, the more important one comes last.
    const buttons = screen.getAllByRole('button').map(({ textContent, dataset }) => [textContent, dataset['tone']]);
    expect(buttons).toEqual([
      ['Get help', 'soft'],
      ['Withdraw again', 'primary'],
    ]);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect([again, help].map((press) => press.mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['ready', 1],
    ['busy', 0],
    ['disabled', 0],
  ] as const)('a passbook row offers to remind of it, and hears the press only when %s', (state, times) => {
    const onPress = vi.fn();
    render(
      <PassbookRow
        amount="Rp 1.000"
        date="05/03 20:07"
        state="paying"
        status="Paying"
        hint="Late"
        remind={{ label: 'Remind us', state, onPress }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remind us' }));
    expect(onPress).toHaveBeenCalledTimes(times);
  });
});
