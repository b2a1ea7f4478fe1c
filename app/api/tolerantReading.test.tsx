import { feedbackReplied } from '@tally/contract/limits/feedback';
import { coinReward, freshTasks } from '@tally/contract/fixtures/task';
import { accounts, wallets } from '@tally/contract/fixtures/wallet';
import { activeUsers } from '@tally/contract/fixtures/user';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CreatedApp } from '../createApp';
import type { Replies } from '../testing/fakeServer';
import { loadScreens } from '../testing/loadScreens';
import { renderScreen } from '../testing/renderScreen';

await loadScreens();

const person = activeUsers.id;
const record = { type: 'checkin', amount: 1234, date: Date.UTC(2026, 0, 15) };
const app = { name: 'Sky', icon: '', link: 'https://a.example' };

/** Screen, the unusual response that it gets, and texts that it must still show. */
const rows: readonly [
  path: string,
  what: string,
  replies: Partial<Record<keyof Replies, unknown>>,
  shown: string | RegExp,
][] = [
  ['/income', 'a record of an unknown type', { getIncomeRecords: [{ ...record, type: 'dance' }] }, 'Other'],
  [
    '/app/coincenter',
    'a record of an unknown type',
    { getIncomeRecords: [{ ...record, type: 'dance' }, record] },
    'Other',
  ],
  ['/income', 'one record without an amount', { getIncomeRecords: [{ ...record, amount: null }, record] }, '+1.234'],
  ['/income', 'a total that is missing', { getIncome: { coin: 1, cash: 2 }, getIncomeRecords: [record] }, '–'],
  [
    '/team',
    'a member without a picture',
    { getTeamMembers: [{ memberName: 'Budi', memberAvatar: null, memberCash: 500, valid: true }] },
    'Budi',
  ],
  [
    '/team',
    'a member without an amount',
    { getTeamMembers: [{ memberName: 'Budi', memberAvatar: '', valid: true }] },
    '–',
  ],
  [
    '/opt/moreapps',
    'apps with title in place of headline',
    { getMoreApps: [{ ...app, title: 'Fly high' }] },
    'Fly high',
  ],
  ['/opt/moreapps?type=2', 'hot apps of name, icon and link alone', { getMoreApps: [app] }, 'Sky'],
  [
    '/feedback',
    'a reply whose issue is null',
    { getFeedback: { id: 1, type: 1, content: 'c', status: feedbackReplied, reply: 'We have paid it.', issue: null } },
    'We have paid it.',
  ],
  ['/feedback', 'no feedback at all', { getFeedback: null }, /Help hours/],
  [
    '/dataclear',
    'an app without our own fields',
    { getAppInfo: { appName: 'Tally', appShortName: 'tally', appEmail: 'a@b.c', developerName: 'Tally Studio' } },
    'Tally Studio',
  ],
  ['/home', 'a person without cash and picture', { getUserInfo: { ...person, avatar: null, cash: null } }, '18.450'],
  ['/home', 'a task of an unknown type', { getNormalTasks: [{ taskType: 'dance' }, ...freshTasks] }, '0/1'],
  [
    '/home',
    'an advertisement with missing fields',
    { getPlaceInfo: [{ name: 'Sky', link: 'https://a.example' }, {}] },
    'Sky',
  ],
];

describe('a faulty answer costs the person only its faulty part', () => {
  it.each(rows)('%s: %s', async (path, _, replies, shown) => {
    const usual: Replies = {
      getIncome: { coin: 1, cash: 2, totalIncome: 3, debt: 0 },
      getTeam: { total: 1, valid: 1, url: 'https://t.example', tip: '' },
      getMoreApps: [],
      getNormalTasks: freshTasks,
    };
    const { services } = renderScreen(path, { ...usual, ...replies } as Replies);
    await waitFor(() => {
      services.advance(500);
      expect(screen.queryAllByText(shown).length).toBeGreaterThan(0);
    });
    expect(screen.queryByText('Network error')).toBeNull();
  });
});

it('fields and items that were left out are counted for diagnostics', async () => {
  let ready: CreatedApp | undefined;
  renderScreen(
    '/income',
    {
      getIncome: { coin: 1, cash: 2, totalIncome: 3, debt: 0 },
      getIncomeRecords: [record, { type: 'checkin' }, 'x'],
    } as unknown as Replies,
    {
      onReady: (one) => {
        ready = one;
      },
    },
  );
  await screen.findByText('+1.234');
  expect(ready?.context.droppedItems.list()).toEqual([{ path: '/income/records', count: 2 }]);
});

it('a withdrawal answered with status 1 and nothing else is a success', async () => {
  renderScreen('/withdraw', {
    getWallet: { ...wallets.id, paying: 0, accountStatus: 2 },
    getAccount: accounts.id,
    getWithdrawOptions: [{ amount: 1000 }],
    getPassbook: [],
    getMoreApps: [],
    postWithdraw: { status: 1 },
  } as unknown as Replies);
  await screen.findAllByText(/Rp/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Withdraw( .* to DANA)?$/ }).getAttribute('data-state')).not.toBe(
      'disabled',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw( .* to DANA)?$/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('on its way');
});

it('a reward whose answer lacks the cash counts as paid, and the balance is fetched instead of guessed', async () => {
  let requestCount = 0;
  const { services } = renderScreen('/home', {
    getNormalTasks: freshTasks,
    postCheckin: { ...coinReward, cash: null },
    getUserInfo: () => ((requestCount += 1) === 1 ? person : { ...person, coin: person.coin + 1000 }),
  } as unknown as Replies);
  const checkIn = await screen.findByRole('article', { name: 'Daily check-in' });
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  services.advance(100);
  expect((await screen.findByRole('status')).textContent).toContain('1.000 coins');
  await waitFor(() => expect(requestCount).toBe(2));
});
