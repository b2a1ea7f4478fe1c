import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { useStoryTranslation } from '../../.storybook/useStoryTranslation';
import { press, pressIgnored } from '../testing/press';
import { Button, type ButtonProps } from './Button';

function Example(props: ButtonProps & { words?: 'common.withdraw' | 'task.finished' | 'task.words_button' }) {
  const { words = 'common.withdraw', ...rest } = props;
  const t = useStoryTranslation();
  return <Button {...rest}>{t(words)}</Button>;
}

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { onClick: fn() },
  render: (args) => <Example {...args} />,
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
/** Little is left: a few draws, a few rounds. */
export const Low: Story = {
  render: (args) => <Example {...args} words="task.words_button" />,
  args: { tone: 'low', size: 'small' },
};
/** Done for today. A press still explains. */
export const Off: Story = {
  render: (args) => <Example {...args} words="task.finished" />,
  args: { tone: 'off', size: 'small' },
};
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ canvasElement, args }) => {
    await pressIgnored(within(canvasElement).getByRole('button'), args.onClick);
  },
};
export const Disabled: Story = { args: { state: 'disabled' } };
export const Block: Story = { args: { block: true } };
