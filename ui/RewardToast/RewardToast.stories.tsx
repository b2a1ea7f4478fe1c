import type { Meta, StoryObj } from '@storybook/react-vite';
import { forecastCash, newcomersCoinRate } from '@tally/contract/rules/exchange';
import { fn, within } from 'storybook/test';
import { expectReducedFade } from '#storybook/expectReducedFade';
import { byMarket, coins, money, text } from '#storybook/texts/storyArgs';
import { RewardToast } from './RewardToast';

const paid = 4000;
const worth = money(byMarket((market) => forecastCash(paid, newcomersCoinRate(market), market)));
/** Cash that is paid along with coins, or alone. */
const cash = money({ id: 400, ph: 4, br: 0.4 });

const meta = {
  title: 'Overlays/RewardToast',
  component: RewardToast,
  args: {
    coins: text('task.reward_coins', { coins: coins(paid) }),
    message: text('task.reward_worth', { cash: worth }),
    onEnd: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Say what was paid, and what it is worth at the rate that will be applied.'],
      dont: ['Guess a worth: where it is not known, say that the coins are there.'],
      related: ['Toast', 'CoinFlight', 'BalanceTicket'],
    },
  },
} satisfies Meta<typeof RewardToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coins: Story = {
  parameters: { rules: ['TASK-24', 'DIALOG-3'], picture: { languages: 'first' } },
  play: ({ canvasElement }) => expectReducedFade(within(canvasElement).getByRole('status').firstElementChild),
};
/** Before the morning's exchange of coins: the message says today. */
export const Today: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { message: text('task.reward_worth_today', { cash: worth }) },
};
/** Too few coins to be exchanged for any cash. */
export const FewCoins: Story = {
  parameters: { picture: { languages: 'first' } },
  args: { coins: text('task.reward_coins', { coins: coins(5) }), message: text('task.reward_toast') },
};
export const Cash: Story = { args: { coins: '', cash: text('task.reward_cash', { cash }), message: '' } };
export const CoinsAndCash: Story = { args: { cash: text('task.reward_cash_too', { cash }) } };
/** Near the highest amount that a draw can pay: rays (EARN-6). */
export const Large: Story = { args: { size: 'large' }, parameters: { rules: ['EARN-6'] } };
/** Higher on the screen, for when the lower third contains something to press. */
export const Higher: Story = { args: { at: 120 } };
/** While a dialog is open. */
export const Top: Story = { args: { place: 'top' } };
