import { noFeedback } from '@tally/contract/people/feedback';
import { cashRecords, coinRecords, giftRecords, incomes } from '@tally/contract/fixtures/income';
import { teams } from '@tally/contract/fixtures/team';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import type { IncomeRecord } from '@tally/contract/wallet/income';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { loadScreens } from '../../testing/loadScreens';
import { renderScreen } from '../../testing/renderScreen';

await loadScreens();

const replies = (gift: number, gifts: readonly unknown[]): Replies => ({
  getUserInfo: { ...activeUsers.id, gift },
  getIncome: incomes.id,
  getIncomeRecords: ({ url }) =>
    url.includes('=cash') ? cashRecords.id : url.includes('=coin') ? coinRecords.id : (gifts as IncomeRecord[]),
});
/** Whether records were requested without a type. */
const askedForGifts = (requests: readonly Request[]) => requests.some(({ url }) => /\/income\/records\??$/.test(url));
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('gifts are a third tab; the page fetches their records without a type, and lists one without a type (INCOME-7, API-17)', async () => {
  const { requests } = renderScreen('/income', replies(3, [{ amount: 7, date: giftRecords[0]?.date }, ...giftRecords]));
  await userEvent.click(await screen.findByRole('tab', { name: 'Gifts' }));
  const rows = within(await screen.findByRole('group', { name: 'Gifts' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Other.*7 gifts$/),
    expect.stringMatching(/^New user task.*1 gift$/),
    expect.stringMatching(/^Invitation.*2 gifts$/),
  ]);
  expect(askedForGifts(requests)).toBe(true);
});

it('without gifts the tab is there as long as a record says what became of them', async () => {
  renderScreen('/income', replies(0, giftRecords));
  await screen.findByRole('tab', { name: 'Gifts' });
});

it('without gifts and without a record of one there are two tabs', async () => {
  const { requests } = renderScreen('/income', replies(0, []));
  await screen.findByRole('group', { name: 'Coins' });
  await waitFor(() => expect(askedForGifts(requests)).toBe(true));
  expect(tabs()).toEqual(['Coins', 'Cash']);
});

it.each([
  [18_450, /^≈\sRp\s3\.690 tomorrow$/],
  [0, /^Every morning coins turn into cash$/],
])('%s coins stand with what they become in the morning, or how they become cash (MONEY-11)', async (coin, said) => {
  renderScreen('/income', { ...replies(0, []), getUserInfo: { ...activeUsers.id, coin } });
  expect(await screen.findByText((_, node) => node?.tagName === 'P' && said.test(node.textContent))).toBeTruthy();
  const amounts = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['Coins', 'Cash', 'Total income']);
});

it('the income page shows both balances and a tab of records for each; the total stands below, and feedback is a tap away (INCOME-1, INCOME-3, ROUTE-3)', async () => {
  renderScreen('/income', { ...replies(0, []), getFeedback: noFeedback });
  const amountOf = async (name: string) => {
    const terms = await screen.findAllByRole('term');
    return terms.find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
  };
  await waitFor(async () => expect(await amountOf('Cash')).toMatch(/^Rp\s12\.400$/));
  expect(await amountOf('Coins')).toBe('18.450');
  expect(await amountOf('Total income')).toMatch(/^Rp\s24\.400$/);
  const rows = async (name: string) => within(await screen.findByRole('group', { name })).getAllByRole('listitem');
  const coins = await rows('Coins');
  expect(coins).toHaveLength(coinRecords.id.length);
  expect(coins.every(({ textContent }) => !textContent.includes('Rp'))).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Cash' }));
  const cash = await rows('Cash');
  expect(cash).toHaveLength(cashRecords.id.length);
  expect(cash.every(({ textContent }) => textContent.includes('Rp'))).toBe(true);
  await userEvent.click(screen.getByText('Something wrong? Get help'));
  expect(await screen.findByLabelText('Your message')).toBeTruthy();
});

it('the bar asks a person who is logged in to invite others (INCOME-2)', async () => {
  const { simulator } = renderScreen('/income', { ...replies(0, []), getTeam: teams.id });
  const bar = within(await screen.findByRole('complementary', { name: 'Invite friends to earn more' }));
  await userEvent.click(bar.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(JSON.stringify(simulator.log)).toContain(teams.id.url));
});

it.each([
  ['has none', []],
  ['could not be loaded', trouble({ code: 500 })],
] as const)('no bar invites below a list that %s (INCOME-2)', async (_, records) => {
  renderScreen('/income', { ...replies(0, []), getIncomeRecords: records as NonNullable<Replies['getIncomeRecords']> });
  await screen.findByText(/^No coin records yet|^This list could not/);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('the page states a debt and what pays it, and nothing without a debt (OPS-36)', async () => {
  renderScreen('/income', { ...replies(0, []), getIncome: { ...incomes.id, debt: 700 } });
  expect(await screen.findByText(/^Overpaid: Rp.700$/)).toBeTruthy();
  expect(screen.getByText(/What you earn next covers it first/)).toBeTruthy();
});

it('the bar logs a guest in (INCOME-2)', async () => {
  const { simulator } = renderScreen('/income', { getUserInfo: guestUser }, { token: '' });
  const bar = within(await screen.findByRole('complementary', { name: 'Log in to start earning' }));
  await userEvent.click(bar.getByRole('button', { name: 'Log in' }));
  expect(simulator.log.map((entry) => 'name' in entry && entry.name)).toContain('loginGoogle');
});

it('an empty list of coins says to do a task and leads to one, whatever the cash', async () => {
  renderScreen('/income', { ...replies(0, []), getIncomeRecords: [] });
  await screen.findByText(/Do a task to earn your first coins\.$/);
  expect(screen.getByRole('button', { name: 'Do a task' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
