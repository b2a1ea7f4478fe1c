import type { WithdrawWindow } from '@tally/contract/limits/withdrawHours';
import type { Locale, Market } from '@tally/contract/market/codes';
import { nearDay } from '@tally/contract/rules/marketClock';
import { withdrawWindowsOf, type MarketRules } from '@tally/contract/rules/marketRules';
import { nextWithdrawalAt } from '@tally/contract/rules/nextWithdrawal';
import { passbookStatus, type PassbookEntry, type WithdrawOption } from '@tally/contract/wallet/withdraw';
import { isUnknownCall } from '../../api/apiError';
import type { Offer } from '../../session/lastNumbers';

interface OfferInput {
  readonly options: readonly WithdrawOption[] | undefined;
  /** Why there are no options. */
  readonly error: unknown;
  readonly passbook: readonly PassbookEntry[] | undefined;
  /** When this phone made the person's last withdrawal, ms since the epoch; NaN: never. */
  readonly last: number;
  readonly rules: MarketRules;
  readonly market: Market;
  readonly locale: Locale;
  /** The server's time, ms since the epoch. */
  readonly now: number;
}

/** The next withdrawal by what the page knows itself, for a backend that does not say it. */
function ownFrom({ passbook, last, market, now }: OfferInput, window: WithdrawWindow): number {
  const counts = passbook?.filter(({ status }) => status === passbookStatus.pending || status === passbookStatus.paid);
  const dates = counts ? counts.map(({ date }) => date) : [last];
  const usedToday = dates.some((date) => nearDay(date, now, market) === 'today');
  return nextWithdrawalAt({ now, market, window, last, usedToday });
}

/** What is offered; undefined while the answer is not there, so that nothing is promised before (GOAL-1). */
export function offerOf(input: OfferInput): Offer | undefined {
  const { options, error, rules, locale } = input;
  const amounts =
    options ??
    (isUnknownCall(error) ? rules.withdrawAmounts.map((amount) => ({ amount, info: '', need: 0 })) : undefined);
  if (!amounts) return undefined;
  const window = withdrawWindowsOf(rules)[locale];
  const told = options?.[0]?.from ?? NaN;
  const from = Number.isNaN(told) ? ownFrom(input, window) : told;
  const owed = options?.[0]?.owed ?? 0;
  return {
    amounts,
    ...(owed > 0 && { owed }),
    from: Number.isFinite(from) ? from : 0,
    window,
    said: options !== undefined,
  };
}
