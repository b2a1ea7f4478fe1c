import type { Meta, StoryObj } from '@storybook/react-vite';
import { noWaitingReviews } from '@tally/contract/fixtures/review';
import { expect, userEvent, within } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { trouble } from '#testing/fakeServer';
import { openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** Reviews that wait for a check (REVIEW-6). */
const meta = {
  title: 'Screens/Desk/Reviews',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: { path: '/desk#reviews/7001', publicPage: true, replies: withReplies({}) },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** A rejection is confirmed like every other action; the dialog names the person, and its button the reason. */
export const Reject: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    const reject = await canvas.findByRole('button', { name: new RegExp(t('ops.review_reject_4')) });
    await userEvent.click(reject);
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(t('ops.review_reject_4'));
    restAt(reject);
  },
};
export const Empty: Story = {
  args: { path: '/desk#reviews', replies: withReplies({ getWaitingReviews: noWaitingReviews }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByText(t('ops.reviews_empty'));
  },
};
export const Failed: Story = {
  args: { path: '/desk#reviews', replies: withReplies({ getWaitingReviews: trouble({ code: 500 }) }) },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await canvas.findByRole('button', { name: t('common.retry') });
  },
};
