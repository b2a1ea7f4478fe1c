import { noFeedback } from '@tally/contract/people/feedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coinReward, finishedTasks, freshTasks, midwayTasks, refusedReward } from '@tally/contract/fixtures/task';
import {
  activeUsers,
  befriendedUsers,
  freshUser,
  guestUser,
  morningUsers,
  paidUsers,
  returnedUsers,
  withdrawnUsers,
} from '@tally/contract/fixtures/user';
import { repliedFeedbacks } from '@tally/contract/fixtures/feedback';
import { floatItems, homeAdLists, homeAds } from '@tally/contract/fixtures/offers';
import { ranks } from '@tally/contract/fixtures/rank';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import { installedLucky, luckyPaid, underWayLucky } from '@tally/contract/fixtures/lucky';
import { exampleAdConfigs, exampleAppSettings } from '@tally/contract/fixtures/app';
import { teams } from '@tally/contract/fixtures/team';
import { homeAdPlace } from '@tally/contract/limits/ads';
import { revealMs } from '@tally/contract/limits/home';
import { placeOpen } from '@tally/contract/apps/offers';
import type { UserInfo } from '@tally/contract/people/user';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { displayFactors } from '@tally/contract/limits/withdrawAmounts';
import type { Market } from '@tally/contract/market/codes';
import { paymentToldKey } from '../../session/seenStorageKeys';
import { messagingServices } from '../../platform/messaging.config';
import type { LocaleCode } from '@tally/locales/tags';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { modeOf } from '#storybook/modes';
import { wholePage } from '#storybook/pictureFrames';
import { api } from '../../api/api';
import { expectVisible } from '#testing/expectVisible';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';
import { showsOfflineSince } from '#testing/showsOfflineSince';

/** Replies to requests that host callbacks trigger: answered windows, opened apps, a tapped offer. */
const earlierReplies: Replies = {
  postLottery: coinReward,
  postVideoAd: coinReward,
  getLucky: underWayLucky,
  postLucky: installedLucky,
  postLuckyReward: luckyPaid,
  postLuckyReward2: luckyPaid,
  postPlaceReport: null,
};

const baseReplies = (market: Market, locale: LocaleCode): Replies => ({
  getRank: ranks[market],
  getWithdrawOptions: withdrawOptionLists[market],
  getPassbook: [],
  getAdConfigs: exampleAdConfigs,
  getPlaceInfo: (request) => (request.url.includes(`placeId=${homeAdPlace}`) ? homeAdLists[locale] : []),
  getFeedback: noFeedback,
  getAppSettings: exampleAppSettings,
  getTeam: teams[market],
  postH5Action: null,
  ...earlierReplies,
});

/** For states whose words other stories show in each language. */
const oneLanguage = { picture: { frames: ['phone'], languages: 'first' } };

/** Home (ROUTE-2): every state the main screen can be in. */
const meta = {
  title: 'Screens/Home',
  render: screenStory,
  // Below the fold most states look alike: only stories that differ there also take a screenshot of the whole page.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'] } },
  args: {
    path: '/home',
    token: true,
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: activeUsers[market],
      getNormalTasks: midwayTasks,
    }),
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const fresh =
  (more: Replies = {}): SceneArgs['replies'] =>
  (market, locale) => ({
    ...baseReplies(market, locale),
    getUserInfo: activeUsers[market],
    getNormalTasks: freshTasks,
    ...more,
  });
/** The card of the check-in, once its count is loaded; a dialog may hide it already. */
const checkInCard = async (canvas: HTMLElement, locale: unknown) => {
  const name = translateIn(locale)('task.checkin_title');
  const card = await within(canvas).findByRole('article', { name, hidden: true });
  await within(card).findByText('0/1');
  return within(card);
};
/** The same where today's check-in is done. */
const checkInCardDone = async (canvas: HTMLElement, locale: unknown) => {
  const name = translateIn(locale)('task.checkin_title');
  await within(await within(canvas).findByRole('article', { name, hidden: true })).findByText('1/1');
};
/** The button of the first task card, once its count is loaded. */
const checkInButton = async (canvas: HTMLElement, locale: unknown) =>
  (await checkInCard(canvas, locale)).getByRole('button');

