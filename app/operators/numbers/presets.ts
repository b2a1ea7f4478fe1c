import { hourMs } from '@tally/contract/limits/time';
import { opsDays, opsPays, opsAmount } from '@tally/contract/limits/operator';
import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { isPayable, upToLimit } from '../rules/operatorRules';

/** Value of `day` for all users; the other values select new users by the hours since they joined. */
export const everybody = 2;

export interface Preset {
  /** -1, 0, 1: users who joined within 1 h, 8 h, 1 day; 2: all users. */
  day: number;
  pay: 1 | 2;
  market: Market;
  /** Amount in the market's currency. */
  amount: number;
}

const presets = (market: Market, days: readonly number[]): Preset[] =>
  days.flatMap((day) => opsPays.map((pay) => ({ day, pay, market, amount: opsAmount[market] })));

/**
 * Presets for new users: "Preset operation buttons use amount 20000, day -1, 0 or 1 (1 h, 8 h, 1 day of new users) and
 * pay 1 or 2". 20000 is Indonesia's amount; each market has its own presets in its currency.
 */
export const newUserPresets = (market: Market): Preset[] => presets(market, opsDays);
/** The presets for all users. */
export const allUserPresets = (market: Market): Preset[] => presets(market, [everybody]);

/** How long ago new users joined, in hours, by `day`. */
const joinedHours: Readonly<Record<number, number>> = { [-1]: 1, 0: 8, 1: 24 };

/**
 * What a preset would resolve of the pending withdrawals on a page, the oldest first. Undefined while more is pending
 * than the page holds.
 */
export function presetFinds({ day, pay, amount }: Preset, page: PendingPayouts): PendingPayout[] | undefined {
  const here = page.items.filter(({ exportId }) => exportId === 0);
  if (here.length !== page.total - page.sent) return undefined;
  const since = page.asOf - (joinedHours[day] ?? Infinity) * hourMs;
  const found = here.filter(
    (payout) =>
      payout.amount <= amount &&
      payout.joined >= since &&
      (pay === 1 ? isPayable(payout) : !payout.warnings.includes('FROZEN')),
  );
  return pay === 1 ? upToLimit(found, page) : found;
}
