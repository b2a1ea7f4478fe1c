import type { Market } from '@tally/contract/market';
import { formatCoins } from '@tally/locales/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { marketOf } from '../../.storybook/globals';
import { useWords } from '../../.storybook/words';
import { Toast, type ToastProps } from './Toast';

function Example({ kind = 'default', onEnd, market }: Pick<ToastProps, 'kind' | 'onEnd'> & { market: Market }) {
  const t = useWords();
  const words = { default: t('task.busy'), success: t('common.copied'), wrong: t('network.offline_action'), loading: t('common.please_wait'), reward: t('task.reward_toast', { coins: formatCoins(4000, market) }) };
  return <Toast kind={kind} message={words[kind]} onEnd={onEnd} />;
}

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { message: '', onEnd: fn() },
  render: (args, { globals }) => <Example {...args} market={marketOf(globals)} />,
  parameters: { layout: 'fullscreen', guide: { do: ['Use it for what needs no answer.'], dont: ['Refuse with a toast when there is a next step: that is a dialog.'], related: ['Dialog'] } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { kind: 'success' } };
export const Wrong: Story = { args: { kind: 'wrong' } };
export const Loading: Story = { args: { kind: 'loading' } };
export const Reward: Story = { args: { kind: 'reward' } };
