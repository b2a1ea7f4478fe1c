import type { Meta, StoryObj } from '@storybook/react-vite';
import { money, text } from '#storybook/texts/storyArgs';
import { GoalBar } from './GoalBar';

const amount = { id: 10_000, ph: 100, br: 10 };

const meta = {
  title: 'Components/Product/GoalBar',
  id: 'components-goalbar',
  component: GoalBar,
  args: {
    state: 'open',
    cash: 0.3,
    coming: 0.18,
    text: text('home.goal_missing', { missing: money({ id: 7000, ph: 70, br: 7 }) }),
    amount: money(amount),
    label: text('a11y.goal', { cash: money({ id: 3000, ph: 30, br: 3 }), amount: money(amount) }),
  },
  parameters: {
    guide: {
      do: ['Keep its room while the amounts are not known: `unknown`.'],
      dont: ['Promise tomorrow for an amount that needs more than money.'],
      related: ['BalanceTicket', 'AmountButtons'],
    },
  },
} satisfies Meta<typeof GoalBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the goal; the next exchange of coins adds a part of it. */
export const Open: Story = {};
/** Cash and coins that reach the goal together. */
const enough = {
  cash: 0.86,
  coming: 0.14,
  text: text('home.goal_missing', { missing: money({ id: 1400, ph: 14, br: 1.4 }) }),
  label: text('a11y.goal', { cash: money({ id: 8600, ph: 86, br: 8.6 }), amount: money(amount) }),
};
/** The coins, once exchanged, are enough for the goal. */
export const EnoughTomorrow: Story = { args: { ...enough, hope: text('home.goal_tomorrow') } };
/** The coins reach the goal, but it needs more than money: the stripes stop before the flag. */
export const AlmostThere: Story = { args: enough };
/** The coins add next to nothing, which is seen all the same (GOAL-2). */
export const LittleComing: Story = { args: { coming: 0.004 } };
/** Without coins: only cash counts towards the goal. */
export const CashAlone: Story = { args: { coming: 0 } };
/** The cash is enough for the largest amount. */
export const Ready: Story = {
  args: { state: 'ready', cash: 1, coming: 0, text: text('home.goal_reached', { amount: money(amount) }) },
};
/** Before the amounts are known: the same space is reserved. */
export const Unknown: Story = { args: { state: 'unknown', label: undefined } };
