import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { activeUsers } from '@tally/contract/fixtures/user';
import { accounts, passbooks } from '@tally/contract/fixtures/wallet';
import type { Closable } from '@tally/contract/rules/marketRules';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Replies } from '../../testing/fakeServer';
import { loadScreens } from '../../testing/loadScreens';
import { renderScreen } from '../../testing/renderScreen';

await loadScreens();

const open = (closed: readonly Closable[], more: Replies = {}) =>
  renderScreen('/passbook', {
    getUserInfo: activeUsers.id,
    getPassbook: passbooks.id.slice(1),
    getAccount: accounts.id,
    getMarketRules: rulesClosing('id', ...closed),
    ...more,
  });
const again = () => screen.queryByRole('button', { name: 'Withdraw again' });

it.each([
  ['withdrawals', 'withdrawals', /^Withdrawals are paused for now\. Your cash stays yours/],
  ['DANA', 'DANA', /^Withdrawals to DANA are paused for now\. Your cash is safe in your balance/],
] as const)(
  'while %s is closed the passbook says so once, and of a failed withdrawal offers help alone (RULES-4)',
  async (_, closed, words) => {
    open([closed]);
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(again()).toBeNull();
    expect(screen.getByRole('button', { name: 'Get help' }).getAttribute('data-tone')).toBe('soft');
  },
);

it('an account that has to be entered again can be while withdrawals are closed (RULES-4)', async () => {
  open(['withdrawals'], { getAccount: { ...accounts.id, accountStatus: 3 } });
  expect(await screen.findByRole('button', { name: 'Check my account' })).toBeTruthy();
  expect(screen.queryByText(/paused for now/)).toBeNull();
});

it('while something else is closed the passbook sends people to withdraw again as always', async () => {
  open(['OVO', 'lottery']);
  await screen.findByRole('button', { name: 'Withdraw again' });
  expect(screen.queryByText(/paused/)).toBeNull();
});
