import type { Market } from '@tally/contract/market';
import { isOverdue } from '@tally/contract/rules/arrival';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Outcome } from '@tally/contract/api/schemas';
import { dunningInfos } from '@tally/contract/wallet/withdraw';
import type { Sql } from '../../db/db';
import { toWire } from '../ledger/money';
import type { Person } from '../people/person';
import { accepted, refused } from '../shared/outcome';

/** The data of a pending withdrawal that decides on a reminder. */
interface Pending {
  readonly id: number;
  readonly amount: number;
  readonly date: number;
  /** The market's day (yyyymmdd) of the last reminder; 0: none. */
  readonly nudgedDay: number;
}

/** Why a reminder is refused; empty when it is accepted. `day` is the market's current day, yyyymmdd. */
export function dunningProblem(
  pending: Omit<Pending, 'id'> | undefined,
  market: Market,
  day: number,
  now: number,
): string {
  if (!pending) return dunningInfos.nothing;
  if (!isOverdue({ amount: toWire(pending.amount, market), date: pending.date }, market, now))
    return dunningInfos.early;
  return pending.nudgedDay === day ? dunningInfos.already : '';
}

/**
 * Records a reminder of a withdrawal that is pending for longer than its stated time, at most once a day. Operators see
 * the number of withdrawals with reminders (`nudgedPending`).
 */
export async function dun(sql: Sql, person: Person, now: number): Promise<Outcome> {
  const { day } = localTime(now, person.market);
  const open = await sql.query<Pending>(
    'select id, amount, at as date, nudged_day as "nudgedDay" from withdrawals where user_id = $1 and status = 1 order by id',
    [person.id],
  );
  const problemOf = (each: Pending) => dunningProblem(each, person.market, day, now);
  // Of several, one that was reminded of today says so, else one that is late is taken.
  const pending =
    open.find((each) => problemOf(each) === dunningInfos.already) ??
    open.find((each) => problemOf(each) === '') ??
    open[0];
  const info = dunningProblem(pending, person.market, day, now);
  if (info !== '' || !pending) return refused(info);
  // Of two concurrent reminders only one updates the day; a withdrawal that was settled meanwhile needs none.
  const nudged = await sql.query(
    'update withdrawals set nudged_day = $2 where user_id = $3 and id = $1 and status = 1 and nudged_day <> $2 returning 1',
    [pending.id, day, person.id],
  );
  return nudged.length > 0 ? accepted : refused(dunningInfos.already);
}
