import { minuteMs } from '@tally/contract/limits';
import { currencies } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { moreInfo, someFailedInfo } from '@tally/contract/operator';
import type { ScoreUpdate } from '@tally/contract/operator';
import { payoutInfos, payoutsShown } from '@tally/contract/payouts';
import type { PayoutWarning, PendingPayout, PendingPayouts } from '@tally/contract/payouts';
import type { Outcome } from '@tally/contract/schemas';
import { only } from '../db/db';
import type { Db, Sql } from '../db/db';
import { maskAccountNo } from './account';
import { forEach } from './forEach';
import { minorOf, toWire } from './money';
import { noteOperator } from './operatorLog';
import { settleWithdrawal } from './payout';
import { payoutLimit } from './serverLimits';

/** The operators' desk: what is pending, one by one or what a page has shown (OPS-12 to OPS-15). */

/** More paid rounds than these within ten minutes before a withdrawal are nobody's pace. */
const roundsAtMost = 40;
const paceWindowMs = 10 * minuteMs;
const phonesAtMost = 2;

type Row = Omit<PendingPayout, 'warnings'> & {
  readonly owners: number | null;
  readonly phones: number;
  readonly rounds: number;
  readonly dupUser: boolean;
  readonly frozen: boolean;
};

function warningsOf({ owners, phones, rounds, dupUser, frozen }: Row): PayoutWarning[] {
  const each: readonly (readonly [boolean, PayoutWarning])[] = [
    [(owners ?? 1) > 1, 'NUMBER SEEN'],
    [phones > phonesAtMost, 'MANY PHONES'],
    [rounds > roundsAtMost, 'PACE'],
    [dupUser, 'DUP USER'],
    [frozen, 'FROZEN'],
  ];
  return each.flatMap(([found, warning]) => (found ? [warning] : []));
}

/** The oldest pending withdrawals of a market, with what is known of those who asked. */
export async function pendingPayoutsOf(sql: Sql, market: Market, now: number): Promise<PendingPayouts> {
  const { total, sum } = only(
    await sql.query<{ total: number; sum: number }>(
      'select count(*)::integer as total, coalesce(sum(amount), 0)::bigint as sum from withdrawals where status = 1 and currency = $1',
      [currencies[market]],
    ),
  );
  const rows = await sql.query<Row>(
    `select w.id, w.user_id as "userId", u.name as "userName", w.type as "accountType", w.no as "accountNo", w.amount, w.at as time,
            u.created_at as joined, w.nudged_day > 0 as reminded, u.dup_user as "dupUser", u.frozen_at is not null as frozen, u.integrity,
            (select count(*) from withdrawals p where p.user_id = w.user_id and p.status = 2)::integer as paid,
            (select coalesce(sum(p.amount), 0) from withdrawals p where p.user_id = w.user_id and p.status = 2)::bigint as "paidAmount",
            (select count(*) from withdrawals p where p.user_id = w.user_id and p.status = 3)::integer as failed,
            (select n.owners from wallet_numbers n where n.mark = w.number_mark) as owners,
            (select count(distinct a.device) from actions a where a.user_id = w.user_id)::integer as phones,
            (select count(*) from transfers t where t.user_id = w.user_id and t.kind in ('checkin', 'lottery', 'videoad') and t.currency = 'COIN' and t.at between w.at - ${paceWindowMs} and w.at)::integer as rounds
     from withdrawals w join users u on u.id = w.user_id where w.status = 1 and w.currency = $1 order by w.id limit ${payoutsShown}`,
    [currencies[market]],
  );
  const items = rows.map((row): PendingPayout => {
    const { id, userId, userName, accountType, time, joined, paid, failed, reminded, integrity } = row;
    return {
      id,
      userId,
      userName,
      accountType,
      accountNo: row.accountNo === '' ? '' : maskAccountNo(row.accountNo),
      amount: toWire(row.amount, market),
      time,
      joined,
      paid,
      paidAmount: toWire(row.paidAmount, market),
      failed,
      reminded,
      integrity,
      warnings: warningsOf(row),
    };
  });
  return { asOf: now, total, totalAmount: toWire(sum, market), limit: payoutLimit[market], items };
}

