import { coinReward, finishedTasks, freshTasks } from '@tally/contract/fixtures/task';
import {
  activeUsers,
  befriendedUsers,
  freshUser,
  paidUsers,
  returnedUsers,
  withdrawnUsers,
} from '@tally/contract/fixtures/user';
import { exampleNow } from '@tally/contract/fixtures/picture';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { emptyLucky } from '@tally/contract/fixtures/lucky';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import type { UserInfo } from '@tally/contract/people/user';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Replies } from '../../testing/fakeServer';
import { memoryStorage } from '../../testing/memoryStorage';
import { passTime } from '../../testing/passTime';
import { openHome } from '../../testing/pages/homeNews';
import '../Passbook/PassbookScreen';

describe('what today was (DAY-2)', () => {
  const done = { replies: { getNormalTasks: finishedTasks }, user: withdrawnUsers.id };
  const sum = /^Today \+/;
  it('stands on the gold ticket of a finished day, with the cash that the balance names', async () => {
    await openHome({ ...done, user: { ...withdrawnUsers.id, coinsToday: 26_400 } });
    expect(screen.getByText(sum).textContent).toBe('Today +26.400 coins, about Rp\u00a0840 tomorrow morning');
    expect(screen.getAllByText(/^≈.Rp.840/)).not.toHaveLength(0);
  });
  it.each([
    ['nothing was earned', { coinsToday: 0 }, exampleNow],
    ['the backend does not say', { coinsToday: undefined }, exampleNow],
    ['the exchange is still today', {}, Date.UTC(2026, 10, 18, 20)],
  ])('it is not said where %s', async (_, more, at) => {
    await openHome({ ...done, user: { ...withdrawnUsers.id, ...more }, at });
    expect(screen.queryByText(sum)).toBeNull();
  });
});

describe('what a day can bring (DAY-3)', () => {
  const most = /^up to ≈/;
  const open = (user: UserInfo, replies: Replies = {}) =>
    openHome({ user, replies: { getNormalTasks: freshTasks, ...replies } });
  it('somebody new reads it beside the heading: draws count by their average', async () => {
    await open({ ...freshUser, coinRate: 10 });
    // 1000 + 10 x 2050 + 20 x 8000 + 30 x 2000 + 30 x 2000 coins, at 10 for Rp 1
    expect(screen.getByText(most).textContent).toBe('up to ≈\u00a0Rp\u00a030.150 a day');
  });
  it('what is closed does not count', async () => {
    await open({ ...freshUser, coinRate: 10 }, { getMarketRules: rulesClosing('id', 'videoad') });
    await waitFor(() => expect(screen.getByText(most).textContent).toBe('up to ≈\u00a0Rp\u00a014.150 a day'));
  });
  it.each([
    ['with coins', { ...freshUser, coin: 100 }],
    ['with cash', { ...freshUser, cash: 5 }],
    ['who has withdrawn', { ...freshUser, withdrawn: true }],
  ])('somebody %s reads how many tasks are done', async (_, user) => {
    await open(user);
    expect(screen.queryByText(most)).toBeNull();
    expect(screen.getByText('0 of 5 done')).toBeTruthy();
  });
  it('a backend that does not say what a round brings promises nothing', async () => {
    await open(freshUser, { getNormalTasks: freshTasks.map(({ coinAverage: _, ...task }) => task) });
    expect(screen.queryByText(most)).toBeNull();
  });
});

describe('the end of a withdrawal (DAY-4)', () => {
  it('that was paid is told once, and leads to the history', async () => {
    const storage = memoryStorage({ paymentTold: '-' });
    const { path } = await openHome({ user: paidUsers.id, storage });
    const dialog = await screen.findByRole('dialog', { name: 'Paid!' });
    expect(dialog.textContent).toMatch(/Rp.1\.000.*It has arrived in DANA\./);
    await userEvent.click(within(dialog).getByRole('button', { name: 'See history' }));
    await waitFor(() => expect(path()).toBe('/passbook'));
    cleanup();
    await openHome({ user: paidUsers.id, storage });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('that came back says where the money is, and what to do', async () => {
    const { path } = await openHome({ user: returnedUsers.id, storage: memoryStorage({ paymentTold: '-' }) });
    const dialog = await screen.findByRole('alertdialog', { name: 'Payment did not arrive' });
    expect(dialog.textContent).toMatch(/Rp.1\.000.*It is back in your balance\./);
    await userEvent.click(within(dialog).getByRole('button', { name: 'See history' }));
    await waitFor(() => expect(path()).toBe('/passbook'));
  });
  it('that was before the phone opened home for the first time is no news, the next one is', async () => {
    const storage = memoryStorage();
    await openHome({ user: paidUsers.id, storage });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const { lastPayment } = paidUsers.id;
    await openHome({ user: { ...paidUsers.id, lastPayment: { ...lastPayment, id: 4102 } }, storage });
    await screen.findByRole('dialog', { name: 'Paid!' });
  });
  it('is no news after 7 days', async () => {
    await openHome({
      user: paidUsers.id,
      at: exampleNow + 7 * dayMs,
      storage: memoryStorage({ paymentTold: '-' }),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the check-in has the stamps of its week, with the one of today (DAY-5)', async () => {
  const { services } = await openHome({ replies: { getNormalTasks: freshTasks, postCheckin: coinReward } });
  const card = async () => screen.findByRole('article', { name: 'Daily check-in' });
  within(await card()).getByText('2 days this week');
  await userEvent.click(within(await card()).getByRole('button'));
  await passTime(services, 100);
  // The toast of the reward stands over the row meanwhile.
  expect(within(await card()).queryByText(/days this week/)).toBeNull();
  await passTime(services, 4000);
  within(await card()).getByText('3 days this week');
});

it.each([
  ['no check-in this week', { checkInDays: [20_261_115] }],
  ['a backend that does not say', { checkInDays: undefined }],
])('%s: there is no week (DAY-5)', async (_, more) => {
  await openHome({ user: { ...activeUsers.id, ...more }, replies: { getNormalTasks: freshTasks } });
  expect(screen.queryByText(/days? this week/)).toBeNull();
});

it("the person's friend comes first in the notices, for 7 days (DAY-6)", async () => {
  const notices = () => screen.getByRole('group', { name: 'Withdrawal notices' }).textContent;
  await openHome({ user: befriendedUsers.id });
  expect(notices()).toContain('You got Rp\u00a0500 thanks to Budi!');
  cleanup();
  await openHome({ user: befriendedUsers.id, at: exampleNow + 7 * dayMs - 19 * hourMs });
  expect(notices()).not.toContain('Budi!');
});

it.each([
  [
    'what there will be tomorrow morning',
    withdrawnUsers.id,
    exampleNow,
    'Tomorrow morning you will have about Rp\u00a02.940.',
  ],
  [
    'plain words without coins',
    { ...withdrawnUsers.id, coin: 0 },
    exampleNow,
    'There are new tasks for you every day.',
  ],
  [
    'plain words before the exchange of today',
    withdrawnUsers.id,
    Date.UTC(2026, 0, 14, 20),
    'There are new tasks for you every day.',
  ],
])('who leaves when nothing is offered reads %s (DAY-7)', async (_, user, at, said) => {
  await openHome({
    user,
    at,
    replies: { getNormalTasks: finishedTasks, getLucky: { ...emptyLucky, totalInfo: { total: 8, count: 1 } } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(said);
});
