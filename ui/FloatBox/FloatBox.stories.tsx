import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { text } from '#storybook/texts/storyArgs';
import { CalendarIcon } from '../icons/CalendarIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { PlayerIcon } from '../icons/PlayerIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { FloatBox } from './FloatBox';

const meta = {
  title: 'Components/Product/FloatBox',
  id: 'components-floatbox',
  component: FloatBox,
  args: { icon: <CalendarIcon size={32} />, children: text('float.checkin'), onClick: fn() },
  parameters: {
    guide: {
      do: ['Name the next thing worth doing.'],
      dont: ['Show it beside a BottomBar: one offer at a time.'],
      related: ['FloatingChannelButton', 'PromoBox'],
    },
  },
} satisfies Meta<typeof FloatBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckIn: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onClick);
  },
};
export const Lottery: Story = { args: { icon: <TicketIcon size={32} />, children: text('float.lottery') } };
export const Video: Story = { args: { icon: <PlayerIcon size={32} />, children: text('float.videoad') } };
export const Words: Story = { args: { icon: <LettersIcon size={32} />, children: text('float.words') } };