/** An ad that opens the phone app's ads window. */
export const AdsWindow: Story = {
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: activeUsers[market],
      getNormalTasks: midwayTasks,
      getPlaceInfo: ({ url }) =>
        url.includes(`placeId=${homeAdPlace}`)
          ? homeAdLists[locale].map((item) => ({ ...item, openType: placeOpen.ads }))
          : [],
    }),
  },
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const [ad] = homeAdLists[modeOf(globals['locale']).locale];
    const card = await within(canvasElement).findByRole('listitem', { name: ad?.title ?? '' });
    await userEvent.click(within(card).getByRole('button'));
    await waitFor(() =>
      expect(scene().host.log).toContainEqual(expect.objectContaining({ name: 'showAdsWindow', answer: true })),
    );
  },
};
/** A video on a 2G network: a dialog warns that it may take long, and the video can be postponed. */
export const SlowVideo: Story = {
  args: {
    replies: fresh(),
    scenario: { network: '2g', windows: { videoad: 'never' } },
    onReady: (_, { services }) => void services.storage.set('doneVideoad', '1'),
  },
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    // The dialog is part of the deferred chunk, so the test waits until that is loaded.
    await within(canvasElement).findAllByText(t('common.advertisement'));
    const card = await within(canvasElement).findByRole('article', { name: t('task.videoad_title') });
    await within(card).findByText(/^0\//);
    await userEvent.click(within(card).getByRole('button'));
    const dialog = await within(document.body).findByRole('dialog', { name: truncatedName(t('network.slow_title')) });
    await userEvent.click(within(dialog).getByRole('button', { name: t('network.slow_continue') }));
    await waitFor(() =>
      expect(scene().host.log).toContainEqual(expect.objectContaining({ name: 'showVideoAdWindow', answer: true })),
    );
  },
};
/** In the middle of the day: check-in done, few draws left, the quiz finished. Ads in one list with one label. */
export const Filled: Story = {
  parameters: { ...wholePage, rules: ['PRODUCT-1', 'PERSON-4', 'HOME-5', 'HOME-6'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await waitFor(async () => {
      const ads = within(within(canvasElement).getByRole('region', { name: t('title.moreapps') }));
      await expect(ads.getAllByText(t('common.advertisement'))).toHaveLength(1);
      await expect(ads.getAllByRole('listitem')).toHaveLength(homeAds.length);
    });
  },
};
/** Scrolled past the tasks: the bar offers the next one and says what it is worth (HOME-19). */
export const ScrolledDown: Story = {
  parameters: oneLanguage,
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(canvasElement).findByRole('region', { name: t('title.moreapps') });
    scrollTo(0, 9999);
    const bar = await within(canvasElement).findByRole('complementary', { name: t('home.more_title') });
    await expectVisible(await within(bar).findByText(t('task.videoad_title')));
  },
};
/** A new day: no task done yet. */
export const NewDay: Story = { args: { replies: fresh() }, parameters: oneLanguage };
const personOf =
  (users: Record<Market, UserInfo>, getNormalTasks = freshTasks): SceneArgs['replies'] =>
  (market, locale) => ({ ...baseReplies(market, locale), getUserInfo: users[market], getNormalTasks });
