import { exampleAppInfo } from '@tally/contract/fixtures/app';
import { repliedFeedback } from '@tally/contract/fixtures/feedback';
import { cashRecords, coinRecords, giftRecords, incomes } from '@tally/contract/fixtures/income';
import { hotAppList, moreAppList, promotedAppList } from '@tally/contract/fixtures/offers';
import { coinReward, freshTasks } from '@tally/contract/fixtures/task';
import { teamMemberLists, teams } from '@tally/contract/fixtures/team';
import { activeUsers, guestUser, invitations } from '@tally/contract/fixtures/user';
import { ranks } from '@tally/contract/fixtures/rank';
import { accounts, passbooks, wallets } from '@tally/contract/fixtures/wallet';
import { revealMs } from '@tally/contract/limits/home';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replies } from '../testing/fakeServer';
import { loadScreens } from '../testing/loadScreens';
import { passTime } from '../testing/passTime';
import { renderScreen } from '../testing/renderScreen';

beforeAll(loadScreens);

/** A server that has something for every page of a person in Indonesia. */
const everything: Replies = {
  getNormalTasks: freshTasks,
  getIncome: incomes.id,
  getIncomeRecords: ({ url }) =>
    url.includes('=cash') ? cashRecords.id : url.includes('=coin') ? coinRecords.id : giftRecords,
  getPassbook: passbooks.id,
  getWallet: wallets.id,
  getAccount: accounts.id,
  getTeam: teams.id,
  getTeamMembers: teamMemberLists.id,
  getFeedback: repliedFeedback,
  getMoreApps: ({ url }) => (url.includes('type=2') ? hotAppList : moreAppList),
  getProApps: promotedAppList,
  getAppInfo: exampleAppInfo,
  getReferralInfo: invitations.id,
  getRank: ranks.id,
};
const open = (path: string, replies: Replies = {}) => renderScreen(path, { ...everything, ...replies });
const openAsGuest = (path: string) => renderScreen(path, { ...everything, getUserInfo: guestUser }, { token: '' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each<[string, string, () => Promise<unknown>]>([
  [
    'records of coins, cash and gifts',
    '/income',
    async () => {
      await screen.findByRole('tab', { name: 'Gifts' });
      const shown = screen.getAllByRole('tab').map(({ textContent }) => textContent);
      expect(shown).toEqual(['Coins', 'Cash', 'Gifts']);
    },
  ],
  [
    'the passbook',
    '/passbook',
    async () => {
      const shown = await screen.findAllByText(/^(Paying|Paid|Failed)$/);
      expect(new Set(shown.map(({ textContent }) => textContent))).toEqual(new Set(['Paying', 'Paid', 'Failed']));
    },
  ],
  ['a ranking of withdrawals', '/home', async () => screen.findByText(/^Putri$/)],
  ['the form for messages', '/feedback', async () => screen.findByLabelText('Your message')],
  ['the answer', '/feedback', async () => screen.findByText(repliedFeedback.reply)],
  ['the download of their data', '/mydata', async () => screen.findByRole('button', { name: 'Download' })],
  ['more apps', '/opt/moreapps', async () => screen.findByRole('button', { name: /Harvest Hero/ })],
  ['hot apps', '/opt/moreapps?type=2', async () => screen.findByRole('button', { name: /Kopi Kita/ })],
  [
    'promotions',
    '/opt/moreapps?type=promo',
    async () => {
      await heading('Featured apps');
      await screen.findByRole('button', { name: /Chess Corner/ });
    },
  ],
  ['the event rules', '/tips/rules', async () => screen.findByRole('heading', { name: 'How you earn' })],
  ['the privacy policy', '/privacy-policy', async () => screen.findByText(/at least 16 years old/)],
  ['the request to delete one’s data', '/dataclear', async () => screen.findByLabelText('Your Gmail address')],
])('people find %s at %s (PRODUCT-3)', async (_, path, seen) => {
  open(path, { getUserInfo: { ...activeUsers.id, gift: 3 } });
  await seen();
});

it('/default is home without tasks and advertising: balance, links and the way out (ROUTE-1, ROUTE-20)', async () => {
  const { services } = open('/default');
  await heading('Earn rewards');
  expect(await screen.findByRole('button', { name: /My coins 18\.450/ })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/income',
    '/passbook',
    '/team',
    '/opt/moreapps',
    '/feedback',
    '/tips/rules',
  ]);
  await passTime(services, revealMs.homeAds);
  expect([screen.queryByRole('article'), screen.queryByText('Ad')]).toEqual([null, null]);
  await press('Leave this page');
  expect(services.navigated).toEqual(['app://close/home']);
});

it.each(['/income', '/passbook', '/app/coincenter', '/account', '/team', '/feedback', '/mydata'])(
  "a guest's one red button on %s is the bar's that logs in",
  async (path) => {
    openAsGuest(path);
    // The team's page opens the dialog that logs in as well, and is inert behind it.
    if (path === '/team') await press('Later');
    await screen.findByRole('complementary');
    const red = screen.getAllByRole('button').filter((one) => one.getAttribute('data-tone') === 'primary');
    expect(new Set(red.map(({ textContent }) => textContent))).toEqual(new Set(['Log in']));
  },
);

it.each(['/tips/rules', '/tips/income'])('%s holds the event rules (ROUTE-10)', async (path) => {
  open(path);
  await heading('Event rules');
  expect(screen.getByRole('heading', { name: 'Withdrawal rules' })).toBeTruthy();
});

it.each([
  ['/app/coincenter', 'Coin center'],
  ['/app/moreapps', 'More apps'],
  ['/app/referral', 'Invite friends'],
])('%s is closed by the phone app that opened it (ROUTE-11, ROUTE-20)', async (path, title) => {
  const { services } = open(path);
  await heading(title);
  await press('Leave this page');
  expect(services.navigated).toEqual(['app://close/shell']);
});

describe('what is there for active people and not for guests (PERSON-4)', () => {
  const rows = [
    ['the wallet', '/withdraw', '/wallet', /^Paying$/],
    ['the team', '/team', '/task/team', /^Budi Santoso$/],
    ['feedback', '/feedback', '/opt/feedback', repliedFeedback.reply],
    ['records', '/income', '/income/records', /^\+2\.600$/],
    ['withdrawals', '/passbook', '/wallet/passbook', /^Paying$/],
  ] as const;
  it.each(rows)('%s', async (_, path, call, text) => {
    const { requests } = open(path);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await waitFor(() => expect(requests.some(({ url }) => url.includes(call))).toBe(true));
  });

  it.each(rows)('a guest does not get %s', async (_, path, call, text) => {
    const { requests, services } = openAsGuest(path);
    await passTime(services, 3000);
    expect(screen.queryByText(text)).toBeNull();
    // The ranking of what others withdrew is everybody's.
    const asked = requests.map(({ url }) => url).filter((url) => url.includes(call) && !url.includes('/wallet/rank'));
    expect(asked).toEqual([]);
  });

  it('active people get the tasks, which pay', async () => {
    const { posts, services } = open('/home', { postCheckin: coinReward });
    await userEvent.click(within(await screen.findByRole('article', { name: 'Daily check-in' })).getByRole('button'));
    await passTime(services, 100);
    await waitFor(() => expect(posts('/task/checkin')).toHaveLength(1));
  });
});
