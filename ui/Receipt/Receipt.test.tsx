import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reducedAnimation } from '../testing/reducedMotion';
import { testCommonProps } from '../testing/testCommonProps';
import { Receipt, type ReceiptProps } from './Receipt';

const props = (): ReceiptProps => ({
  title: 'Withdrawal requested',
  amount: 'Rp 10.000',
  wallet: { type: 'DANA', no: '08••••90' },
  steps: [{ state: 'done', name: 'Requested', label: 'Step 1 of 1: Requested' }],
  left: { label: 'Cash left', value: 'Rp 445' },
  promise: 'If it fails, all of it comes back.',
  follow: 'If it is late, remind us.',
  message: 'Rp 10.000 is on its way.',
  primary: { label: 'See history', onClick: vi.fn() },
  secondary: { label: 'OK', onClick: vi.fn() },
  onClose: vi.fn(),
});

describe('Receipt', () => {
  testCommonProps(Receipt, props());

  it('a receipt takes the focus, and is heard as one sentence (WITHDRAW-21)', () => {
    render(<Receipt {...props()} />);
    const receipt = screen.getByRole('dialog', {
      name: 'Withdrawal requested',
      description: 'Rp 10.000 is on its way.',
    });
    expect(document.activeElement).toBe(receipt);
  });

  it('a receipt says amount, wallet, masked number, what is left and what holds', () => {
    render(<Receipt {...props()} />);
    const receipt = within(screen.getByRole('dialog'));
    for (const text of [
      'Rp 10.000',
      'DANA',
      '08••••90',
      'Cash left',
      'Rp 445',
      /all of it comes back/,
      /If it is late/,
    ])
      receipt.getByText(text);
  });

  it('a receipt leads on by its buttons and closes by Escape', async () => {
    const given = props();
    render(<Receipt {...given} />);
    await userEvent.click(screen.getByRole('button', { name: 'See history' }));
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.keyboard('{Escape}');
    expect(
      [given.primary.onClick, given.secondary?.onClick, given.onClose].map((one) => vi.mocked(one)?.mock.calls.length),
    ).toEqual([1, 1, 1]);
  });

  it('a receipt says nothing about what is left while that is not known', () => {
    render(<Receipt {...props()} left={undefined} />);
    expect(screen.queryByText('Cash left')).toBeNull();
  });

  it('a receipt fades in within 120 ms under reduced motion', () => {
    render(<Receipt {...props()} />);
    const sheets = [screen.getByRole('dialog'), ...screen.getByRole('dialog').querySelectorAll('*')];
    expect(sheets.map(reducedAnimation).filter(Boolean)).toEqual([expect.stringMatching(/ 120ms$/)]);
  });
});
