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
  waitingLucky,
} from '@tally/contract/fixtures/lucky';
import { freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { luckyOpenCheckMs } from '@tally/contract/limits';
import { luckyStatus, type LuckyList } from '@tally/contract/lucky';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/i18n';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

/** Home of somebody whose lucky list is `getLucky`; nothing else comes late. */
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

/** The lucky tasks of home, in each state that their card can be in. */
const meta = {
  title: 'Screens/Home/Lucky tasks',
  render: screenStory,
  // Each play scrolls to the card; the rest of home is on its own pictures.
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
  found.scrollIntoView({ block: 'center' });
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

/** None was asked for today: what can be earned, what is left. */
export const Offer: Story = { play: shows };
/** A task was given and its window is up; a press meanwhile is answered. */
export const Applying: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await press(canvasElement, globals['locale'], 'lucky.apply');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t('lucky.applying') }));
    await expect(await within(document.body).findByText(t('lucky.apply_running'))).toBeVisible();
  },
};
/** One record of each status, as a list may bring them. */
export const EveryStatus: Story = {
  args: { replies: home(everyLucky) },
  // Higher than a phone.
  parameters: { picture: { frames: ['phone', 'page'], languages: 'all' } },
  play: shows,
};
const inStatus = (status: 1 | 2 | 3): LuckyList => ({ ...waitingLucky, luckytasks: [luckyTaskIn(status, 1)] });
export const Assigned: Story = { args: { replies: home(inStatus(luckyStatus.assigned)) }, play: shows };
/** Its time of use runs. */
export const Waiting: Story = { args: { replies: home(waitingLucky) }, play: shows };
/** Its time is over; one was paid before. */
export const Claimable: Story = { args: { replies: home(claimableLucky) }, play: shows };
/** All of today's were done: the button says so when it is pressed. */
export const Finished: Story = {
  args: { replies: home(finishedLucky) },
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, globals['locale'], 'lucky.apply');
    await expect(
      await within(document.body).findByText(translateIn(globals['locale'])('lucky.finished_today')),
    ).toBeVisible();
  },
};
/** The list could not be had. */
export const Failed: Story = { args: { replies: home(trouble({ code: 500 })) }, play: shows };
/** No check-in today: a tip. */
export const NeedCheckIn: Story = {
  args: { replies: home(emptyLucky, { getNormalTasks: freshTasks }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await within(await within(canvasElement).findByRole('article', { name: t('task.checkin_title') })).findByText(
      '0/1',
    );
    await press(canvasElement, globals['locale'], 'lucky.apply');
    await expect(await within(document.body).findByRole('dialog', { name: t('lucky.title') })).toHaveTextContent(
      t('lucky.need_checkin'),
    );
  },
};
/** A launched app is checked for 6 s. */
export const Checking: Story = {
  args: { replies: home(claimableLucky, { postLuckyReward2: luckyPaid }) },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await press(canvasElement, globals['locale'], 'lucky.claim');
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: new RegExp(t('common.please_wait')) }),
    );
    await expect(await within(document.body).findByText(t('lucky.check_running'))).toBeVisible();
  },
};
const afterClaim =
  (title: 'lucky.reward_title' | 'lucky.open_failed_title', role: 'dialog' | 'alertdialog'): Story['play'] =>
  async ({ canvasElement, globals }) => {
    await press(canvasElement, globals['locale'], 'lucky.claim');
    scene().services.advance(luckyOpenCheckMs);
    await expect(
      await within(document.body).findByRole(role, { name: truncatedName(translateIn(globals['locale'])(title)) }),
    ).toBeVisible();
  };
/** Paid, as the server confirmed. */
export const Paid: Story = {
  args: { replies: home(claimableLucky, { postLuckyReward2: luckyPaid }) },
  play: afterClaim('lucky.reward_title', 'dialog'),
};
/** Used too short: it can be opened again at once. */
export const NotLongEnough: Story = {
  args: { replies: home(claimableLucky, { postLuckyReward2: luckyNotOpened }) },
  play: afterClaim('lucky.open_failed_title', 'alertdialog'),
};
/** Whoever comes from a withdrawal that needs a lucky task finds it focused. */
export const LedHere: Story = {
  args: { path: '/home#lucky' },
  play: async ({ canvasElement, globals }) => {
    const found = await card(canvasElement, globals['locale']);
    await waitFor(() => expect(found).toHaveFocus());
  },
};
