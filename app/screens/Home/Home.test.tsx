import { revealMs } from '@tally/contract/limits/home';
import { taskInfos } from '@tally/contract/tasks/task';
import { coinReward, freshTasks, refusedReward } from '@tally/contract/fixtures/task';
import { noMembers, teams } from '@tally/contract/fixtures/team';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { translatePage } from '@tally/ui/testing/translatePage';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { api } from '../../api/api';
import type { CreatedApp } from '../../createApp';
import { besideDialog } from '../../testing/besideDialog';
import { trouble, type Replies, type Trouble } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import '../NotFound/NotFoundScreen';
import '../Team/TeamScreen';

/** Home of a person in Indonesia, in English, on a strict host. */
function openHome(replies: Replies = {}, scenario: ScenarioPart = {}, token?: string) {
  let app: CreatedApp | undefined;
  const opened = renderScreen(
    '/home',
    { getNormalTasks: freshTasks, ...replies },
    {
      scenario,
      ...(token !== undefined && { token }),
      onReady: (ready) => {
        app = ready;
      },
    },
  );
  const card = async (title: string) => screen.findByRole('article', { name: title });
  const path = () => app?.context.navigation.currentPath();
  return { ...opened, card, path, refetch: () => app?.store.dispatch(api.util.invalidateTags(['User'])) };
}