/** The first opening after the exchange: what became of the coins this morning. */
export const Morning: Story = {
  args: { replies: personOf(morningUsers) },
  parameters: { rules: ['DAY-1'] },
  play: async ({ canvasElement, globals }) => {
    const { market } = modeOf(globals['locale']);
    const { coins = 0, cash = 0 } = morningUsers[market].morning ?? {};
    const said = { coins: formatCoins(coins, market), cash: formatMoney(cash, market) };
    const text = translateIn(globals['locale'])('home.morning', said).replaceAll(/\s/g, ' ');
    await waitFor(() => expect(canvasElement).toHaveTextContent(text));
    // The cash counts up.
    scene().services.advance(1000);
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(formatMoney(morningUsers[market].cash, market).replaceAll(/\s/g, ' ')),
    );
  },
};
/** A phone that has opened home before: what has ended since is news. */
const visitedBefore: SceneArgs['onReady'] = (_, { services }) => services.storage.set(paymentToldKey, '-');
/** A withdrawal was paid since the last visit: the dialog leads to the history, or back. */
export const PaymentArrived: Story = {
  args: { replies: personOf(paidUsers, midwayTasks), onReady: visitedBefore },
  parameters: { rules: ['DAY-4'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await checkInCardDone(canvasElement, globals['locale']);
    scene().services.advance(revealMs.dupUser);
    const dialog = await within(document.body).findByRole('dialog', { name: truncatedName(t('payment.paid_title')) });
    await expectVisible(within(dialog).getByRole('button', { name: t('payment.see') }));
  },
};
/** A payment came back since the last visit. */
export const PaymentReturned: Story = {
  args: { replies: personOf(returnedUsers, midwayTasks), onReady: visitedBefore },
  parameters: { rules: ['DAY-4'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await checkInCardDone(canvasElement, globals['locale']);
    scene().services.advance(revealMs.dupUser);
    await within(document.body).findByRole('alertdialog', { name: truncatedName(t('payment.failed_title')) });
  },
};
/** A friend has earned something for the person: that comes first in the notices. */
export const FriendEarned: Story = {
  args: { replies: personOf(befriendedUsers, midwayTasks) },
  parameters: { rules: ['DAY-6'] },
  play: async ({ canvasElement, globals }) => {
    const { market } = modeOf(globals['locale']);
    const { name = '' } = befriendedUsers[market].friend ?? {};
    const label = translateIn(globals['locale'])('home.notices_label');
    const line = () => within(canvasElement).getByRole('group', { name: label });
    await waitFor(() => expect(line()).toHaveTextContent(name));
  },
};
/** A person who has withdrawn before: no newbie card, and Withdraw is red, since no task can be done (HOME-27). */
export const Withdrawn: Story = {
  tags: ['no-visual'],
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: withdrawnUsers[market],
      getNormalTasks: finishedTasks,
    }),
  },
  parameters: { rules: ['HOME-6'] },
};
/** Everything is done: the gold ticket says when the next day begins, what is left is listed below (TASK-28). */
export const DayDone: Story = {
  parameters: { ...wholePage, rules: ['DAY-2'] },
  args: { ...Withdrawn.args },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expectVisible(
      await within(canvasElement).findByRole('heading', { name: truncatedName(t('home.more_title')) }),
    );
  },
};
/** In Indonesia at ten with all available tasks done: the next chance opens by 12:00 (TASK-29). */
export const MorningDone: Story = {
  parameters: oneLanguage,
  args: {
    serverTime: Date.UTC(2026, 0, 15, 3),
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: withdrawnUsers[market],
      getNormalTasks: finishedTasks.map((task) => ({
        ...task,
        count: market === 'id' && ['lottery', 'videoad'].includes(task.taskType) ? task.maxCount / 2 : task.count,
      })),
    }),
  },
};
/** Just logged in: known zeros, and what a day can bring. */
export const Empty: Story = { args: { replies: fresh({ getUserInfo: freshUser }) }, parameters: { rules: ['DAY-3'] } };
export const Loading: Story = {
  parameters: wholePage,
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: trouble('never'),
      getNormalTasks: trouble('never'),
      getRank: trouble('never'),
    }),
  },
};
/** No network at the start: dashes, one message and a retry button. */
export const Offline: Story = {
  args: {
    online: false,
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: trouble('offline'),
      getNormalTasks: trouble('offline'),
      getRank: trouble('offline'),
      getPlaceInfo: trouble('offline'),
    }),
  },
  parameters: { rules: ['ENTRY-15'] },
};
/** The network was lost after the numbers were loaded: they stay, and the message says since when they are known. */
export const OfflineKnown: Story = { play: showsOfflineSince };
/**
 * The server failed after the numbers were loaded: the last ones stay, and the message does not blame the person's
 * network.
 */
