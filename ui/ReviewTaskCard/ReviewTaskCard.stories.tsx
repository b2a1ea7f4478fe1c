import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Translate } from '@tally/locales/text';
import { fn, within } from 'storybook/test';
import { told } from '../../.storybook/told';
import { press, pressInVain } from '../testing/press';
import { ReviewTaskCard, type ReviewTaskCardProps } from './ReviewTaskCard';

const send = fn();
const card = (propsOf: (t: Translate) => Pick<ReviewTaskCardProps, 'state' | 'status' | 'reason' | 'actionState'> & { open?: boolean }) =>
  told(({ t }) => {
    const { open, ...props } = propsOf(t);
    return <ReviewTaskCard title={t('reviewtask.title')} {...props} action={open ? t('reviewtask.upload') : undefined} onAction={send} />;
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

export const Unassigned: Story = { render: card((t) => ({ state: 'unassigned', status: t('reviewtask.status_0') })) };
export const Assigned: Story = {
  render: card((t) => ({ state: 'assigned', status: t('reviewtask.status_1'), open: true })),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), send);
  },
};
export const Uploading: Story = {
  render: card((t) => ({ state: 'assigned', status: t('reviewtask.status_1'), open: true, actionState: 'busy' })),
  play: async ({ canvasElement }) => {
    await pressInVain(within(canvasElement).getByRole('button'), send);
  },
};
export const Rated: Story = { render: card((t) => ({ state: 'rated', status: t('reviewtask.status_2') })) };
export const Rewarded: Story = { render: card((t) => ({ state: 'rewarded', status: t('reviewtask.status_3') })) };
/** Reject reason 3. */
export const WrongComment: Story = { render: card((t) => ({ state: 'retry', status: t('reviewtask.status_4'), reason: t('reviewtask.reject_3'), open: true })) };
/** Reject reason 4. */
export const WrongScreenshot: Story = { render: card((t) => ({ state: 'retry', status: t('reviewtask.status_4'), reason: t('reviewtask.reject_4'), open: true })) };
/** Reject reason 5: there is nothing to send again. */
export const UsedElsewhere: Story = { render: card((t) => ({ state: 'closed', status: t('reviewtask.status_5'), reason: t('reviewtask.reject_5') })) };
export const Closed: Story = { render: card((t) => ({ state: 'closed', status: t('reviewtask.status_5') })) };
export const Passed: Story = { render: card((t) => ({ state: 'passed', status: t('reviewtask.status_7') })) };
