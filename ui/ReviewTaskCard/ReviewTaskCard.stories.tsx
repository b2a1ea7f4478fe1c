import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Market } from '@tally/contract/market';
import type { Translate } from '@tally/locales/text';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { press, pressIgnored } from '#storybook/press';
import { ReviewTaskCard, type ReviewTaskCardProps } from './ReviewTaskCard';

const send = fn();
const goToStore = fn();
type Given = Pick<ReviewTaskCardProps, 'text' | 'state' | 'status' | 'reason' | 'actionState' | 'action'> & {
  store?: boolean;
};
const card = (propsOf: (t: Translate, cash: string) => Given) =>
  told(({ t, market, money }) => {
    const { store, ...props } = propsOf(t, money(cashOf[market]));
    return (
      <ReviewTaskCard
        title={t('reviewtask.title')}
        {...props}
        onAction={send}
        second={store ? { label: t('review.go_store'), onPress: goToStore } : undefined}
      />
    );
  });
const cashOf: Record<Market, number> = { id: 1000, ph: 10, br: 1 };
/** What is asked for, while there is something to do. */
const offer = (t: Translate, cash: string) => t('reviewtask.offer', { app: 'Tally Rewards', cash });
/** The screenshot can be sent, and the store opened again. */
const sendable = (t: Translate, cash: string) => ({
  text: offer(t, cash),
  action: t('reviewtask.upload'),
  store: true,
});

const meta = {
  title: 'Components/ReviewTaskCard',
  component: ReviewTaskCard,
  parameters: {
    guide: {
      do: ['Say what was wrong beside the way to do it again.'],
      dont: ['Offer the button where nothing can be sent.'],
      related: ['LuckyTaskCard', 'LuckyTaskRow'],
    },
  },
} satisfies Meta<typeof ReviewTaskCard>;
export default meta;
type Story = StoryObj;

export const Unassigned: Story = {
  render: card((t, cash) => ({ state: 'unassigned', text: offer(t, cash), action: t('reviewtask.start') })),
  play: async ({ canvasElement }) => press(within(canvasElement).getByRole('button'), send),
};
export const Assigned: Story = {
  render: card((t, cash) => ({
    state: 'assigned',
    text: offer(t, cash),
    status: t('reviewtask.status_1'),
    action: t('review.go_store'),
  })),
  play: async ({ canvasElement }) => press(within(canvasElement).getByRole('button'), send),
};
/** The store was opened; the screenshot is still owed. */
export const Unsent: Story = {
  render: card((t, cash) => ({ state: 'rated', status: t('reviewtask.send_screenshot'), ...sendable(t, cash) })),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await press(first, send);
    await press(second, goToStore);
  },
};
export const Uploading: Story = {
  render: card((t, cash) => ({
    state: 'rated',
    status: t('reviewtask.send_screenshot'),
    actionState: 'busy',
    ...sendable(t, cash),
  })),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await pressIgnored(first as HTMLElement, send);
    await pressIgnored(second as HTMLElement, goToStore);
  },
};
export const Rated: Story = { render: card((t) => ({ state: 'rated', status: t('reviewtask.status_2') })) };
export const Rewarded: Story = { render: card((t) => ({ state: 'rewarded', status: t('reviewtask.status_3') })) };
/** Reject reason 3. */
export const WrongComment: Story = {
  render: card((t, cash) => ({
    state: 'retry',
    status: t('reviewtask.status_4'),
    reason: t('reviewtask.reject_3'),
    ...sendable(t, cash),
  })),
};
/** Reject reason 4. */
export const WrongScreenshot: Story = {
  render: card((t, cash) => ({
    state: 'retry',
    status: t('reviewtask.status_4'),
    reason: t('reviewtask.reject_4'),
    ...sendable(t, cash),
  })),
};
/** Reject reason 5: there is nothing to send again. */
export const UsedElsewhere: Story = {
  render: card((t) => ({ state: 'closed', status: t('reviewtask.status_5'), reason: t('reviewtask.reject_5') })),
};
export const Closed: Story = { render: card((t) => ({ state: 'closed', status: t('reviewtask.status_5') })) };
export const Passed: Story = { render: card((t) => ({ state: 'passed', status: t('reviewtask.status_7') })) };
