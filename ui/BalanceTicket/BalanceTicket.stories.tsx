import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { press } from '#storybook/press';
import { byMarket, coins, money, text } from '#storybook/storyArgs';
import { Button } from '../Button/Button';
import { Hero } from '../Hero/Hero';
import { BalanceTicket } from './BalanceTicket';

/** Somebody's coins and cash, as numbers and in the name of the ticket. */
const owns = (count: number, cash: { id: number; ph: number; br: number }) => ({
  coins: count,
  cash: byMarket(cash),
  label: text('a11y.balance', { coins: coins(count), cash: money(cash) }),
});
/** Nothing was ever loaded. */
const unknown = { coins: undefined, cash: undefined, label: text('a11y.balance', { coins: '–', cash: '–' }) };

const meta = {
  title: 'Components/BalanceTicket',
  component: BalanceTicket,
  args: {
    ...owns(126400, { id: 12500, ph: 48.5, br: 3.2 }),
    state: 'ready',
    onOpen: fn(),
    formatCoins: coins,
    formatCash: money,
    coinsLabel: text('home.my_coins'),
    cashLabel: text('home.my_cash'),
    children: (
      <>
        <Button>{text('home.withdraw')}</Button>
        <Button tone="soft">{text('home.team')}</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Hero overlap="ticket">
        <Story />
      </Hero>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Keep the last known amounts when the phone is offline or the server fails, and say which.'],
      dont: ['Show 0 for an amount that could not be loaded.'],
      related: ['Hero', 'Ticket', 'Button'],
    },
  },
} satisfies Meta<typeof BalanceTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getAllByRole('button')[0], args.onOpen);
  },
};
export const Loading: Story = { args: { ...unknown, state: 'loading' } };
/** Nothing was ever loaded: a dash, never 0. */
export const Failed: Story = { args: { ...unknown, state: 'failed', note: text('network.stale') } };
export const Offline: Story = { args: { state: 'offline', note: text('network.offline') } };
/** The network is there, but newer numbers could not be loaded. */
export const Stale: Story = { args: { state: 'stale', note: text('network.stale') } };
export const LargeAmounts: Story = { args: owns(88888888, { id: 12345678, ph: 12345.67, br: 1234.56 }) };
export const Nothing: Story = { args: owns(0, { id: 0, ph: 0, br: 0 }) };
