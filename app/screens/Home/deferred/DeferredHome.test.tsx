import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { repliedFeedback } from '@tally/contract/fixtures/feedback';
import { waitingLucky } from '@tally/contract/fixtures/lucky';
import { floatItems, homeAds } from '@tally/contract/fixtures/offers';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { homeAdPlace } from '@tally/contract/limits/ads';
import { revealMs } from '@tally/contract/limits/home';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../state/appStore';
import { messagingServices } from '../../../platform/messaging.config';
import { trouble, type Replies } from '../../../testing/fakeServer';
import { passTime } from '../../../testing/passTime';
import { renderScreen, type RenderScreenOptions } from '../../../testing/renderScreen';
import '../../Feedback/FeedbackScreen';
import '../../Tips/TipsScreen';

const places: Replies = {
  getPlaceInfo: (request) => (request.url.includes(`placeId=${homeAdPlace}`) ? homeAds : floatItems),
  getAppSettings: exampleAppSettings,
  postPlaceReport: null,
};

/** Home in English; `pass` moves the clock and waits until its effects are done. */
async function openHome(replies: Replies = {}, options: RenderScreenOptions = {}) {
  let context: AppContext | undefined;
  const opened = renderScreen(
    '/home',
    { getNormalTasks: freshTasks, ...places, ...replies },
    {
      ...options,
      onReady: (app) => {
        context = app.context;
      },
    },
  );
  const pass = (ms: number) => passTime(opened.services, ms);
  const go = (to: string) => act(() => context?.navigation.go(to));
  await screen.findByRole('article', { name: 'Daily check-in' });
  return { ...opened, pass, go };
}
const promo = () => screen.queryByRole('group', { name: 'Runway 24' });

describe('the delays of home count from its first entry and do not start again', () => {
  it('the promo box comes after 1500 ms, not before (ADS-14)', async () => {
    const { pass } = await openHome();
    await pass(revealMs.promoBox - 1);
    expect(promo()).toBeNull();
    await pass(1);
    await waitFor(() => expect(promo()).not.toBeNull());
  });

  it('people who return to home see the promo box at once', async () => {
    const { pass, go } = await openHome();
    await pass(revealMs.promoBox);
    await waitFor(() => expect(promo()).not.toBeNull());
    go('/tips/rules');
    await waitFor(() => expect(promo()).toBeNull());
    go('/home');
    await waitFor(() => expect(promo()).not.toBeNull());
  });
});

