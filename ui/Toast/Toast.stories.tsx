import type { Market } from '@tally/contract/market';
import { formatCoins } from '@tally/locales/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { told, type Stage } from '#storybook/told';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { EnvironmentProvider, createFixedEnvironment } from '../Environment/Environment';
import { Toast, type ToastProps } from './Toast';

function Example({
  kind = 'default',
  place = 'middle',
  onEnd,
  market,
}: Pick<ToastProps, 'kind' | 'place' | 'onEnd'> & { market: Market }) {
  const t = useStoryTranslation();
  const words = {
    default: t('task.busy'),
    success: t('common.copied'),
    wrong: t('network.offline_action'),
    loading: t('common.please_wait'),
    reward: t('task.reward_toast', { coins: formatCoins(4000, market) }),
  };
  return <Toast kind={kind} place={place} message={words[kind]} onEnd={onEnd} />;
}

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { message: '', onEnd: fn() },
  render: (args, { globals }) => <Example {...args} market={marketOf(globals)} />,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Use it for what needs no answer.'],
      dont: ['Refuse with a toast when there is a next step: that is a dialog.'],
      related: ['Dialog'],
    },
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { kind: 'success' } };
export const Wrong: Story = { args: { kind: 'wrong' } };
export const Loading: Story = { args: { kind: 'loading' } };
export const Reward: Story = { args: { kind: 'reward' } };

/** A story of a toast that asks for time; the clock hears for how much and lets none pass. */
const stays = (ms: number, of: 'common.copied' | 'network.unknown_error'): Story => {
  const asked = fn(() => () => undefined);
  return {
    render: told(({ t, args }: Stage<ToastProps>) => (
      <EnvironmentProvider value={{ ...createFixedEnvironment(), after: asked }}>
        <Toast message={t(of)} onEnd={args.onEnd} />
      </EnvironmentProvider>
    )),
    play: async () => {
      await waitFor(() => expect(asked).toHaveBeenCalledWith(ms, expect.anything()));
    },
  };
};
/** Up to 20 characters: 2 s. */
export const TwoSeconds: Story = stays(2000, 'common.copied');
/** More than 20 characters: 3 s. */
export const ThreeSeconds: Story = stays(3000, 'network.unknown_error');
/** While a dialog is open. */
export const Top: Story = { args: { kind: 'success', place: 'top' } };
