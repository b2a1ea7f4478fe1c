import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { exceptionsShown } from '@tally/contract/operator/payoutExceptions';
import type { PayoutException, PayoutExceptionKind } from '@tally/contract/operator/payoutExceptions';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { askApproval } from '../approvals/askApproval';
import type { CarryOut } from '../approvals/askApproval';
import { letLeave, lockAlone } from '../approvals/letLeave';
import { lockBalances } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import { noteOperator } from '../shared/operatorLog';
import { accepted, refused } from '../shared/outcome';
import { returnIn } from './payoutReturn';

/** A result that contradicts what was booked. */
export interface Contradiction {
  readonly withdrawalId: number;
  readonly exportId: number | null;
  readonly kind: PayoutExceptionKind;
  readonly market: Market;
  /** Of the withdrawal, in minor units. */
  readonly amount: number;
  /** What the line said: result, amount and currency; and its reason. */
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
 * Keeps an exception (OPS-22), once however often its file comes, and names it in the operators' log.
 *
 * @returns whether it is new
 */
export async function keepException(
  tx: Sql,
  contradiction: Contradiction,
  operator: string,
  now: number,
): Promise<boolean> {
  const [kept] = await tx.query<{ userId: number }>(...newException({ ...contradiction, operator, now }));
  if (!kept) return false;
  const { withdrawalId, exportId, kind, said } = contradiction;
  const through = exportId === null ? '' : `, export ${exportId}`;
  await noteOperator(tx, operator, 'exception', `withdrawal ${withdrawalId}${through}: ${kind} (${said})`, now, [
    kept.userId,
  ]);
  return true;
}

interface Row extends Omit<PayoutException, 'canReturn'> {
  readonly status: number;
}

/**
 * Condition in SQL: an operator caused the exception `x` (OPS-30), who took in the line that contradicts, or voided an
 * export that held its withdrawal. Who did does not close it alone.
 */
const isCausedBy = (operator: string) => `(
  lower(x.operator) = lower(${operator})
  or exists (
    select 1 from payout_export_lines l join payout_exports e on e.id = l.export_id
    where l.withdrawal_id = x.withdrawal_id and e.voided_at is not null and lower(e.voided_by) = lower(${operator})
  )
)`;

/** The oldest open exceptions of a market, which of them an operator caused, and how many there are. */
export async function openExceptionsOf(
  sql: Sql,
  market: Market,
  operator: string,
): Promise<{ exceptionCount: number; exceptions: PayoutException[] }> {
  const [total] = await sql.query<{ count: number }>(
    'select count(*)::integer as count from payout_exceptions where market = $1 and closed_at is null',
    [market],
  );
  const rows = await sql.query<Row>(
    `select x.id, x.at as time, x.withdrawal_id as "payoutId", coalesce(x.export_id, 0) as "exportId",
            x.kind, x.amount, x.said, x.reason, ${isCausedBy('$2')} as "isOwn",
            coalesce((select w.status from withdrawals w where w.id = x.withdrawal_id), 0) as status
     from payout_exceptions x
     where x.market = $1 and x.closed_at is null
     order by x.id
     limit ${exceptionsShown}`,
    [market, operator],
  );
  return {
    exceptionCount: total?.count ?? 0,
    exceptions: rows.map(({ status, ...row }) => ({
      ...row,
      amount: toWire(row.amount, market),
      canReturn: row.kind === 'FAILED AFTER PAID' && status === 2,
    })),
  };
}

const closing = statement(
  { id: 'bigint', now: 'bigint', operator: 'text', reason: 'text' },
  `
update payout_exceptions set closed_at = :now, closed_by = :operator, close_reason = :reason
where id = :id`,
);

/** An open exception, with its withdrawal. */
interface OpenException {
  readonly withdrawal: number;
  readonly userId: number;
  readonly market: Market;
  readonly kind: PayoutExceptionKind;
  readonly said: string;
  /** In minor units. */
  readonly amount: number;
}

const exceptionOf = statement(
  { id: 'bigint' },
  `
select x.withdrawal_id as withdrawal, w.user_id as "userId", x.market, x.kind, x.reason as said, x.amount
from payout_exceptions x join withdrawals w on w.id = x.withdrawal_id
where x.id = :id`,
);

const causedBy = statement(
  { id: 'bigint', operator: 'text' },
  `select 1 from payout_exceptions x where x.id = :id and ${isCausedBy(':operator')}`,
);

const isCauser = async (tx: Sql, id: number, operator: string): Promise<boolean> =>
  (await tx.query(...causedBy({ id, operator }))).length > 0;

/** Closes an exception in a transaction that has locked its owner's balances; `return` books its payment back. */
async function closeIn(
  tx: Sql,
  { withdrawal, userId, market, kind, said }: OpenException,
  { id, action, why }: { id: number; action: 'return' | 'close'; why: string },
  operator: string,
  now: number,
): Promise<Outcome> {
  const [still] = await tx.query('select 1 from payout_exceptions where id = $1 and closed_at is null for update', [
    id,
  ]);
  if (!still) return refused(payoutInfos.closed);
  if (action === 'return') {
    const payout = { id: withdrawal, userId, market };
    const amount = kind === 'FAILED AFTER PAID' ? await returnIn(tx, payout, said, now) : undefined;
    if (amount === undefined) return refused(payoutInfos.notPaid);
    const money = `${toWire(amount, market)} ${currencies[market]}`;
    await noteOperator(tx, operator, 'return', `withdrawal ${withdrawal}, ${money} back to cash: ${why}`, now, [
      userId,
    ]);
  } else await noteOperator(tx, operator, 'close', `withdrawal ${withdrawal}, ${kind}: ${why}`, now, [userId]);
  await tx.query(...closing({ id, now, operator, reason: why }));
  return accepted;
}

/**
 * Closes an exception with a reason (OPS-22), or closes it by booking a payment that did not arrive back to cash
 * (OPS-25). Whoever caused it asks a second operator (OPS-30), and so does whoever may not let that much leave alone
 * (OPS-35).
 */
export async function closeException(
  db: Db,
  { id, action, reason = '' }: { id: number; action: 'return' | 'close'; reason?: string | undefined },
  operator: string,
  now: number,
): Promise<Outcome> {
  if (reason === '') return refused(payoutInfos.needReason);
  return db.tx(async (tx) => {
    const [found] = await tx.query<OpenException>(...exceptionOf({ id }));
    if (!found) return refused(payoutInfos.unknownException);
    const { userId, market, amount } = found;
    await lockAlone(tx, market, operator);
    await lockBalances(tx, userId);
    const [still] = await tx.query('select 1 from payout_exceptions where id = $1 and closed_at is null', [id]);
    if (!still) return refused(payoutInfos.closed);
    const ask = () => askApproval(tx, { act: action, market, subjectId: id, userId, amount, reason }, operator, now);
    if (await isCauser(tx, id, operator)) return ask();
    const close = () => closeIn(tx, found, { id, action, why: reason }, operator, now);
    if (action === 'close') return close();
    let outcome: Outcome | undefined;
    const release = { door: 'return', market, subjectId: id, payments: [amount] } as const;
    const done = await letLeave(tx, release, operator, now, {
      leave: async () => {
        outcome = await close();
        return outcome.status === accepted.status ? outcome : undefined;
      },
      ask,
    });
    return done ?? outcome ?? refused(payoutInfos.notPaid);
  });
}

/** Closes an exception as a second operator approved it, in a transaction that has locked its owner's balances. */
export const closeApproved =
  (action: 'return' | 'close'): CarryOut =>
  async (tx, { subjectId: id, reason: why }, operator, now) => {
    const [found] = await tx.query<OpenException>(...exceptionOf({ id }));
    return found ? closeIn(tx, found, { id, action, why }, operator, now) : refused(payoutInfos.unknownException);
  };
