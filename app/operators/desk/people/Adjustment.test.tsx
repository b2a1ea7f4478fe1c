import { examplePersonCard } from '@tally/contract/fixtures/personCard';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { amountIn } from '../../rules/operatorRules';
import { confirmWith, openDesk } from '../../../testing/pages/operatorPage';

it('money is given to somebody with a reason and after a question, and waits for a second operator (OPS-36)', async () => {
  const { posts } = await openDesk('people/88', {
    getPersonCard: [examplePersonCard],
    postAdjustment: { status: 2, info: 'NEEDS APPROVAL' },
  });
  const field = await screen.findByLabelText('Amount to give or take back');
  await userEvent.type(field, '5.5');
  expect(screen.getByText(/^Type an amount up to Rp.100\.000\.000$/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '500');
  expect(screen.getByRole('button', { name: /^Take back Rp.500$/ }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(screen.getByLabelText('Reason, to give cash or take it back'), 'paid late');
  await userEvent.click(screen.getByRole('button', { name: /^Give Rp.500$/ }));
  await confirmWith(/^Give Rp/);
  await waitFor(() => expect(posts('/adjustment')).toHaveLength(1));
  expect(Object.fromEntries(new URL(posts('/adjustment')[0]?.url ?? '').searchParams)).toEqual({
    userId: '88',
    kind: 'goodwill',
    market: 'id',
    amount: '500',
    reason: 'paid late',
  });
  expect(await screen.findByText('Submitted · A second operator has to approve it within 24 hours')).toBeTruthy();
});

it.each([
  ['500', 'id', 500],
  ['5.5', 'id', undefined],
  ['5.5', 'ph', 5.5],
  ['0,75', 'br', 0.75],
  ['1.005', 'br', undefined],
  ['100000000', 'id', 100_000_000],
  ['100000001', 'id', undefined],
  ['1000000.01', 'ph', undefined],
  ['0', 'ph', undefined],
  ['-3', 'ph', undefined],
  ['1e3', 'id', undefined],
  ['', 'id', undefined],
] as const)(
  'what an operator types as an amount is one of the currency, or nothing is sent: %j in %s',
  (typed, market, amount) => {
    expect(amountIn(typed, market)).toBe(amount);
  },
);
