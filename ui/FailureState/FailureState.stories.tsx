import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { told } from '#storybook/told';
import { press, pressIgnored } from '#storybook/press';
import { FailureState } from './FailureState';

const retry = fn();

const meta = {
  title: 'Components/FailureState',
  component: FailureState,
  parameters: {
    guide: {
      do: ['Say what could not be loaded, and that nothing is lost.'],
      dont: ['Show a zero instead.'],
      related: ['EmptyState', 'OfflineBar'],
    },
  },
} satisfies Meta<typeof FailureState>;
export default meta;
type Story = StoryObj;

export const List: Story = {
  render: told(({ t }) => (
    <FailureState text={t('network.list_failed')} retryLabel={t('common.retry')} onRetry={retry} />
  )),
  play: async ({ canvasElement }) => {
    await press(within(canvasElement).getByRole('button'), retry);
  },
};
export const Page: Story = {
  render: told(({ t }) => (
    <FailureState
      title={t('network.error_title')}
      text={t('network.wallet_failed')}
      retryLabel={t('common.retry')}
      onRetry={retry}
    />
  )),
};
/** While it is tried again. */
export const Retrying: Story = {
  render: told(({ t }) => (
    <FailureState
      title={t('network.error_title')}
      text={t('network.error_message')}
      retryLabel={t('common.retry')}
      state="busy"
      onRetry={retry}
    />
  )),
  play: async ({ canvasElement }) => {
    await pressIgnored(within(canvasElement).getByRole('button'), retry);
  },
};
