import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import type { ScoreUpdate } from '@tally/contract/operator/operator';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { PayoutWarning, WarnedOutcome } from '@tally/contract/operator/payoutWarnings';
import type { Db, Sql } from '../../db/db';
import { askApproval } from '../approvals/askApproval';
import type { AskedAct, CarryOut } from '../approvals/askApproval';
import { letLeave } from '../approvals/letLeave';
import { clawbackWaits, goesToInvalid } from '../withdrawals/accountStatus';
import { forEach } from '../shared/forEach';
import { readRules } from '../marketRules/versions';
import { lockBalances } from '../ledger/ledger';
import { minorOf, toWire } from '../ledger/money';
import { noteOperator } from '../shared/operatorLog';
import { changedWarnings, refuseChanged } from './changedWarnings';
import type { ShownWarnings } from './changedWarnings';
import { resolveIn, resolveWithdrawal } from './payout';
import { accepted, refused } from '../shared/outcome';

interface Pending {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
  readonly amount: number;
  readonly frozen: boolean;
  readonly invalid: boolean;
  readonly askedBack: boolean;
  readonly sent: boolean;
}

const pendingOnes = `select w.id, w.user_id as "userId", u.market, w.amount, u.frozen_at is not null as frozen,
  ${goesToInvalid} as invalid, ${clawbackWaits} as "askedBack", w.export_id is not null as sent
from withdrawals w join users u on u.id = w.user_id
where w.status = 1`;

/** An operator's decision on a withdrawal, with its reason. */
export interface PayoutDecision {
  readonly id: number;
  readonly action: 'pay' | 'refuse';
  readonly reason?: string | undefined;
  /** The warnings that the operator's page showed. */
  readonly warnings?: readonly PayoutWarning[] | undefined;
}

const pendingOne = async (sql: Sql, id: number): Promise<Pending | undefined> =>
  (await sql.query<Pending>(`${pendingOnes} and w.id = $1`, [id]))[0];

/** Why a withdrawal can't be paid or refused by an operator; undefined: it can. */
function whyNot(pending: Pending | undefined, action: PayoutDecision['action']): string | undefined {
  if (!pending) return payoutInfos.resolved;
  if (pending.sent) return payoutInfos.inBatch;
  if (action === 'pay' && pending.frozen) return payoutInfos.frozen;
  if (action === 'pay' && pending.askedBack) return payoutInfos.clawbackWaits;
  return action === 'pay' && pending.invalid ? payoutInfos.invalidAccount : undefined;
}

/** Whether a withdrawal can still be paid by an operator, whatever they know of it. */
export const canBePaid = async (sql: Sql, id: number): Promise<boolean> =>
  whyNot(await pendingOne(sql, id), 'pay') === undefined;

const paymentOf = ({ id, market, userId, amount }: Pick<Pending, 'id' | 'market' | 'userId' | 'amount'>): AskedAct => ({
  act: 'pay',
  market,
  subjectId: id,
  userId,
  amount,
  reason: '',
});

/** The outcome of a payment that one operator makes or asks for; undefined: it may not be paid any more. */
export type Payment = { readonly ended: 'paid'; readonly amount: number } | { readonly ended: 'asked'; info: string };

/**
 * Pays a withdrawal, or asks a second operator for it where one may not pay it alone (OPS-35).
 *
 * @param detail of the payment, for the audit log
 * @param ask asks a second operator; by default for this payment alone
 */
export const payOne = (
  db: Db,
  one: Pick<Pending, 'id' | 'userId' | 'market' | 'amount'>,
  detail: string,
  operator: string,
  now: number,
  ask?: () => Promise<string>,
): Promise<Payment | undefined> =>
  db.tx((tx) =>
    letLeave<Payment>(
      tx,
      { door: 'pay', market: one.market, subjectId: one.id, payments: [one.amount] },
      operator,
      now,
      {
        leave: async () => {
          await lockBalances(tx, one.userId);
          const amount = await resolveIn(tx, one, true, now);
          if (amount === undefined) return undefined;
          if (amount !== one.amount) throw new Error(`Withdrawal ${one.id} has another amount than it had.`);
          await noteOperator(tx, operator, 'pay', detail, now, [one.userId]);
          return { ended: 'paid', amount };
        },
        ask: async () => ({
          ended: 'asked',
          info: await (ask?.() ?? askApproval(tx, paymentOf(one), operator, now).then(({ info }) => info)),
        }),
      },
    ),
  );

/**
 * Pays a withdrawal, or refuses it with a reason; repeated decisions resolve it only once. Withdrawals of frozen people
 * are not paid, nor those to an account that is invalid (OPS-27), and what is with the provider is resolved by its
 * results alone (OPS-20). A payment above what one operator may let leave alone waits for a second one (OPS-35), and one
 * with warnings that the operator's page did not show is not made (OPS-66).
 */
