import type { Locale, Market } from '@tally/contract/market/codes';
import { nearDay } from '@tally/contract/rules/marketClock';
import { closedUntil, type Closable, type MarketRules } from '@tally/contract/rules/marketRules';
import { formatMoment, formatTime } from '@tally/locales/formatMoment';

/** Whose clock and language state a moment; `now` is the server's time, ms since the epoch. */
interface Reader {
  readonly now: number;
  readonly market: Market;
  readonly locale: Locale;
}

/**
 * When something that is closed opens by itself (RULES-10), as people read it: the time, with its day unless that is
 * today; undefined when nobody has said.
 */
export function backBy(
  rules: Pick<MarketRules, 'closures'>,
  what: Closable,
  { now, market, locale }: Reader,
): string | undefined {
  const until = closedUntil(rules, what);
  if (until === undefined) return undefined;
  return nearDay(until, now, market) === 'today' ? formatTime(until, market) : formatMoment(until, market, locale);
}