it('a check-in is paid once: count, balance and toast follow the answer of the server (TASK-5)', async () => {
  const { card, services, posts } = openHome({ postCheckin: coinReward });
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  services.advance(100);
  await within(await card('Daily check-in')).findByText('1/1');
  expect(within(await card('Daily check-in')).getByRole('button').textContent).toBe('Done1/1');
  expect((await screen.findByRole('status')).textContent).toBe('+1.000 coins≈\u00a0Rp\u00a0200 tomorrow');
  expect(posts('/task/checkin')).toHaveLength(1);
  expect(posts('/task/checkin')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

it('the picture and the words of the team banner lead to the team, its buttons do not (HOME-5, HOME-9)', async () => {
  const { card, path, services } = openHome({ getTeam: teams.id, getTeamMembers: noMembers });
  await card('Daily check-in');
  act(() => services.advance(revealMs.team));
  const banner = await screen.findByRole('region', { name: 'Invite and get Rp\u00a0500' });
  await userEvent.click(within(banner).getByRole('button', { name: 'Copy link' }));
  expect(path()).toBe('/home');
  await userEvent.click(within(banner).getByText('For every friend who withdraws'));
  await waitFor(() => expect(path()).toBe('/team'));
});

it("the card and the exit dialog say what a person's first withdrawal lacks, and lead there (HOME-6, HOME-14, HOME-20)", async () => {
  const { path, services } = openHome({
    getUserInfo: { ...activeUsers.id, cash: 50 },
    getWithdrawOptions: withdrawOptionLists.id,
  });
  await screen.findAllByText(/^Rp.50$/);
  act(() => services.advance(1000));
  await screen.findByRole('button', { name: 'Rp\u00a050 to go You have Rp\u00a050 toward your first withdrawal' });
  await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
  const leaving = await screen.findByRole('dialog', { name: 'Leave for now?' });
  expect(leaving.textContent).toContain('Rp\u00a050 more and you can make your first withdrawal.');
  await userEvent.click(within(leaving).getByRole('button', { name: 'See amounts' }));
  await waitFor(() => expect(path()).toBe('/withdraw'));
});

it('on leaving, a task without a card is not offered, whatever its count (HOME-20, PERSON-5)', async () => {
  const noCheckIn = { ...activeUsers.id, withdrawn: true, showCheckInTask: false };
  const { card } = openHome({ getUserInfo: noCheckIn });
  await card('Lucky draw');
  await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
  const leaving = await screen.findByRole('dialog', { name: 'Leave for now?' });
  within(leaving).getByRole('button', { name: 'Draw' });
});

it('home goes on after a browser has translated the page (HOME-25)', async () => {
  const { card, services } = openHome({ postCheckin: coinReward });
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  act(() => services.advance(revealMs.homeAds));
  for (const amount of ['Rp 12.400', '18.450'])
    expect(screen.getAllByText(amount)[0]?.closest('[translate=no]') ?? null, amount).not.toBeNull();
  translatePage(document.body);
  await userEvent.click(within(checkIn).getByRole('button'));
  act(() => services.advance(100));
  await within(await card('Daily check-in')).findByText('1/1');
});

it('numbers that are known while the phone is offline say since when (MONEY-9)', async () => {
  const { services } = renderScreen('/home', { getNormalTasks: freshTasks });
  await within(await screen.findByRole('article', { name: 'Daily check-in' })).findByText('0/1');
  services.online = () => false;
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline\. Data from \d\d\.\d\d\.$/)).toBeTruthy();
});

it('a callback that comes twice pays once (TASK-14)', async () => {
  const { card, services, posts } = openHome({ postCheckin: coinReward }, { windows: { checkin: 'twice' } });
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  services.advance(60_000);
  await within(checkIn).findByText('1/1');
  services.advance(60_000);
  expect(posts('/task/checkin')).toHaveLength(1);
});

it.each([
  [taskInfos.notShown, 'not available for your account'],
  [taskInfos.alreadyPaid, 'already have this reward'],
  [taskInfos.limit, 'You have checked in today'],
  [taskInfos.dupUser, 'with another account'],
  [taskInfos.later, 'Try again in'],
  ['UNDER REVIEW', 'still checking this reward'],
  ['RISK 17', 'We could not give this reward'],
  ['RISK 17', 'Code for help:'],
  ['RISK 17', 'RISK 17'],
  ['Confirm your number first', 'Reason:'],
])('a refusal (%s) says why and credits nothing (TASK-6)', async (info, reason) => {
  const { card, services } = openHome({ postCheckin: { ...refusedReward, info } });
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  services.advance(100);
  expect(await screen.findByText(reason, { exact: false })).toBeTruthy();
  expect(within(checkIn).getByText('0/1')).toBeTruthy();
});

it('a failed reward call shows the task-failed dialog (TASK-7)', async () => {
  const { card, services } = openHome({ postCheckin: trouble({ code: 500 }) });
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  services.advance(100);
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Check-in failed');
  expect(besideDialog(), 'nothing beside it is in reach (DIALOG-7)').toEqual([]);
});

it('a check-in that the phone app refuses is reported as checkInCallback_false and asks for no reward (TASK-16)', async () => {
  const { card, services, posts } = openHome({}, { windows: { checkin: 'false' } });
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  services.advance(100);
  await waitFor(() => expect(posts('/app/h5action')).toHaveLength(1));
  expect(await posts('/app/h5action')[0]?.json()).toEqual({ action: 'checkInCallback_false', locale: 'en' });
  expect(posts('/task/checkin')).toHaveLength(0);
});

it('after a check-in further task taps are blocked for 5 s (TASK-8)', async () => {
  const { card, services, simulator } = openHome({}, { windows: { checkin: 'never', lottery: 'never' } });
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  const draw = within(await card('Lucky draw')).getByRole('button');
  await userEvent.click(draw);
  expect((await screen.findByRole('status')).textContent).toContain('One moment');
  services.advance(5000);
  await userEvent.click(draw);
  expect(simulator.log.filter((entry) => entry.what === 'call').map((entry) => entry.name)).toEqual([
    'showCheckInWindow',
    'showLotteryWindow',
  ]);
});

it('a guest sees the default rewards, cannot act and is asked to log in (PERSON-2, PERSON-4, HOME-18)', async () => {
  const { card, simulator } = openHome({ getUserInfo: guestUser }, {}, '');
  const checkIn = await card('Daily check-in');
  await within(checkIn).findByText('0/1');
  await userEvent.click(within(checkIn).getByRole('button'));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Log in to continue' })).getByRole('button', { name: 'Log in' }),
  );
  expect(simulator.log.map((entry) => 'name' in entry && entry.name)).toContain('loginGoogle');
});

