import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { fitsAlone } from '@tally/contract/rules/fitsAlone';
import { only } from '../../db/db';
import { acquireLockOf } from '../../db/advisoryLocks';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Act } from '../act';
import { aloneOf } from '../marketRules/aloneLimits';
import type { OperatorLimits } from '../marketRules/aloneLimits';

/** First key of the advisory locks by which one operator's releases in a market are counted one after the other. */
const releaseLock = 7_316_260;

const used = statement(
  { market: 'text', operator: 'text', since: 'bigint' },
  `
select coalesce(sum(amount), 0)::bigint as sum
from releases
where market = :market and lower(operator) = lower(:operator) and at > :since`,
);

/** What an operator may still let leave alone (OPS-35). */
export async function readAlone(act: Act, market: Market): Promise<OperatorLimits> {
  const { tx, operator, now } = act;
  const { sum } = only(await tx.query<{ sum: number }>(...used({ market, operator, since: now - dayMs })));
  return aloneOf(await act.rules(market), market, sum);
}

/**
 * Makes an operator's other releases in a market wait for this transaction. It is the first lock of each that lets money
 * leave, before balances and withdrawals, so that none waits for another in a circle.
 */
export const lockAlone = (tx: Sql, market: Market, operator: string): Promise<unknown> =>
  acquireLockOf(tx, releaseLock, `${market} ${operator.toLowerCase()}`);

const newRelease = statement(
  { now: 'bigint', market: 'text', operator: 'text', door: 'text', subjectId: 'bigint', amount: 'bigint' },
  `
insert into releases (at, market, operator, door, subject_id, amount)
values (:now, :market, :operator, :door, :subjectId, :amount)`,
);

/** Money that is about to leave: by a payment by hand, a file for the provider, or back to cash. */
export interface Release {
  readonly door: 'pay' | 'export' | 'return';
  readonly market: Market;
  /** Id of the withdrawal, export or exception. */
  readonly subjectId: number;
  /** The payments, in minor units. */
  readonly payments: readonly number[];
}

/**
 * The one door through which an operator lets money leave (OPS-35): alone while what they let leave within 24 hours is
 * within the market's limits, otherwise a second operator is asked. What has left is counted, and nothing gives it back.
 * What a second operator approved does not go through it.
 *
 * @param leave lets it leave; undefined: it did not, and nothing is counted
 * @param request asks a second operator
 */
export async function letLeave<Left, Requested>(
  act: Act,
  { door, market, subjectId, payments }: Release,
  { leave, request }: { leave: () => Promise<Left>; request: () => Promise<Requested> },
): Promise<Left | Requested> {
  const { tx, operator, now } = act;
  await lockAlone(tx, market, operator);
  if (!fitsAlone(payments, await readAlone(act, market))) return request();
  const left = await leave();
  const amount = payments.reduce((sum, payment) => sum + payment, 0);
  if (left !== undefined) await tx.query(...newRelease({ now, market, operator, door, subjectId, amount }));
  return left;
}
