import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press, pressIgnored } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { Button } from './Button';

const meta = {
  title: 'Components/Primitives/Button',
  id: 'components-button',
  component: Button,
  args: { children: text('common.withdraw'), onClick: fn() },
  parameters: {
    guide: {
      do: ['Give a view one primary button.', 'Name the act: "Withdraw", not "OK".'],
      dont: ['Disable a button to refuse: let it be pressed and say why.'],
      related: ['IconButton', 'BottomBar'],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
export const Soft: Story = { args: { tone: 'soft' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
/** Few attempts are left today, e.g. lottery draws or game rounds. */
export const Low: Story = {
  args: { tone: 'low', size: 'small', children: text('task.words_button') },
  parameters: { rules: ['TASK-11'] },
};
/** Refuses or stops something. */
export const Danger: Story = { args: { tone: 'danger', children: text('ops.payout_refuse') } };
/** Done for today. Pressing it still shows an explanation. */
export const Off: Story = {
  args: { tone: 'off', size: 'small', children: text('common.later') },
  parameters: { rules: ['TASK-2'] },
};
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ canvasElement, args }) => {
    await pressIgnored(within(canvasElement).getByRole('button'), args.onClick);
  },
};
/** Something is under way, and a press still calls the callback. */
export const Waiting: Story = {
  args: { state: 'waiting', tone: 'soft' },
  play: async ({ canvasElement, args }) => press(within(canvasElement).getByRole('button'), args.onClick),
};
export const Disabled: Story = { args: { state: 'disabled' } };
export const Block: Story = { args: { block: true } };
