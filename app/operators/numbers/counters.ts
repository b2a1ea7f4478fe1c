import { opsAmount } from '@tally/contract/limits/operator';
import type { Market } from '@tally/contract/market/codes';
import { counterNames, summedCounters, type Dashboard, type MarketSums } from '@tally/contract/operator/dashboard';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';

type Summed = (typeof summedCounters)[number];
const isSummed = (name: (typeof counterNames)[number]): name is Summed => summedCounters.some((each) => each === name);

/** A money counter in one market: its amount, or the number of withdrawals that reached the market's big amount. */
const inMarket = (name: Summed, sums: MarketSums): string =>
  name === 'withdrawAmount' || name === 'paidAmount'
    ? formatMoney(sums[name], sums.market)
    : `${formatMoney(opsAmount[sums.market], sums.market)}+: ${formatCoins(sums[name], sums.market)}`;

/** A money counter of a backend that says it once, for its own currency. */
const said = (name: Summed, dashboard: Dashboard, market: Market): string =>
  name === 'withdrawAmount' || name === 'paidAmount'
    ? formatMoney(dashboard[name], market)
    : formatCoins(dashboard[name], market);

/**
 * The 17 counter lines. Money counters have a value per currency, because three currencies cannot be added up; from a
 * backend without such sums they have the one number that it sends.
 */
export const counterLines = (
  dashboard: Dashboard,
  market: Market,
  t: Translate<'operator'>,
): { label: string; value: string | string[] }[] =>
  counterNames.map((name) => ({
    label: t(`ops.counter_${name}`),
    value: !isSummed(name)
      ? formatCoins(dashboard[name], market)
      : dashboard.sums.length === 0
        ? said(name, dashboard, market)
        : dashboard.sums.map((sums) => inMarket(name, sums)),
  }));
