import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { money, text } from '#storybook/texts/storyArgs';
import { CalendarIcon } from '../icons/CalendarIcon';
import { LettersIcon } from '../icons/LettersIcon';
import { PlayerIcon } from '../icons/PlayerIcon';
import { TicketIcon } from '../icons/TicketIcon';
import { FloatBox } from './FloatBox';

/** Args of a task whose coins are worth so much of the base amount. */
const task = (name: 'checkin' | 'lottery' | 'videoad' | 'words', worth: number) => ({
  title: text(`task.${name}_title`),
  note: text('task.worth_upto', { amount: money({ id: worth * 100, ph: worth * 10, br: worth }) }),
  action: text(`task.${name}_button`),
});

const meta = {
  title: 'Components/Product/FloatBox',
  id: 'components-floatbox',
  component: FloatBox,
  args: { icon: <CalendarIcon size={40} />, ...task('checkin', 1), next: true, onAction: fn() },
  parameters: {
    guide: {
      do: ['Name the next thing worth doing, and what it is worth.', 'Show it while its own button is out of sight.'],
      dont: ['Show it beside a BottomBar: one offer at a time.'],
      related: ['FloatingChannelButton', 'PromoBox'],
    },
  },
} satisfies Meta<typeof FloatBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckIn: Story = {
  parameters: { rules: ['HOME-19'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getByRole('button'), args.onAction);
  },
};
export const Lottery: Story = {
  args: { icon: <TicketIcon size={40} />, ...task('lottery', 4) },
  parameters: { rules: ['HOME-19'] },
};
/** Something else is to be done first: the button is soft. */
export const NotNext: Story = { args: { next: false } };
export const Video: Story = {
  args: { icon: <PlayerIcon size={40} />, ...task('videoad', 8) },
  parameters: { rules: ['HOME-19'] },
};
export const Words: Story = {
  args: { icon: <LettersIcon size={40} />, ...task('words', 2) },
  parameters: { rules: ['HOME-19'] },
};
/** Its coins are worth nothing yet. */
export const WithoutWorth: Story = { args: { note: undefined } };
