import { opsDays, opsPays, opsAmount } from '@tally/contract/limits/operator';
import type { Market } from '@tally/contract/market/codes';

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