export const Stale: Story = {
  parameters: { ...oneLanguage, rules: ['MONEY-9'] },
  args: {
    replies: (market, locale) => {
      let requestCount = 0;
      return {
        ...baseReplies(market, locale),
        getNormalTasks: midwayTasks,
        getUserInfo: () => ((requestCount += 1) === 1 ? activeUsers[market] : trouble({ code: 500 })),
      };
    },
  },
  play: async ({ canvasElement, globals }) => {
    await within(canvasElement).findByText('7/10');
    scene().app.store.dispatch(api.util.invalidateTags(['User']));
    await expect(await within(canvasElement).findByText(translateIn(globals['locale'])('network.stale'))).toBeVisible();
  },
};
/** Our server failed at the request for the person's data: the page that says so (ENTRY-13, ENTRY-14, NOTFOUND-1). */
export const Failed: Story = {
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: trouble({ code: 500 }),
      getNormalTasks: trouble({ code: 500 }),
    }),
  },
};
/** A host too old for words and quiz. */
export const OldHost: Story = { parameters: { ...oneLanguage, rules: ['TASK-17'] }, args: { sdk: 803 } };
/** No ranking: every notice is an example and marked as one. */
export const NoRanking: Story = {
  parameters: { ...oneLanguage, rules: ['HOME-2'] },
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: activeUsers[market],
      getNormalTasks: midwayTasks,
      getRank: [],
    }),
  },
};

/** A guest sees the default tasks, and one bar that asks to log in. */
export const Guest: Story = {
  parameters: { ...wholePage, rules: ['PRODUCT-1', 'PERSON-2', 'HOME-12', 'HOME-18'] },
  args: { token: false, replies: (market, locale) => ({ ...baseReplies(market, locale), getUserInfo: guestUser }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const name = t('login.bar_button');
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { name })).toHaveLength(1));
    await expect(await within(canvasElement).findByRole('list', { name: t('home.steps_title') })).toBeVisible();
  },
};
/** A guest who taps a task is asked to log in. */
export const GuestTapped: Story = {
  args: { ...Guest.args },
  parameters: { rules: ['PERSON-2'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await checkInButton(canvasElement, globals['locale']));
    const dialog = await within(document.body).findByRole('dialog', { name: t('login.need_title') });
    await expect(dialog).toHaveTextContent(t('login.need_message'));
  },
};

/** The complete check-in: window, callback, reward call, numbers, toast. */
export const CheckIn: Story = {
  args: { replies: fresh({ postCheckin: coinReward }) },
  parameters: { rules: ['TASK-5'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await checkInButton(canvasElement, globals['locale']));
    scene().services.advance(100);
    await waitFor(() => expect(within(canvasElement).getByText('1/1')).toBeVisible());
    await expect(within(canvasElement).getByRole('button', { name: new RegExp(t('task.stamp')) })).toBeVisible();
    await expectVisible(await within(document.body).findByRole('status'));
  },
};

/**
 * A draw near the most that it can pay has rays (EARN-6). It is the next task itself, so the toast stands over a torn row
 * (EARN-1).
 */
export const Draw: Story = {
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: activeUsers[market],
      getNormalTasks: midwayTasks.map((task) => (task.taskType === 'lottery' ? { ...task, count: 3 } : task)),
      postLottery: { ...coinReward, coin: 3800 },
    }),
  },
  parameters: { rules: ['EARN-1', 'EARN-6'] },
  play: async ({ canvasElement, globals }) => {
    const name = translateIn(globals['locale'])('task.lottery_title');
    const card = await within(canvasElement).findByRole('article', { name });
    await within(card).findByText('3/10');
    await userEvent.click(within(card).getByRole('button'));
    scene().services.advance(100);
    await waitFor(() => expect(within(card).getByText('4/10')).toBeVisible());
    const toast = await within(document.body).findByRole('status');
    await expectVisible(toast);
    await expect(toast.querySelector('[data-size=large]')).not.toBeNull();
  },
};

