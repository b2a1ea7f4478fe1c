import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleApprovals, exampleOtherApprovals } from '@tally/contract/fixtures/approvals';
import { expect, userEvent } from 'storybook/test';
import { restAt } from '#storybook/restAt';
import { openInStory, withReplies } from '#testing/pages/operatorStory';
import { screenStory, type SceneArgs } from '#testing/screenStory';

/** What waits for a second operator (OPS-35). */
const meta = {
  title: 'Screens/Desk/Approvals',
  render: screenStory,
  parameters: { layout: 'fullscreen', picture: { frames: ['phone'], languages: 'operators' } },
  args: {
    path: '/desk#approvals/5',
    publicPage: true,
    replies: withReplies({ getApprovals: [...exampleApprovals, ...exampleOtherApprovals] }),
  },
} satisfies Meta<SceneArgs>;
export default meta;
type Story = StoryObj<SceneArgs>;

/** Requested by another operator: the payee, and the warnings. */
export const Waiting: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    restAt(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.approval_approve')}`) }));
  },
};
/** One's own request is withdrawn with a reason; another operator approves it. */
export const Own: Story = {
  args: { path: '/desk#approvals/6' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    await userEvent.type(await canvas.findByLabelText(t('ops.approval_reason')), 'a farm');
    restAt(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.approval_withdraw')}`) }));
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${t('ops.approval_approve')}`) })).toBeNull();
  },
};
/** A batch that a second operator makes. */
export const Batch: Story = {
  args: { path: '/desk#approvals/7' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    restAt(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.approval_approve')}`) }));
  },
};
/** Cash that is taken back (OPS-36). */
export const Clawback: Story = {
  args: { path: '/desk#approvals/9' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    restAt(await canvas.findByRole('button', { name: new RegExp(`^${t('ops.approval_approve')}`) }));
  },
};
/** A request on which nobody decided in time. */
export const Lapsed: Story = {
  args: { path: '/desk#approvals/4' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas } = await openInStory(canvasElement, globals['locale']);
    restAt(await canvas.findByText(t('ops.approval_lapsed')), 'end');
  },
};
