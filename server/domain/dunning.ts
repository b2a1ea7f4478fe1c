import type { Market } from '@tally/contract/market';
import { isOverdue } from '@tally/contract/rules/arrival';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Outcome } from '@tally/contract/schemas';
import { dunningInfos } from '@tally/contract/withdraw';
import type { Sql } from '../db/db';
import { toWire } from './money';
import type { Person } from './person';
import { accepted, refused } from './outcome';

/** A pending withdrawal, as a nudge is decided from it. */
interface Pending {
  readonly id: number;
  readonly amount: number;
  readonly date: number;
  /** The market's day (yyyymmdd) of its last nudge; 0: none. */
  readonly nudgedDay: number;
}

/** Why a nudge is refused; empty when it counts. `day` is today on the market's clock, yyyymmdd. */
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

/** A nudge for a withdrawal that is under way longer than its stated time, once a day. Operators see how many were nudged (`nudgedPending`). */
export async function dun(sql: Sql, person: Person, now: number): Promise<Outcome> {
  const { day } = localTime(now, person.market);
  const [pending] = await sql.query<Pending>(
    'select id, amount, at as date, nudged_day as "nudgedDay" from withdrawals where user_id = $1 and status = 1',
    [person.id],
  );
  const info = dunningProblem(pending, person.market, day, now);
  if (info !== '' || !pending) return refused(info);
  // Of two at once one writes the day; one that was settled meanwhile needs no nudge any more.
  const nudged = await sql.query(
    'update withdrawals set nudged_day = $2 where user_id = $3 and id = $1 and status = 1 and nudged_day <> $2 returning 1',
    [pending.id, day, person.id],
  );
  return nudged.length > 0 ? accepted : refused(dunningInfos.already);
}