/** The server refused the reward: a dialog gives the reason. */
export const CheckInRefused: Story = {
  args: { replies: fresh({ postCheckin: refusedReward }) },
  parameters: { rules: ['TASK-6'] },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(await checkInButton(canvasElement, globals['locale']));
    scene().services.advance(100);
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(
      translateIn(globals['locale'])('task.failed_hidden'),
    );
  },
};

/** The reward call failed. */
export const CheckInFailed: Story = {
  args: { replies: fresh({ postCheckin: trouble({ code: 500 }) }) },
  parameters: { rules: ['TASK-7'] },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(await checkInButton(canvasElement, globals['locale']));
    scene().services.advance(100);
    await expect(await within(document.body).findByRole('alertdialog')).toHaveTextContent(
      translateIn(globals['locale'])('task.checkin_failed'),
    );
  },
};

/** Done for today: tapping the task says when it is available again. */
export const CheckInLimit: Story = {
  parameters: { rules: ['TASK-2'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const card = await waitFor(() => within(canvasElement).getByRole('article', { name: t('task.checkin_title') }));
    await userEvent.click(within(card).getByRole('button'));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(t('task.checkin_limit'));
  },
};

/** The deletion of this account was requested by someone else: one tap keeps the account (PRIVACY-9). */
export const DeletionAsked: Story = {
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: { ...activeUsers[market], deletionAsked: true },
      getNormalTasks: freshTasks,
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await checkInCard(canvasElement, globals['locale']);
    scene().services.advance(revealMs.dupUser);
    await expectVisible(
      await within(document.body).findByRole('alertdialog', {
        name: truncatedName(translateIn(globals['locale'])('login.deletion_title')),
      }),
    );
  },
};

/** Another account already earns on this phone: the dialog opens 1.1 s after this is known (HOME-17, PERSON-10). */
export const DuplicateUser: Story = {
  args: {
    replies: (market, locale) => ({
      ...baseReplies(market, locale),
      getUserInfo: { ...activeUsers[market], dupUser: true },
      getNormalTasks: freshTasks,
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await checkInCard(canvasElement, globals['locale']);
    scene().services.advance(revealMs.dupUser);
    await expectVisible(
      await within(document.body).findByRole('alertdialog', {
        name: truncatedName(translateIn(globals['locale'])('login.dup_user_title')),
      }),
    );
  },
};

/** The exit dialog of a person who has not withdrawn. */
export const Exit: Story = {
  parameters: { rules: ['HOME-14', 'HOME-21'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('a11y.close_page') }));
    const dialog = await within(document.body).findByRole('dialog', { name: t('exit.title') });
    await userEvent.click(within(dialog).getByRole('button', { name: t('exit.leave') }));
    await expect(scene().services.navigated).toEqual(['app://close/home']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('a11y.close_page') }));
    await within(document.body).findByRole('dialog', { name: t('exit.title') });
  },
};

/** Home with its promotion, for a person who has read the tips: the icon of T's channel replaces that of the tips. */
const withPromo: SceneArgs['replies'] = (market, locale) => ({
  ...baseReplies(market, locale),
  getPlaceInfo: (request) => (request.url.includes(`placeId=${homeAdPlace}`) ? homeAdLists[locale] : floatItems),
  getUserInfo: activeUsers[market],
  getNormalTasks: midwayTasks,
});
const promoName = floatItems[0]?.name ?? '';