const refused = (info: string): Outcome => ({ status: 2, info });

interface Pending {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
  readonly amount: number;
  readonly frozen: boolean;
}

const pendingColumns =
  'w.id, w.user_id as "userId", u.market, w.amount, u.frozen_at is not null as frozen from withdrawals w join users u on u.id = w.user_id';

/** Who decides what of a withdrawal, and why. */
export interface PayoutDecision {
  readonly id: number;
  readonly action: 'pay' | 'refuse';
  readonly reason?: string | undefined;
}

/** Pays a withdrawal, or refuses it with a reason; once, whatever comes twice. Nobody who is frozen is paid. */
export async function decidePayout(
  db: Db,
  { id, action, reason = '' }: PayoutDecision,
  operator: string,
  now: number,
): Promise<Outcome> {
  if (action === 'refuse' && reason.trim() === '') return refused(payoutInfos.needReason);
  const [pending] = await db.query<Pending>(`select ${pendingColumns} where w.id = $1 and w.status = 1`, [id]);
  if (!pending) return refused(payoutInfos.settled);
  if (action === 'pay' && pending.frozen) return refused(payoutInfos.frozen);
  const amount = await settleWithdrawal(db, pending, action === 'pay', now, {
    reason: reason.trim(),
    note: (tx) => noteOperator(tx, operator, action, `withdrawal ${id}${reason && `: ${reason.trim()}`}`, now),
  });
  return amount === undefined ? refused(payoutInfos.settled) : { status: 1, info: '' };
}

/**
 * Pays what a page has shown: of the named withdrawals those that were asked for by then and still wait, in their order, until
 * the market's limit of one press. People who are frozen are left out.
 *
 * @param failed hears why one could not be settled; the others are settled all the same
 */
export async function payBatch(
  db: Db,
  { market, asOf, ids }: { market: Market; asOf: number; ids: readonly number[] },
  operator: string,
  now: number,
  failed: (error: unknown) => void,
): Promise<ScoreUpdate> {
  const pending = await db.query<Pending>(
    `select ${pendingColumns} where w.id = any ($1::bigint[]) and w.status = 1 and w.currency = $2 and w.at <= $3 and u.frozen_at is null order by w.id`,
    [ids, currencies[market], asOf],
  );
  const most = minorOf(payoutLimit[market], market);
  let sum = 0;
  const within = pending.filter(({ amount }) => (sum += amount) <= most);
  const done = { users: new Set(within.map(({ userId }) => userId)).size, withdrawals: 0, amount: 0 };
  try {
    await forEach(within, async (one) => {
      const amount = await settleWithdrawal(db, one, true, now, {
        note: (tx) => noteOperator(tx, operator, 'pay', `withdrawal ${one.id}, batch of ${ids.length}`, now),
      });
      if (amount === undefined) return;
      done.withdrawals += 1;
      done.amount = Math.round((done.amount + toWire(amount, market)) * 100) / 100;
    });
  } catch (error) {
    failed(error);
    return { status: 2, info: someFailedInfo, ...done };
  }
  return { status: 1, info: within.length < pending.length ? moreInfo : '', ...done };
}

/** Freezes a person with a reason, or lets them go on. A frozen person can't withdraw, and what they asked for isn't paid. */
export async function freeze(
  db: Db,
  { userId, action, reason = '' }: { userId: number; action: 'freeze' | 'unfreeze'; reason?: string | undefined },
  operator: string,
  now: number,
): Promise<Outcome> {
  if (action === 'freeze' && reason.trim() === '') return refused(payoutInfos.needReason);
  return db.tx(async (tx) => {
    const changed = await tx.query('update users set frozen_at = $2 where id = $1 and status = 1 returning 1', [
      userId,
      action === 'freeze' ? now : null,
    ]);
    if (changed.length === 0) return refused(payoutInfos.unknown);
    await noteOperator(tx, operator, action, `user ${userId}${reason && `: ${reason.trim()}`}`, now);
    return { status: 1, info: '' };
  });
}
