import type { Market } from '@tally/contract/market';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { marketOf } from '#storybook/globals';
import { useStoryTranslation } from '#storybook/useStoryTranslation';
import { Button } from '../Button/Button';
import { Hero } from '../Hero/Hero';
import { press } from '#storybook/press';
import { BalanceTicket, type BalanceTicketProps } from './BalanceTicket';

/** What is known of somebody's coins and cash. */
const owned = {
  usual: { coins: 126400, cash: { id: 12500, ph: 48.5, br: 3.2 } },
  most: { coins: 88888888, cash: { id: 12345678, ph: 12345.67, br: 1234.56 } },
  nothing: { coins: 0, cash: { id: 0, ph: 0, br: 0 } },
  none: undefined,
};
/** What is said about the numbers, by state. */
const notes: Partial<Record<BalanceTicketProps['state'], 'network.offline' | 'network.stale'>> = {
  offline: 'network.offline',
  stale: 'network.stale',
  failed: 'network.stale',
};

interface Args extends BalanceTicketProps {
  known: keyof typeof owned;
}

function Example({ known, market, state, onOpen }: Pick<Args, 'known' | 'state' | 'onOpen'> & { market: Market }) {
  const t = useStoryTranslation();
  const coins = owned[known]?.coins;
  const cash = owned[known]?.cash[market];
  const words = {
    coins: coins === undefined ? '–' : formatCoins(coins, market),
    cash: cash === undefined ? '–' : formatMoney(cash, market),
  };
  return (
    <Hero overlap="ticket">
      <BalanceTicket
        state={state}
        onOpen={onOpen}
        coins={coins}
        cash={cash}
        formatCoins={(value) => formatCoins(value, market)}
        formatCash={(value) => formatMoney(value, market)}
        coinsLabel={t('home.my_coins')}
        cashLabel={t('home.my_cash')}
        label={t('a11y.balance', words)}
        note={notes[state] && t(notes[state])}
      >
        <Button>{t('home.withdraw')}</Button>
        <Button tone="soft">{t('home.team')}</Button>
      </BalanceTicket>
    </Hero>
  );
}

const meta = {
  title: 'Components/BalanceTicket',
  component: BalanceTicket,
  args: {
    state: 'ready',
    known: 'usual',
    onOpen: fn(),
    formatCoins: String,
    formatCash: String,
    coinsLabel: '',
    cashLabel: '',
    label: '',
    children: null,
  },
  // The story's own: no props of the component.
  argTypes: { known: { table: { disable: true } } },
  render: (args, { globals }) => <Example {...args} market={marketOf(globals)} />,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Keep the last known amounts when the phone is offline or the server fails, and say which.'],
      dont: ['Show 0 for an amount that could not be loaded.'],
      related: ['Hero', 'Ticket', 'Button'],
    },
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await press(within(canvasElement).getAllByRole('button')[0], args.onOpen);
  },
};
export const Loading: Story = { args: { state: 'loading', known: 'none' } };
/** Nothing was ever loaded: a dash, never 0. */
export const Failed: Story = { args: { state: 'failed', known: 'none' } };
export const Offline: Story = { args: { state: 'offline' } };
/** The network is there, but newer numbers could not be loaded. */
export const Stale: Story = { args: { state: 'stale' } };
export const LargeAmounts: Story = { args: { known: 'most' } };
export const Nothing: Story = { args: { known: 'nothing' } };