/** The promo box below the floating box, marked as advertising, on a bar that covers no part of a card (HOME-23). */
export const Promotion: Story = {
  args: { replies: withPromo },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const promo = await canvas.findByRole('group', { name: promoName });
    const ads = await canvas.findByRole('region', { name: translateIn(globals['locale'])('title.moreapps') });
    const strip = promo.parentElement as HTMLElement;
    await waitFor(async () => {
      // The room below grows with the strip.
      scrollTo(0, 9999);
      const { left, right, top } = strip.getBoundingClientRect();
      const last = ads.getBoundingClientRect();
      // With large text the promotion is placed among the cards, before the ads.
      if (getComputedStyle(strip).position !== 'fixed') {
        await expect(promo.getBoundingClientRect().bottom).toBeLessThanOrEqual(last.top);
        return;
      }
      await expect(last.bottom).toBeLessThanOrEqual(top);
      await expect(left).toBeLessThanOrEqual(last.left);
      await expect(right).toBeGreaterThanOrEqual(last.right);
    });
    scrollTo(0, 0);
  },
};
/** After it was closed, the promotion stays hidden: the page looks as if there had been none. */
export const PromotionClosed: Story = {
  tags: ['no-visual'],
  args: { replies: withPromo },
  play: async ({ canvasElement, globals }) => {
    const name = translateIn(globals['locale'])('a11y.close_ad');
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await expect(within(canvasElement).queryByRole('group', { name: promoName })).toBeNull();
  },
};
/** A guest has the login bar, so the promo box is placed between the cards. */
export const PromotionForGuest: Story = {
  parameters: { picture: { frames: ['page'], languages: 'first' } },
  args: { token: false, replies: (market, locale) => ({ ...withPromo(market, locale), getUserInfo: guestUser }) },
};
/** Ads as a picture only, as a row, and as a row below its picture, by priority. */
export const AdsInEachLook: Story = {
  parameters: { picture: { frames: ['page'], languages: 'first' } },
  args: {
    replies: (market, locale) => ({
      ...withPromo(market, locale),
      getPlaceInfo: (request) => {
        const [first, second] = homeAdLists[locale];
        if (!first || !second || !request.url.includes(`placeId=${homeAdPlace}`)) return [];
        const looks = [first, second, { ...first, title: first.name }];
        return looks.map((item, at) => ({ ...item, id: at + 1, showType: at + 1, priority: at + 1 }));
      },
    }),
  },
};

/** Feedback has an unread reply: its icon is shown beside the close icon and opens it. */
export const UnreadReply: Story = {
  parameters: oneLanguage,
  args: {
    replies: (market, locale) => ({
      ...withPromo(market, locale),
      getPlaceInfo: [],
      getFeedback: repliedFeedbacks[locale],
    }),
  },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: translateIn(globals['locale'])('a11y.feedback_reply') }),
    ).toBeVisible();
  },
};
/** Channel icon beside the notices, as on all pictures: W's, below SDK 814 T's. */
export const Channel: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, globals }) => {
    const { name, channel } = messagingServices.W;
    await userEvent.click(
      await within(canvasElement).findByRole('button', {
        name: translateIn(globals['locale'])('a11y.open_channel', { service: name }),
      }),
    );
    await expect(scene().host.log.filter((entry) => entry.what === 'call')).toMatchObject([
      { name: 'openChannel', args: ['W', channel] },
    ]);
  },
};
export const ChannelOfOldHost: Story = { parameters: oneLanguage, args: { sdk: 813 } };

/** Tasks that pay cash, with and without coins. */
export const CashTasks: Story = {
  parameters: oneLanguage,
  args: {
    replies: (market, locale) => {
      const cash: Partial<Record<string, object>> = {
        videoad: { cashReward: 5 * displayFactors[market] },
        quiz: { coinReward: 0, cashReward: 20 * displayFactors[market] },
      };
      return {
        ...baseReplies(market, locale),
        getUserInfo: activeUsers[market],
        getNormalTasks: freshTasks.map((task) => ({ ...task, ...cash[task.taskType] })),
      };
    },
  },
};
