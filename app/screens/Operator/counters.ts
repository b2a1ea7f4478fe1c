import { opsAmount, type Market } from '@tally/contract/market';
import { counterNames, summedCounters, type Dashboard, type MarketSums } from '@tally/contract/dashboard';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';

type Summed = (typeof summedCounters)[number];
const isSummed = (name: (typeof counterNames)[number]): name is Summed => summedCounters.some((each) => each === name);

/** A money counter in one market: its amount, or the number of withdrawals that reached the market's big amount. */
const inMarket = (name: Summed, sums: MarketSums): string =>
  name === 'withdrawAmount' || name === 'paidAmount'
    ? formatMoney(sums[name], sums.market)
    : `${formatMoney(opsAmount[sums.market], sums.market)}+: ${formatCoins(sums[name], sums.market)}`;

/** The 17 counter lines. Money counters have a value per currency, because three currencies cannot be added up. */
export const counterLines = (
  dashboard: Dashboard,
  market: Market,
  t: Translate,
): { label: string; value: string | string[] }[] =>
  counterNames.map((name) => ({
    label: t(`ops.counter_${name}`),
    value: isSummed(name) ? dashboard.sums.map((sums) => inMarket(name, sums)) : formatCoins(dashboard[name], market),
  }));