export async function decidePayout(
  db: Db,
  { id, action, reason = '', warnings = [] }: PayoutDecision,
  operator: string,
  now: number,
): Promise<WarnedOutcome> {
  if (action === 'refuse' && reason.trim() === '') return refused(payoutInfos.needReason);
  const pending = await pendingOne(db, id);
  const why = whyNot(pending, action);
  if (!pending || why !== undefined) return refused(why ?? payoutInfos.resolved);
  const detail = `withdrawal ${id}${reason && `: ${reason.trim()}`}`;
  if (action === 'pay') {
    const changed = await refuseChanged(db, pending.market, id, warnings);
    if (changed) return changed;
    const payment = await payOne(db, pending, detail, operator, now);
    if (payment) return payment.ended === 'paid' ? accepted : refused(payment.info);
  } else {
    const amount = await resolveWithdrawal(db, pending, false, now, {
      reason: reason.trim(),
      note: (tx) => noteOperator(tx, operator, action, detail, now, [pending.userId]),
    });
    if (amount !== undefined) return accepted;
  }
  // Another request was first: it was resolved, or exported.
  return refused(whyNot(await pendingOne(db, id), action) ?? payoutInfos.resolved);
}

/**
 * Pays a withdrawal that a second operator approved (OPS-35), in a transaction that has locked its owner's balances:
 * only the one that was asked for, and only its amount.
 */
export const payApproved: CarryOut = async (tx, { subjectId: id, amount, market }, operator, now) => {
  const pending = await pendingOne(tx, id);
  const why = whyNot(pending, 'pay');
  if (!pending || why !== undefined) return refused(why ?? payoutInfos.resolved);
  if (pending.amount !== amount || pending.market !== market) return refused(approvalInfos.changed);
  const paid = await resolveIn(tx, pending, true, now);
  if (paid === undefined) return refused(whyNot(await pendingOne(tx, id), 'pay') ?? payoutInfos.resolved);
  await noteOperator(tx, operator, 'pay', `withdrawal ${id}, approved`, now, [pending.userId]);
  return accepted;
};

/**
 * Pays the withdrawals listed on a page: of the given ids those that were requested by then and are still pending, in
 * order, up to the market's limit per batch. Withdrawals of frozen people, those to invalid accounts, and those that
 * are with the provider, are skipped, and so are those with warnings that the page did not show (OPS-66); for those
 * above what one operator may let leave alone a second one is asked (OPS-35).
 *
 * @param failed called with the error of one that could not be resolved; the others are resolved all the same
 */
export async function payBatch(
  db: Db,
  {
    market,
    asOf,
    ids,
    shown = new Map(),
  }: { market: Market; asOf: number; ids: readonly number[]; shown?: ShownWarnings },
  operator: string,
  now: number,
  failed: (error: unknown) => void,
): Promise<ScoreUpdate> {
  const payable = await db.query<Pending>(
    `${pendingOnes}
       and w.id = any ($1::bigint[]) and w.currency = $2 and w.at <= $3
       and u.frozen_at is null and not ${goesToInvalid} and not ${clawbackWaits}
     order by w.id`,
    [ids, currencies[market], asOf],
  );
  const changed = await changedWarnings(
    db,
    market,
    payable.map(({ id }) => id),
    shown,
  );
  const found = payable.filter(({ id }) => !changed.has(id));
  const pending = found.filter(({ sent }) => !sent);
  const most = minorOf((await readRules(db, market, now)).payoutLimit, market);
  let sum = 0;
  const within = pending.filter(({ amount }) => (sum += amount) <= most);
  const done = { users: new Set(within.map(({ userId }) => userId)).size, withdrawals: 0, amount: 0 };
  let asked = 0;
  try {
    await forEach(within, async (one) => {
      const payment = await payOne(db, one, `withdrawal ${one.id}, batch of ${ids.length}`, operator, now);
      if (payment?.ended === 'asked') asked += 1;
      if (payment?.ended !== 'paid') return;
      done.withdrawals += 1;
      done.amount = Math.round((done.amount + toWire(payment.amount, market)) * 100) / 100;
    });
  } catch (error) {
    failed(error);
    return { status: 2, info: someFailedInfo, ...done };
  }
  const sentInfo = found.some(({ sent }) => sent) ? payoutInfos.inBatch : '';
  const others = asked > 0 ? approvalInfos.needsApproval : sentInfo;
  const rest = changed.size > 0 ? payoutInfos.warningChanged : others;
  return { status: 1, info: within.length < pending.length ? moreInfo : rest, ...done };
}
