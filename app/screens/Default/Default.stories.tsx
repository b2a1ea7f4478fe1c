import type { Meta, StoryObj } from '@storybook/react-vite';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { activeUsers, freshUser, guestUser } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import type { Market } from '@tally/contract/market/codes';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const baseReplies = (market: Market): Replies => ({
  getUserInfo: activeUsers[market],
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  getWithdrawOptions: withdrawOptionLists[market],
});
const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  (market) => ({ ...baseReplies(market), ...more });

/** Plain home variant (ROUTE-1). */
const meta = {
  title: 'Screens/Default',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/default', token: true, replies: baseReplies },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Coins that do not reach the goal: whether its amount needs more than money is not known here (GOAL-2). */
const coins: Record<Market, number> = { id: 18450, ph: 1845, br: 1845 };
/** The close button closes the page by the host's native link. */
export const Filled: Story = {
  args: {
    replies: (market) => ({
      ...baseReplies(market),
      getUserInfo: { ...activeUsers[market], coin: coins[market] },
    }),
  },
  parameters: { rules: ['ROUTE-1'] },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: translateIn(globals['locale'])('a11y.close_page') }),
    );
    await expect(scene().services.navigated).toEqual(['app://close/home']);
  },
};
export const Empty: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: withReplies({ getUserInfo: freshUser }) },
};
export const Loading: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { replies: withReplies({ getUserInfo: trouble('never') }) },
};
/** Offline: unknown amounts are dashes, never zeros, and can be asked for again. */
export const Failed: Story = {
  args: { online: false, replies: withReplies({ getUserInfo: trouble('offline') }) },
  play: async ({ canvasElement, globals }) => {
    const retry = translateIn(globals['locale'])('common.retry');
    await expect(await within(canvasElement).findByRole('button', { name: retry })).toBeVisible();
  },
};
export const Guest: Story = { args: { token: false, replies: withReplies({ getUserInfo: guestUser }) } };
/** Withdrawals are closed for now: nothing is said to be ready, and Withdraw is not red (RULES-4). */
export const WithdrawalsClosed: Story = {
  args: {
    replies: (market) => ({ ...baseReplies(market), getMarketRules: rulesClosing(market, 'withdrawals') }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    const canvas = within(canvasElement);
    const withdraw = await canvas.findByRole('button', { name: t('home.withdraw') });
    await waitFor(() => expect(withdraw).toHaveAttribute('data-tone', 'soft'));
    const words = t('home.goal_paused').replace(/\s/g, ' ');
    await canvas.findByRole('button', { name: (name) => name.includes(words) });
  },
};
