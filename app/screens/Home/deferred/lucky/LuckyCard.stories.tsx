import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleAdConfigs } from '@tally/contract/fixtures/app';
import {
  appliedLucky,
  claimableLucky,
  emptyLucky,
  everyLucky,
  finishedLucky,
  luckyNotOpened,
  luckyPaid,
  luckyTaskIn,
  underWayLucky,
  waitingLucky,
} from '@tally/contract/fixtures/lucky';
import { freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { luckyOpenCheckMs } from '@tally/contract/limits/lucky';
import type { Market } from '@tally/contract/market/codes';
import { luckyStatus, type LuckyList } from '@tally/contract/tasks/lucky';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { translateIn } from '#storybook/texts/i18n';
import { expectVisible } from '#testing/expectVisible';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

/** Home of a person whose lucky list is `getLucky`; the deferred part shows nothing else. */
const home =
  (getLucky: Replies['getLucky'], more: Replies = {}): SceneArgs['replies'] =>
  (market) => ({
    getUserInfo: activeUsers[market],
    getNormalTasks: midwayTasks,
    getRank: [],
    getWithdrawOptions: withdrawOptionLists[market],
    getPlaceInfo: [],
    getAdConfigs: exampleAdConfigs,
    postH5Action: null,
    postLucky: appliedLucky,
    getLucky,
    ...more,
  });

const closing = (market: Market): Replies => ({ getMarketRules: rulesClosing(market, 'lucky') });

/** The lucky tasks on home, in each state of their card. */
const meta = {
  title: 'Screens/Home/Lucky tasks',
  render: screenStory,
  // Cards and rows have stories of their own in every language.
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'first' } },
  args: {
    path: '/home',
    token: true,
    scenario: { installed: ['*'], windows: { lucky: 'never' } },
    replies: home(emptyLucky),
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

const card = async (canvas: HTMLElement, locale: unknown) => {
  const found = await within(canvas).findByRole('region', { name: translateIn(locale)('lucky.title') });
  await waitFor(() => expect(found).not.toHaveAttribute('aria-busy'));
  restAt(found);
  return found;
};
type Word = 'lucky.apply' | 'lucky.claim' | 'lucky.install';
const press = async (canvas: HTMLElement, locale: unknown, word: Word) => {
  const buttons = await within(await card(canvas, locale)).findAllByRole('button', {
    name: new RegExp(translateIn(locale)(word)),
  });
  await userEvent.click(buttons[0] as HTMLElement);
};
const shows: Story['play'] = async ({ canvasElement, globals }) => {
  await card(canvasElement, globals['locale']);
};

/** No task requested today: shows the possible reward and the number of tasks left. */
export const Offer: Story = { play: shows };
/** A task is assigned and its window is open; pressing the button again shows a toast. */
export const Applying: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await press(canvasElement, globals['locale'], 'lucky.apply');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('lucky.applying') }));
    await expectVisible(await within(document.body).findByText(t('lucky.apply_running')));
  },
};
/** One record of each status. */
export const EveryStatus: Story = {
  args: { replies: home(everyLucky) },
  // The card is higher than a phone's screen.
  parameters: { picture: { frames: ['page'], languages: 'all' } },
  play: shows,
};
const inStatus = (status: 1 | 2 | 3): LuckyList => ({ ...waitingLucky, luckytasks: [luckyTaskIn(status, 1)] });
export const Assigned: Story = { args: { replies: home(inStatus(luckyStatus.assigned)) }, play: shows };
/** The phone downloads the app; a press shows the window again. */
export const Downloading: Story = { args: { replies: home(inStatus(luckyStatus.downloading)) }, play: shows };
/** The store was opened: its page can be opened again. */
export const Clicked: Story = { args: { replies: home(inStatus(luckyStatus.clicked)) }, play: shows };
/** The required time of use is running; an earlier task was paid. */
export const Waiting: Story = {
  args: {
    replies: home(underWayLucky),
  },
  play: shows,
};
/** The required time of use is over; an earlier task was paid. */
export const Claimable: Story = { args: { replies: home(claimableLucky) }, play: shows };
/** All of today's tasks were done: in place of the button the card says when there are new ones. */
export const Finished: Story = { args: { replies: home(finishedLucky) }, play: shows };
/** The market has closed lucky tasks for now: a line says so in place of the button (RULES-4). */
export const Closed: Story = {
  args: { replies: (market, locale) => ({ ...home(emptyLucky)(market, locale), ...closing(market) }) },
  play: async ({ canvasElement, globals }) => {
    const found = await card(canvasElement, globals['locale']);
    await waitFor(() => expect(found).toHaveAttribute('data-state', 'closed'));
    await expectVisible(within(found).getByText(translateIn(globals['locale'])('lucky.closed_line')));
    await expect(within(found).queryByRole('button')).toBeNull();
  },
};
/** A task that is under way when they are closed goes on (RULES-4). */
export const ClosedUnderWay: Story = {
  args: { replies: (market, locale) => ({ ...home(claimableLucky)(market, locale), ...closing(market) }) },
  play: async ({ canvasElement, globals }) => {
    const found = await card(canvasElement, globals['locale']);
    await waitFor(() => expect(found).toHaveAttribute('data-state', 'closed'));
    const claim = new RegExp(translateIn(globals['locale'])('lucky.claim'));
    await expect(within(found).getByRole('button', { name: claim })).toBeEnabled();
  },
};
/** The list could not be loaded. */
export const Failed: Story = { args: { replies: home(trouble({ code: 500 })) }, play: shows };
/** No check-in today: a tip asks for it. */
export const NeedCheckIn: Story = {
  args: { replies: home(emptyLucky, { getNormalTasks: freshTasks }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(await within(canvasElement).findByRole('article', { name: t('task.checkin_title') })).findByText(
      '0/1',
    );
    await press(canvasElement, globals['locale'], 'lucky.apply');
    await expect(
      await within(document.body).findByRole('dialog', { name: t('lucky.need_checkin_title') }),
    ).toHaveTextContent(t('lucky.need_checkin'));
  },
};
/** A launched app is being checked for 6 s. */
export const Checking: Story = {
  args: { replies: home(claimableLucky, { postLuckyReward2: luckyPaid }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await press(canvasElement, globals['locale'], 'lucky.claim');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: new RegExp(t('lucky.wait')) }));
    await expectVisible(await within(document.body).findByText(t('lucky.check_running')));
  },
};
const afterClaim =
  (title: 'lucky.reward_title' | 'lucky.open_again_title', role: 'dialog' | 'alertdialog'): Story['play'] =>
  async ({ canvasElement, globals }) => {
    await press(canvasElement, globals['locale'], 'lucky.claim');
    scene().services.advance(luckyOpenCheckMs);
    await expectVisible(
      await within(document.body).findByRole(role, { name: truncatedName(translateIn(globals['locale'])(title)) }),
    );
  };
/** The reward was paid, as confirmed by the server. */
export const Paid: Story = {
  args: { replies: home(claimableLucky, { postLuckyReward2: luckyPaid }) },
  play: afterClaim('lucky.reward_title', 'dialog'),
};
/** The app was not used long enough: it can be opened again at once. */
export const NotLongEnough: Story = {
  args: { replies: home(claimableLucky, { postLuckyReward2: luckyNotOpened }) },
  play: afterClaim('lucky.open_again_title', 'alertdialog'),
};
/** Opened from a withdrawal that requires a lucky task: the card is focused. */
export const LedHere: Story = {
  args: { path: '/home#lucky' },
  play: async ({ canvasElement, globals }) => {
    const found = await card(canvasElement, globals['locale']);
    await waitFor(() => expect(found).toHaveFocus());
  },
};
