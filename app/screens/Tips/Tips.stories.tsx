import type { Meta, StoryObj } from '@storybook/react-vite';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market/codes';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { wholePage } from '#storybook/pictureFrames';
import { truncatedName } from '#testing/truncatedName';
import { trouble, type Replies } from '#testing/fakeServer';
import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { screenStory, type SceneArgs } from '#testing/screenStory';
import { goOffline } from '#testing/showsOfflineSince';

const baseReplies = (market: Market): Replies => ({
  getUserInfo: activeUsers[market],
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
  getFeedback: trouble('never'),
});
const withReplies =
  (more: Replies): SceneArgs['replies'] =>
  (market) => ({ ...baseReplies(market), ...more });

/** Event rules (TIPS-1): part of the app's texts, so there is no loading state. */
const meta = {
  title: 'Screens/Tips',
  render: screenStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/tips/rules', token: true, replies: baseReplies },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** A person who is shown lucky tasks: their rules are included. */
export const Filled: Story = {
  args: {
    replies: (market) => ({ ...baseReplies(market), getUserInfo: { ...activeUsers[market], showLuckyTask: true } }),
  },
  parameters: { rules: ['PRODUCT-3', 'ROUTE-10', 'LUCKY-20', 'FEEDBACK-7', 'TIPS-1', 'TIPS-4'] },
};
/** A person without lucky tasks. */
export const NoLuckyTasks: Story = {
  parameters: { rules: ['TIPS-2'], picture: { languages: 'first' } },
  args: {
    replies: (market) => ({ ...baseReplies(market), getUserInfo: { ...activeUsers[market], showLuckyTask: false } }),
  },
};
/** What the market has closed for now is said where its numbers stand (RULES-4). */
export const Closed: Story = {
  args: {
    replies: (market) => ({
      ...baseReplies(market),
      getUserInfo: { ...activeUsers[market], showLuckyTask: true },
      getMarketRules: rulesClosing(market, 'lottery', 'lucky', 'withdrawals'),
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await expect(await within(canvasElement).findByText(t('withdraw.closed_message'))).toBeVisible();
    await expect(within(canvasElement).getByText(t('tips.closed'))).toBeVisible();
    await expect(within(canvasElement).getByText(t('lucky.closed_line'))).toBeVisible();
  },
};
/** Offline: a message says so, above the rules, which need no network (DIALOG-6). */
export const Offline: Story = {
  parameters: { picture: { languages: 'first' } },
  play: async ({ canvasElement, globals }) => {
    await goOffline();
    await expect(
      await within(canvasElement).findByText(translateIn(globals['locale'])('network.offline_action')),
    ).toBeVisible();
  },
};
export const Guest: Story = {
  parameters: { rules: ['TIPS-3'], picture: { ...wholePage.picture, languages: 'first' } },
  args: { token: false, replies: withReplies({ getUserInfo: guestUser }) },
};
/** "A customer-service link to /feedback works only for active users": guests are asked to log in. */
export const GuestTapped: Story = {
  args: { ...Guest.args },
  parameters: { rules: ['TIPS-3'] },
  play: async ({ canvasElement, globals }) => {
    const t = translateIn(globals['locale']);
    await userEvent.click(await within(canvasElement).findByRole('link', { name: t('tips.cs_login') }));
    await expect(
      await within(document.body).findByRole('dialog', { name: truncatedName(t('login.need_title')) }),
    ).toHaveTextContent(t('login.need_message'));
  },
};
