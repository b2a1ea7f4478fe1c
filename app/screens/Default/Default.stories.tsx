import type { Meta, StoryObj } from '@storybook/react-vite';
import { activeUsers, freshUser, guestUser } from '@tally/contract/fixtures/user';
import type { Market } from '@tally/contract/market/codes';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '#storybook/texts/i18n';
import { trouble, type Replies } from '#testing/fakeServer';
import { scene, screenStory, type SceneArgs } from '#testing/screenStory';

const baseReplies = (market: Market): Replies => ({
  getUserInfo: activeUsers[market],
  getNormalTasks: [],
  getRank: [],
  getAdConfigs: [],
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

/** The close button closes the page by the host's native link. */
export const Filled: Story = {
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: translateIn(globals['locale'])('a11y.close_page') }),
    );
    await expect(scene().services.navigated).toEqual(['app://close/home']);
  },
};
export const Empty: Story = { args: { replies: withReplies({ getUserInfo: freshUser }) } };
export const Loading: Story = { args: { replies: withReplies({ getUserInfo: trouble('never') }) } };
/** Offline: unknown amounts are dashes, never zeros. */
export const Failed: Story = { args: { online: false, replies: withReplies({ getUserInfo: trouble('offline') }) } };
export const Guest: Story = { args: { token: false, replies: withReplies({ getUserInfo: guestUser }) } };
