import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press, pressIgnored } from '#storybook/press';
import { money, text } from '#storybook/texts/storyArgs';
import { ReviewTaskCard } from './ReviewTaskCard';

const goToStore = fn();
const cash = money({ id: 1000, ph: 10, br: 1 });
/** Text of the task, while there is something to do. */
const offer = text('reviewtask.offer', { app: 'Tally Rewards', cash });
/** Args for a card whose actions are to send the screenshot and to open the store again. */
const sendable = {
  text: offer,
  action: text('reviewtask.upload'),
  second: { label: text('review.go_store'), onPress: goToStore },
};

const meta = {
  title: 'Components/Rows and cards/ReviewTaskCard',
  id: 'components-reviewtaskcard',
  component: ReviewTaskCard,
  args: { title: text('reviewtask.title'), state: 'unassigned', next: true, onAction: fn() },
  parameters: {
    guide: {
      do: ['Say what was wrong beside the way to do it again.'],
      dont: ['Offer the button where nothing can be sent.'],
      related: ['LuckyTaskCard', 'LuckyTaskRow'],
    },
  },
} satisfies Meta<typeof ReviewTaskCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unassigned: Story = {
  args: { text: offer, action: text('reviewtask.start') },
  parameters: { rules: ['REVIEW-1'] },
  play: async ({ canvasElement, args }) => press(within(canvasElement).getByRole('button'), args.onAction),
};
/** Something else is to be done first: the button is soft. */
export const NotNext: Story = { args: { ...Unassigned.args, next: false } };
export const Assigned: Story = {
  args: {
    state: 'assigned',
    text: offer,
    status: text('reviewtask.status_1'),
    action: text('review.go_store'),
  },
  parameters: { rules: ['REVIEW-1'] },
  play: async ({ canvasElement, args }) => press(within(canvasElement).getByRole('button'), args.onAction),
};
/** The store was opened; the screenshot was not sent yet. */
export const Unsent: Story = {
  args: { ...sendable, state: 'rated', status: text('reviewtask.send_screenshot') },
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await press(first, args.onAction);
    await press(second, goToStore);
  },
};
export const Uploading: Story = {
  args: { ...Unsent.args, actionState: 'busy' },
  parameters: { rules: ['REVIEW-5'] },
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await pressIgnored(first as HTMLElement, args.onAction);
    await pressIgnored(second as HTMLElement, goToStore);
  },
};
export const Rated: Story = {
  args: { state: 'rated', status: text('reviewtask.status_2') },
  parameters: { rules: ['REVIEW-1'] },
};
export const Rewarded: Story = {
  args: { state: 'rewarded', status: text('reviewtask.status_3', { cash }) },
  parameters: { rules: ['REVIEW-1'] },
};
/** Rejected for reason 3. */
export const WrongComment: Story = {
  args: {
    ...sendable,
    state: 'retry',
    status: text('reviewtask.status_4'),
    reason: text('reviewtask.reject_3'),
  },
  parameters: { rules: ['REVIEW-2'] },
};
/** Rejected for reason 4. */
export const WrongScreenshot: Story = {
  args: { ...WrongComment.args, reason: text('reviewtask.reject_4') },
  parameters: { rules: ['REVIEW-2'] },
};
/** Rejected for reason 5: nothing can be sent again. */
export const UsedElsewhere: Story = {
  args: { state: 'closed', status: text('reviewtask.status_5'), reason: text('reviewtask.reject_5') },
  parameters: { rules: ['REVIEW-2'] },
};
export const Closed: Story = {
  args: { state: 'closed', status: text('reviewtask.status_5') },
  parameters: { rules: ['REVIEW-1'] },
};
export const Passed: Story = {
  args: { state: 'passed', status: text('reviewtask.status_7') },
  parameters: { rules: ['REVIEW-1'] },
};
