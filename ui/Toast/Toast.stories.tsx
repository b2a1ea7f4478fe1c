import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectReducedFade } from '#storybook/expectReducedFade';
import { text } from '#storybook/texts/storyArgs';
import { EnvironmentProvider, createFixedEnvironment } from '../Environment/Environment';
import { Toast } from './Toast';

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { kind: 'default', place: 'middle', message: text('task.busy'), onEnd: fn() },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Use it for what needs no answer.'],
      dont: ['Refuse with a toast when there is a next step: that is a dialog.'],
      related: ['Dialog', 'RewardToast'],
    },
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { rules: ['DIALOG-3'], picture: { languages: 'first' } },
  play: ({ canvasElement }) => expectReducedFade(within(canvasElement).getByRole('status').firstElementChild),
};
export const Success: Story = {
  parameters: { rules: ['DIALOG-3'], picture: { languages: 'first' } },
  args: { kind: 'success', message: text('common.copied') },
};
export const Wrong: Story = {
  parameters: { rules: ['DIALOG-3'], picture: { languages: 'first' } },
  args: { kind: 'wrong', message: text('network.offline_action') },
};
export const Loading: Story = {
  args: { kind: 'loading', message: text('withdraw.submitting') },
  parameters: { rules: ['DIALOG-3'] },
};

/** A story of a toast with a timer: the clock records the requested duration and does not advance. */
const stays = (ms: number, message: string): Story => {
  const openToast = fn(() => () => undefined);
  return {
    args: { message },
    decorators: [
      (Story) => (
        <EnvironmentProvider value={{ ...createFixedEnvironment(), after: openToast }}>
          <Story />
        </EnvironmentProvider>
      ),
    ],
    play: async () => {
      await waitFor(() => expect(openToast).toHaveBeenCalledWith(ms, expect.anything()));
    },
  };
};
/** Up to 20 characters: 2 s. */
export const TwoSeconds: Story = {
  ...stays(2000, text('common.copied')),
  parameters: { rules: ['DIALOG-4'] },
};
/** More than 20 characters: 3 s. */
export const ThreeSeconds: Story = {
  ...stays(3000, text('network.unknown_error')),
  parameters: { rules: ['DIALOG-4'] },
};
/** While a dialog is open. */
export const Top: Story = { args: { kind: 'success', place: 'top', message: text('common.copied') } };
/** While a dialog is open: above its picture. */
export const Edge: Story = { args: { kind: 'success', place: 'edge', message: text('common.copied') } };