it('home does not blame the phone when the server fails later: the last numbers stay, marked as old, with a way to fetch them again (MONEY-9)', async () => {
  let requestCount = 0;
  const { refetch } = openHome({
    getUserInfo: () => ((requestCount += 1) === 2 ? trouble({ code: 500 }) : activeUsers.id),
  });
  const shown = await screen.findByRole('button', { name: /My coins 18\.450\./ });
  refetch();
  const old = await screen.findByText('Could not refresh your data.');
  expect(shown.textContent).toContain('18.450');
  expect(screen.queryByText(/You are offline/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(old.isConnected).toBe(false));
});

describe('a page comes up, and says what is wrong, whatever the network does', () => {
  it.each<[string, Trouble, string]>([
    ['a captive portal', 'garbled', 'Network error'],
    ['a refusal (ENTRY-13)', { code: 500 }, 'We are having a problem'],
    ['a crash (ENTRY-14)', { http: 500 }, 'We are having a problem'],
    ['too many people (ENTRY-16)', { http: 429 }, 'One moment, please'],
    ['no network (ENTRY-15)', 'offline', 'Earn rewards'],
  ])('%s leads to "%s"', async (_, reason, title) => {
    const { services, path } = openHome({
      getUserInfo: trouble(reason),
      getNormalTasks: trouble(reason),
      getRank: trouble(reason),
    });
    for (let step = 0; step < 8; step += 1) {
      services.advance(1000);
      await new Promise((turn) => setImmediate(turn));
    }
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(path()).toMatch(reason === 'offline' ? /^\/home$/ : /^\/404/);
    expect(screen.queryByText('Rp\u00a00')).toBeNull();
  });
});

it.each<[string, Trouble, 'press' | 'wait']>([
  ['a crash: "try again"', { http: 503 }, 'press'],
  ['too many people: by itself after a minute (ENTRY-16)', { http: 429 }, 'wait'],
])('%s goes on where the person was', async (_, reason, how) => {
  let broken = true;
  const { services } = openHome({ getUserInfo: () => (broken ? trouble(reason) : activeUsers.id) });
  const run = async (ms: number) => {
    for (let step = 0; step < 16; step += 1) {
      services.advance(ms / 16);
      await new Promise((turn) => setImmediate(turn));
    }
  };
  await run(16_000);
  await screen.findByRole('heading', { level: 1, name: how === 'press' ? /having a problem/ : /One moment/ });
  broken = false;
  if (how === 'press') await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  else await run(60_000);
  expect(await screen.findByRole('heading', { level: 1, name: 'Earn rewards' })).toBeTruthy();
});

describe('text from the server is shown as text and never run as markup', () => {
  it.each([
    '<img src=x onerror="window.hit=1">',
    '{{amount}}',
    '$t(home.my_cash)',
    'javascript:alert(1)',
    '<script>window.hit=1</script>',
  ])('%s', async (name) => {
    openHome({ getRank: [{ rankId: 1, name, avatar: '', amount: 1000, accountId: '' }] });
    expect(await screen.findByText(name)).toBeTruthy();
    expect(document.querySelector('img[src=x]')).toBeNull();
    expect('hit' in window).toBe(false);
  });
});

it('a server with too many people says so in a message of its own (PERSON-11)', async () => {
  const { services } = openHome({ getUserInfo: trouble({ http: 429 }) });
  for (let step = 0; step < 8; step += 1) {
    services.advance(1000);
    await new Promise((turn) => setImmediate(turn));
  }
  expect(await screen.findByText("We're very busy right now.")).toBeTruthy();
});