describe('the dialog that the phone earns with another account', () => {
  const dialog = () => screen.queryByRole('alertdialog');

  it('the dialog of another account comes 1100 ms after the first entry of home, once', async () => {
    const { pass } = await openHome({ getUserInfo: { ...activeUsers.id, dupUser: true } });
    await pass(revealMs.dupUser - 1);
    expect(dialog()).toBeNull();
    await pass(1);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
    await pass(10_000);
    expect(dialog()).toBeNull();
  });

  it('the dialog of another account does not come over another page, but when home is shown again', async () => {
    const { pass, go } = await openHome({ getUserInfo: { ...activeUsers.id, dupUser: true } });
    await pass(500);
    go('/tips/rules');
    await pass(10_000);
    expect(dialog()).toBeNull();
    go('/home');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});

it('home says that a stranger asked for a deletion, and one tap keeps the account (PRIVACY-9)', async () => {
  const { pass, posts } = await openHome({ getUserInfo: { ...activeUsers.id, deletionAsked: true } });
  await pass(revealMs.dupUser);
  const dialog = await screen.findByRole('alertdialog', { name: /Request to delete account/ });
  expect(posts('/app/h5action')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(posts('/app/h5action')).toHaveLength(1));
});

it('home tells of the other account after a deletion (PERSON-10, PRIVACY-9)', async () => {
  const { pass } = await openHome({ getUserInfo: { ...activeUsers.id, deletionAsked: true, dupUser: true } });
  await pass(revealMs.dupUser);
  const first = await screen.findByRole('alertdialog', { name: /Request to delete account/ });
  await userEvent.click(within(first).getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('alertdialog', { name: 'Phone already has an account' })).toBeTruthy();
});

describe('what lies below the cards that come late', () => {
  const lower = () => screen.queryByRole('link', { name: 'Event rules' });

  it('the cards below the lucky card come with its list, and so move under no finger (HOME-8)', async () => {
    const { pass } = await openHome({ getLucky: trouble('never') });
    await pass(revealMs.promoBox);
    await screen.findByRole('region', { name: 'Lucky tasks' });
    expect(lower()).toBeNull();
  });

  it.each<[string, Replies]>([
    ['the lucky list is there', { getLucky: waitingLucky }],
    ['the lucky list could not be loaded', { getLucky: trouble({ code: 500 }) }],
    ['the person has no lucky tasks', { getUserInfo: { ...activeUsers.id, showLuckyTask: false } }],
    ['nobody is logged in', { getUserInfo: guestUser }],
    ["the person's data could not be loaded", { getUserInfo: trouble('offline'), getNormalTasks: trouble('offline') }],
  ])('what lies below the lucky card is shown once %s (HOME-8)', async (_, replies) => {
    const { pass } = await openHome(replies);
    await pass(revealMs.lucky);
    // A request that failed is tried again twice.
    for (let tries = 0; tries < 3; tries++) await pass(1000);
    await waitFor(() => expect(lower()).not.toBeNull());
  });
});

describe('the promo box', () => {
  it('the promo box is marked as advertising, opens through the app and is closed for this visit (ADS-14)', async () => {
    const { pass, services, go, posts } = await openHome();
    await pass(revealMs.promoBox);
    const floating = await screen.findByRole('complementary', { name: 'More to earn' });
    const box = await within(floating).findByRole('group', { name: 'Runway 24' });
    await userEvent.click(within(box).getByRole('button', { name: /^Ad.*Runway 24$/ }));
    await waitFor(() => expect(services.navigated[0]).toMatch(/^tally:\/\/open\?url=https/));
    expect(posts('/opt/place-report')).toHaveLength(1);
    await userEvent.click(within(box).getByRole('button', { name: 'Close this ad' }));
    go('/tips/rules');
    go('/home');
    expect(promo()).toBeNull();
    expect(services.sessionStorage.get('promoClosed')).toBe('3');
  });
});

it.each([
  [806, /^tally:\/\/open\?url=https/],
  [805, /^https:/],
])('with SDK %i a home ad opens %s', async (sdk, opened) => {
  const { pass, services } = await openHome({}, { sdk });
  await pass(revealMs.homeAds);
  const card = await screen.findByRole('listitem', { name: homeAds[0]?.title ?? '' });
  await userEvent.click(within(card).getByRole('button'));
  await waitFor(() => expect(services.navigated[0]).toMatch(opened));
});

it('a guest sees how it works in three pictures, and the bar alone asks to log in: nothing floats beside it (PERSON-3, HOME-18, HOME-19, HOME-24)', async () => {
  const { pass, simulator } = await openHome({ getUserInfo: guestUser }, { token: '' });
  await pass(revealMs.homeAds);
  expect(within(await screen.findByRole('list', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(3);
  screen.getByText(/^1\.000 coins = Rp.100$/);
  const logIn = await screen.findAllByRole('button', { name: /log in/i });
  expect(logIn).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Check in now' })).toBeNull();
  await userEvent.click(logIn[0] ?? document.body);
  expect(simulator.log.some((entry) => 'name' in entry && entry.name === 'loginGoogle')).toBe(true);
});

it('people who are logged in see their numbers in place of the three pictures (HOME-24)', async () => {
  const { pass } = await openHome();
  await pass(revealMs.homeAds);
  await waitFor(() => expect(promo()).not.toBeNull());
  expect(screen.queryByRole('list', { name: 'How it works' })).toBeNull();
});

describe('icons', () => {
  it.each([
    [814, 'W'],
    [813, 'T'],
  ] as const)('the icon beside the notices opens, with SDK %i, the channel of %s (HOME-15)', async (sdk, service) => {
    const { pass, simulator } = await openHome({}, { sdk });
    await pass(500);
    const { name, channel } = messagingServices[service];
    await userEvent.click(await screen.findByRole('button', { name: `Open our ${name} channel` }));
    expect(simulator.log.find((entry) => 'name' in entry && entry.name === 'openChannel')).toMatchObject({
      args: [service, channel],
      answer: true,
    });
  });

  it('the icon shows income tips until they were opened once, then a channel', async () => {
    const { pass, go } = await openHome();
    await pass(500);
    await userEvent.click(await screen.findByRole('button', { name: 'How income works' }));
    await screen.findByRole('heading', { level: 1, name: 'Event rules' });
    go('/home');
    expect(await screen.findByRole('button', { name: 'Open our Telegram channel' })).toBeTruthy();
  });

  it('the icon leads to a reply that was not read, until it was read', async () => {
    const { pass, go } = await openHome({ getFeedback: repliedFeedback });
    await pass(500);
    await userEvent.click(await screen.findByRole('button', { name: /reply/ }));
    await screen.findByText(repliedFeedback.reply);
    go('/home');
    expect(await screen.findByRole('button', { name: 'How income works' })).toBeTruthy();
  });
});

describe('a card updates its numbers without a reload', () => {
  const drawn = (count: number) =>
    freshTasks.map((task) => (task.taskType === 'lottery' ? { ...task, count, maxCount: 10 } : task));
  const draw = async () => within(await screen.findByRole('article', { name: 'Lucky draw' }));

  it('a card changes at 11:00 in Jakarta, when the other half of the draws opens', async () => {
    const { pass } = await openHome({ getNormalTasks: drawn(5) }, { serverTime: Date.UTC(2026, 0, 15, 3, 59) });
    await pass(500);
    expect((await draw()).getByRole('button').textContent).toBe('12.00');
    await pass(60_000 + 10_000);
    await waitFor(async () => expect((await draw()).getByRole('button').textContent).not.toBe('12.00'));
  });

  it('a card changes at midnight of the market, when counting begins anew', async () => {
    let requestCount = 0;
    const { pass } = await openHome(
      { getNormalTasks: () => drawn((requestCount += 1) === 1 ? 10 : 0) },
      { serverTime: Date.UTC(2026, 0, 15, 16, 59) },
    );
    await pass(500);
    expect((await draw()).getByText('10/10')).toBeTruthy();
    await pass(60_000 + 10_000);
    await waitFor(async () => expect((await draw()).getByText('0/10')).toBeTruthy());
  });
});

it('the ads of place 1101 stand in one list under one title and one mark, by priority, behind everything else (HOME-10, ADS-10)', async () => {
  const { pass, requests } = await openHome();
  await pass(revealMs.homeAds);
  const list = await screen.findByRole('region', { name: 'More apps' });
  expect(requests.some(({ url }) => url.includes('placeId=1101'))).toBe(true);
  expect(within(list).getAllByRole('list')).toHaveLength(1);
  const titles = within(list).getAllByRole('listitem');
  expect(titles.map(({ textContent }) => homeAds.map(({ title }) => textContent.includes(title)))).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(within(list).getAllByText('Ad')).toHaveLength(1);
  const before = [
    ...screen.getAllByRole('article'),
    screen.getByRole('region', { name: 'Invite and get Rp\u00a0500' }),
    screen.getByRole('link', { name: 'Event rules' }),
  ];
  for (const part of before)
    expect(part.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING, part.textContent).toBeTruthy();
});
