import { dayMs, hourMs } from '../limits/time';
import { fastArrivalHours, slowArrivalAbove, slowArrivalDays } from '../limits/withdraw';
import type { Market } from '../market/codes';

/**
 * Stated transfer time of a (decimal) amount: "id above 2000 gives 3 days; br above 1; ph above 10", else 2 hours
 * (WITHDRAW-11).
 */
export const arrivalOf = (amount: number, market: Market): '2h' | '3d' =>
  amount > slowArrivalAbove[market] ? '3d' : '2h';

/** Stated transfer time of an amount (`arrivalOf`), ms. */
export const arrivalMs = (amount: number, market: Market): number =>
  arrivalOf(amount, market) === '3d' ? slowArrivalDays * dayMs : fastArrivalHours * hourMs;

/** A requested withdrawal: its decimal amount and when it was requested (ms since the epoch). */
interface SentWithdrawal {
  readonly amount: number;
  readonly date: number;
}

/** The latest moment at which a withdrawal should arrive by its stated time (WITHDRAW-11), ms since the epoch. */
export const arrivesBy = ({ amount, date }: SentWithdrawal, market: Market): number => date + arrivalMs(amount, market);

/** Whether a pending withdrawal is older than its stated time, so that its owner may send a reminder (PASSBOOK-4). */
export const isOverdue = ({ amount, date }: SentWithdrawal, market: Market, now: number): boolean =>
  now > arrivesBy({ amount, date }, market);
