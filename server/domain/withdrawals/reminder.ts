import type { Market } from '@tally/contract/market/codes';
import { isOverdue } from '@tally/contract/rules/arrival';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Outcome } from '@tally/contract/api/schemas';
import { reminderInfos } from '@tally/contract/wallet/withdraw';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { toWire } from '../ledger/money';
import type { Person } from '../people/person';
import { accepted, refused } from '../shared/outcome';

/** The data of a pending withdrawal that decides on a reminder. */
interface Pending {
  readonly id: number;
  readonly amount: number;
  readonly date: number;
  /** The market's day (yyyymmdd) of the last reminder; 0: none. */
  readonly remindedDay: number;
}

/** Why a reminder is refused; undefined: it is accepted. `day` is the market's current day, yyyymmdd. */
export function reminderProblem(
  withdrawal: Omit<Pending, 'id'> | undefined,
  market: Market,
  day: number,
  now: number,
): string | undefined {
  if (!withdrawal) return reminderInfos.nothing;
  if (!isOverdue({ amount: toWire(withdrawal.amount, market), date: withdrawal.date }, market, now))
    return reminderInfos.early;
  return withdrawal.remindedDay === day ? reminderInfos.already : undefined;
}

const pendingOf = statement(
  { person: 'bigint' },
  `
select id, amount, at as date, nudged_day as "remindedDay"
from withdrawals
where user_id = :person and ${pending()}
order by id`,
);

const setReminded = statement(
  { id: 'bigint', day: 'integer', person: 'bigint' },
  `
update withdrawals set nudged_day = :day
where user_id = :person and id = :id and ${pending()} and nudged_day <> :day
returning 1`,
);

/**
 * Records a reminder of a withdrawal that is pending for longer than its stated time, at most once a day. Operators see
 * the number of withdrawals with reminders (`remindedPending`).
 */
export async function remind(sql: Sql, person: Person, now: number): Promise<Outcome> {
  const { day } = localTime(now, person.market);
  const open = await sql.query<Pending>(...pendingOf({ person: person.id }));
  const problemOf = (each: Pending) => reminderProblem(each, person.market, day, now);
  // Prefer one that the person was reminded of today, then one that is overdue.
  const withdrawal =
    open.find((each) => problemOf(each) === reminderInfos.already) ??
    open.find((each) => problemOf(each) === undefined) ??
    open[0];
  const problem = reminderProblem(withdrawal, person.market, day, now);
  if (problem !== undefined || !withdrawal) return refused(problem ?? reminderInfos.nothing);
  // Of two concurrent reminders only one updates the day; a withdrawal that was resolved meanwhile needs none.
  const reminded = await sql.query(...setReminded({ id: withdrawal.id, day, person: person.id }));
  return reminded.length > 0 ? accepted : refused(reminderInfos.already);
}
