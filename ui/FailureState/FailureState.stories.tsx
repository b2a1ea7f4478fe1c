import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press, pressIgnored } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { FailureState } from './FailureState';

const meta = {
  title: 'Components/Primitives/FailureState',
  id: 'components-failurestate',
  component: FailureState,
  args: { text: text('network.list_failed'), retryLabel: text('common.retry'), onRetry: fn() },
  parameters: {
    guide: {
      do: ['Say what could not be loaded, and that nothing is lost.'],
      dont: ['Show a zero instead.'],
      related: ['EmptyState', 'OfflineBar'],
    },
  },
} satisfies Meta<typeof FailureState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onRetry);
  },
};
export const Page: Story = {
  args: { page: true, title: text('network.error_title'), text: text('network.wallet_failed') },
};
/** While the retry is under way. */
export const Retrying: Story = {
  args: { title: text('network.error_title'), text: text('network.error_message'), state: 'busy' },
  play: async ({ canvasElement, args }) => {
    await pressIgnored(within(canvasElement).getByRole('button'), args.onRetry);
  },
};
