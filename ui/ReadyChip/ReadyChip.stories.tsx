import type { Meta, StoryObj } from '@storybook/react-vite';
import { money, text } from '#storybook/texts/storyArgs';
import { ReadyChip } from './ReadyChip';

const meta = {
  title: 'Components/Product/ReadyChip',
  id: 'components-readychip',
  component: ReadyChip,
  args: { children: text('home.goal_reached', { amount: money({ id: 1000, ph: 10, br: 1 }) }) },
  parameters: {
    guide: {
      do: ['Say the same beside the cash on home and on the withdraw page.'],
      dont: ['Name an amount before the server has offered it.'],
      related: ['BalanceTicket', 'GoalBar'],
    },
  },
} satisfies Meta<typeof ReadyChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An amount can be withdrawn now. */
export const Ready: Story = {};
/** Nothing can be withdrawn for now. */
export const Paused: Story = { args: { state: 'paused', children: text('home.goal_paused') } };
