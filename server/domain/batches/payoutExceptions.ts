import type { Market } from '@tally/contract/market/codes';
import { exceptionsShown } from '@tally/contract/operator/exceptions';
import type { PayoutException, PayoutExceptionKind } from '@tally/contract/operator/exceptions';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { paid } from '../../db/states';
import type { Act } from '../act';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';

/** A result that contradicts what was booked. */
export interface Contradiction {
  readonly withdrawalId: number;
  readonly exportId: number | null;
  readonly kind: PayoutExceptionKind;
  readonly market: Market;
  /** Of the withdrawal, in minor units. */
  readonly amount: number;
  /** The line's result, amount and currency as text, and its reason. */
  readonly said: string;
  readonly reason: string;
}

const newException = statement(
  {
    now: 'bigint',
    market: 'text',
    withdrawalId: 'bigint',
    exportId: 'bigint?',
    kind: 'text',
    amount: 'bigint',
    said: 'text',
    reason: 'text',
    operator: 'text',
  },
  `
insert into payout_exceptions (at, market, withdrawal_id, export_id, kind, amount, said, reason, operator)
values (:now, :market, :withdrawalId, :exportId, :kind, :amount, :said, :reason, :operator)
on conflict do nothing
returning (select w.user_id from withdrawals w where w.id = :withdrawalId) as "userId"`,
);

/**
 * Keeps an exception (OPS-22), once however often its file comes, and names it in the audit log.
 *
 * @returns whether it is new
 */
export async function recordException(act: Act, contradiction: Contradiction): Promise<boolean> {
  const { tx, operator, now } = act;
  const [kept] = await tx.query<{ userId: number }>(...newException({ ...contradiction, operator, now }));
  if (!kept) return false;
  const { withdrawalId, exportId, kind, said } = contradiction;
  const through = exportId === null ? '' : `, export ${exportId}`;
  await appendAudit(act, 'exception', `withdrawal ${withdrawalId}${through}: ${kind} (${said})`, [kept.userId]);
  return true;
}

/** Whether the payment of an exception `x` about a withdrawal `w` can be booked back to cash (OPS-25). */
export const isReturnable = `(x.kind = 'FAILED AFTER PAID' and coalesce(${paid('w')}, false))`;

/** What an exception is about, in minor units: of a payment that can be booked back what has not come back yet. */
export const atStake = `(case when ${isReturnable} then w.amount - w.came_back else x.amount end)`;

/**
 * Condition in SQL: an operator caused the exception `x` (OPS-30), who took in the line that contradicts, or voided an
 * export that held its withdrawal. Who did does not close it alone.
 */
export const isCausedBy = (operator: string) => `(
  lower(x.operator) = lower(${operator})
  or exists (
    select 1 from payout_export_lines l join payout_exports e on e.id = l.export_id
    where l.withdrawal_id = x.withdrawal_id and e.voided_at is not null and lower(e.voided_by) = lower(${operator})
  )
)`;

const openCount = statement(
  { market: 'text' },
  'select count(*)::integer as count from payout_exceptions where market = :market and closed_at is null',
);

const oldestOpen = statement(
  { market: 'text', operator: 'text' },
  `
select x.id, x.at as time, x.withdrawal_id as "payoutId", coalesce(x.export_id, 0) as "exportId",
       coalesce(w.user_id, 0) as "userId",
       coalesce((select u.name from users u where u.id = w.user_id), '') as "userName",
       x.kind, ${atStake} as amount, x.said, x.reason, ${isReturnable} as "canReturn",
       ${isCausedBy(':operator')} as "isOwn"
from payout_exceptions x left join withdrawals w on w.id = x.withdrawal_id
where x.market = :market and x.closed_at is null
order by x.id
limit ${exceptionsShown}`,
);

/** The oldest open exceptions of a market, which of them an operator caused, and how many there are. */
export async function openExceptionsOf(
  sql: Sql,
  market: Market,
  operator: string,
): Promise<{ exceptionCount: number; exceptions: PayoutException[] }> {
  const [total] = await sql.query<{ count: number }>(...openCount({ market }));
  const rows = await sql.query<PayoutException>(...oldestOpen({ market, operator }));
  return {
    exceptionCount: total?.count ?? 0,
    exceptions: rows.map((row) => ({ ...row, amount: toWire(row.amount, market) })),
  };
}
