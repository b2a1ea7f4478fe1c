import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepsPromises } from '../testing/promises';
import { PassbookRow } from './PassbookRow';

describe('PassbookRow', () => {
  keepsPromises(PassbookRow, { amount: 'Rp 1.000', date: '05/03 20:07', state: 'paid', status: 'Paid' });

  it.each([
    ['paying', 'Paying'],
    ['paid', 'Paid'],
    ['failed', 'Failed'],
  ] as const)('tells %s by a word and says what it means for the money', (state, status) => {
    render(<PassbookRow amount="Rp 1.000" date="05/03 20:07" state={state} status={status} hint="Sent to your e-wallet" />);
    const row = screen.getByRole('listitem');
    expect(row.getAttribute('data-state')).toBe(state);
    for (const words of ['Rp 1.000', '05/03 20:07', status, 'Sent to your e-wallet']) screen.getByText(words);
    expect(screen.getByText(status).getAttribute('data-kind')).toBe(state);
  });
});
