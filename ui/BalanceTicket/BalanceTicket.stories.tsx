import type { Market } from '@tally/contract/market/codes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press } from '#storybook/press';
import { wallets } from '#storybook/samples';
import { byMarket, coins, money, text } from '#storybook/texts/storyArgs';
import { Button } from '../Button/Button';
import type { GoalBarProps } from '../GoalBar/GoalBar';
import { Hero } from '../Hero/Hero';
import { CoinIcon } from '../icons/CoinIcon';
import { SunriseIcon } from '../icons/SunriseIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { PictureSteps } from '../PictureSteps/PictureSteps';
import { BalanceTicket, type BalanceTicketProps } from './BalanceTicket';

/** Args for a user's coins and cash: the amounts, and the label that contains them. */
const owns = (count: Record<Market, number>, cash: Record<Market, number>) => ({
  coins: byMarket(count),
  cash: byMarket(cash),
  label: `${text('home.my_cash')} ${money(cash)}, ${text('a11y.balance', { coins: byMarket((market) => coins(count[market])) })}`,
});
const none = { id: 0, ph: 0, br: 0 };
const next = money({ id: 10_000, ph: 100, br: 10 });
const largest = money({ id: 100_000, ph: 1000, br: 100 });
const goal: GoalBarProps = {
  state: 'open',
  cash: 0.68,
  coming: 0.18,
  text: text('home.goal_missing', { missing: money({ id: 3250, ph: 32.5, br: 3.25 }) }),
  amount: next,
};
/** The cash is enough for the largest amount. */
const ready: GoalBarProps = {
  state: 'ready',
  cash: 1,
  coming: 0,
  text: text('home.goal_reached', { amount: largest }),
  amount: largest,
};
const forecast =
  (
    key: 'home.forecast_by' | 'home.forecast_today',
    cash: Record<Market, number> = { id: 1845, ph: 18.45, br: 1.84 },
  ): BalanceTicketProps['forecast'] =>
  () => ({ cash: `≈\u00a0${money(cash)}`, by: text(key) });
/** Args for amounts that were never loaded. */
const unknown = {
  coins: undefined,
  cash: undefined,
  goal: undefined,
  label: `${text('home.my_cash')} –, ${text('a11y.balance', { coins: '–' })}`,
};

const meta = {
  title: 'Components/Product/BalanceTicket',
  id: 'components-balanceticket',
  component: BalanceTicket,
  args: {
    ...owns({ id: 18450, ph: 1845, br: 1845 }, { id: 6750, ph: 67.5, br: 6.75 }),
    state: 'ready',
    onOpen: fn(),
    formatCoins: coins,
    formatCash: money,
    cashLabel: text('home.my_cash'),
    forecast: forecast('home.forecast_by'),
    exchange: text('home.exchange_note'),
    goal,
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
  parameters: { rules: ['HOME-4'] },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getAllByRole('button')[0], args.onOpen);
  },
};
/** The goal leads to what it lacks, by touch, keyboard and screen reader (GOAL-3). */
export const Goal: Story = {
  tags: ['no-visual'],
  args: { onGoal: fn() },
  parameters: { rules: ['GOAL-3'] },
  play: async ({ canvasElement, args }) => {
    const [own, numbers] = within(canvasElement).getAllByRole('button');
    own?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoal).toHaveBeenCalledTimes(1);
    await userEvent.click(numbers?.querySelector('[data-goal]') as Element);
    await expect(args.onGoal).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).not.toHaveBeenCalled();
    own?.blur();
  },
};
export const Loading: Story = { args: { ...unknown, state: 'loading' } };
/** The amounts were never loaded: a dash is shown, never 0, and that nothing is lost. */
export const Failed: Story = {
  args: { ...unknown, state: 'failed', missing: text('network.safe') },
  parameters: { rules: ['MONEY-9'] },
};
export const Offline: Story = {
  args: { state: 'offline', note: text('network.offline') },
  parameters: { rules: ['MONEY-9'] },
};
/** The device is online, but newer amounts could not be loaded. */
export const Stale: Story = {
  args: { state: 'stale', note: text('network.stale') },
  parameters: { rules: ['MONEY-9'] },
};
/** The user's coins, once exchanged, are enough for the next withdrawal amount. */
export const EnoughTomorrow: Story = {
  args: {
    ...owns({ id: 32500, ph: 3250, br: 3250 }, { id: 6750, ph: 67.5, br: 6.75 }),
    forecast: forecast('home.forecast_by', { id: 3250, ph: 32.5, br: 3.25 }),
    goal: { ...goal, coming: 0.32, hope: text('home.goal_tomorrow') },
  },
};
/** Before the morning's exchange of coins: the forecast is for today. */
export const Today: Story = { args: { forecast: forecast('home.forecast_today') } };
/** An amount can be withdrawn, and the bar runs on to the next one. */
export const Reached: Story = {
  args: {
    reached: text('home.goal_reached', { amount: money({ id: 1000, ph: 10, br: 1 }) }),
    goal,
  },
};
/** Nothing can be withdrawn for now: in place of the amount stands that, in a neutral look. */
export const Paused: Story = {
  args: { reached: text('home.goal_paused'), paused: true, goal },
};
/** The cash is enough for the largest withdrawal amount. */
export const GoalReady: Story = {
  args: { ...owns({ id: 18450, ph: 1845, br: 1845 }, { id: 124_000, ph: 1240, br: 124 }), goal: ready },
};
export const LargeAmounts: Story = {
  args: {
    ...owns({ id: 88888888, ph: 88888888, br: 88888888 }, { id: 12345678, ph: 12345.67, br: 1234.56 }),
    forecast: forecast('home.forecast_by', { id: 8888888, ph: 888888.88, br: 88888.88 }),
    goal: ready,
  },
};
/** A user without any coins or cash sees an explanation in the space of the numbers. */
export const Covered: Story = {
  args: {
    ...owns(none, none),
    cover: (
      <div style={{ padding: 12 }}>
        <PictureSteps
          ground="none"
          steps={[
            { picture: <CoinIcon size={40} />, text: text('home.step_coins') },
            { picture: <SunriseIcon size={44} />, text: text('home.step_cash') },
            {
              picture: <WalletIcon size={40} />,
              text: text('home.step_withdraw', { types: byMarket((market) => wallets[market].types[0]) }),
            },
          ]}
        />
      </div>
    ),
  },
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getAllByRole('button')[0], args.onOpen);
  },
};
export const Nothing: Story = {
  args: {
    ...owns(none, none),
    forecast: () => undefined,
    goal: { ...goal, cash: 0, coming: 0, text: text('home.goal_missing', { missing: next }) },
  },
};
/** The first opening after the exchange: the morning in place of the coins. */
const morning = text('home.morning', { coins: coins(14_100), cash: money({ id: 1410, ph: 141, br: 14.1 }) });
export const Morning: Story = { args: { coins: 0, morning: { text: morning, cash: 1 } } };
