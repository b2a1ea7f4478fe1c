import { reward } from '@tally/tokens/motion';
import { ArrowIcon } from '../icons/ArrowIcon';
import { CoinIcon } from '../icons/CoinIcon';
import { SunriseIcon } from '../icons/SunriseIcon';
import { FittedAmount } from '../FittedAmount/FittedAmount';
import { useFadeOnChange } from '../theme/useFadeOnChange';
import { By, Coins, Forecast, Way } from './BalanceTicket.styles';
import { useCountUp } from './useCountUp';

interface CountedCashProps {
  /** Decimal amount in the market's currency. */
  cash: number;
  formatCash: (cash: number) => string;
  /** It counts up once the animated coins have landed. */
  paid?: boolean | undefined;
  /** How much of it the morning brought. */
  morning?: { cash: number } | undefined;
}

/** The cash, which counts up when it changes, and by what the morning brought. */
export function CountedCash({ cash, formatCash, paid, morning }: CountedCashProps) {
  const shown = useCountUp(cash, paid ? reward.countAfter : 0, morning && Math.max(0, cash - morning.cash));
  return <FittedAmount ref={useFadeOnChange<HTMLSpanElement>(shown)}>{formatCash(shown)}</FittedAmount>;
}

interface CountedCoinsProps {
  coins: number;
  formatCoins: (coins: number) => string;
  /** The cash that a number of coins is exchanged for and the time of the exchange. */
  forecast: (coins: number) => { cash: string; by: string } | undefined;
  /** Stands there without a forecast. */
  exchange: string;
  paid?: boolean | undefined;
}

/** Coins and their forecast in cash, counting up together. */
export function CountedCoins({ coins, formatCoins, forecast, exchange, paid }: CountedCoinsProps) {
  const shown = useCountUp(coins, paid ? reward.countAfter : 0);
  const becomes = forecast(shown);
  return (
    <>
      <Coins data-coins>
        <CoinIcon size={24} />
        <FittedAmount ref={useFadeOnChange<HTMLSpanElement>(shown)}>{formatCoins(shown)}</FittedAmount>
      </Coins>
      <Way data-state={paid ? 'paid' : undefined}>
        <ArrowIcon size={16} />
        <SunriseIcon size={28} />
        <span ref={useFadeOnChange<HTMLSpanElement>(becomes?.cash)}>
          {becomes && <Forecast data-slot="becomes">{becomes.cash}</Forecast>}
          <By>{becomes?.by ?? exchange}</By>
        </span>
      </Way>
    </>
  );
}
