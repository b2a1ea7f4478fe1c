import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import type { ScoreUpdate } from '@tally/contract/operator/operator';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { PayoutWarning, WarnedOutcome } from '@tally/contract/operator/payoutWarnings';
import type { Db, Sql } from '../../db/db';
import { askApproval, needsSecond } from '../approvals/askApproval';
import type { AskedAct, CarryOut } from '../approvals/askApproval';
import { clawbackWaits, goesToInvalid } from '../withdrawals/accountStatus';
import { forEach } from '../shared/forEach';
import { readRules } from '../marketRules/versions';
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

const paymentOf = ({ id, market, userId, amount }: Pending): AskedAct => ({
  ...{ act: 'pay', market, subjectId: id, userId, amount, reason: '' },
});

/**
 * Pays a withdrawal, or refuses it with a reason; repeated decisions resolve it only once. Withdrawals of frozen people
 * are not paid, nor those to an account that is invalid (OPS-27), and what is with the provider is resolved by its
 * results alone (OPS-20). A payment above the market's limit waits for a second operator (OPS-35), and one with warnings
 * that the operator's page did not show is not made (OPS-66).
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
  const changed = action === 'pay' && (await refuseChanged(db, pending.market, id, warnings));
  if (changed) return changed;
  if (action === 'pay' && needsSecond(pending.amount, pending.market, await readRules(db, pending.market, now)))
    return db.tx((tx) => askApproval(tx, paymentOf(pending), operator, now));
  const amount = await resolveWithdrawal(db, pending, action === 'pay', now, {
    reason: reason.trim(),
    note: (tx) =>
      noteOperator(tx, operator, action, `withdrawal ${id}${reason && `: ${reason.trim()}`}`, now, [pending.userId]),
  });
  if (amount !== undefined) return accepted;
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
 * are with the provider, are skipped, and so are those with warnings that the page did not show (OPS-66); for those above the market's limit a second operator is asked (OPS-35).
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
  const rules = await readRules(db, market, now);
  const [pending, large] = [false, true].map((isLarge) =>
    found.filter(({ sent, amount }) => !sent && needsSecond(amount, market, rules) === isLarge),
  ) as [Pending[], Pending[]];
  const most = minorOf(rules.payoutLimit, market);
  let sum = 0;
  const within = pending.filter(({ amount }) => (sum += amount) <= most);
  const done = { users: new Set(within.map(({ userId }) => userId)).size, withdrawals: 0, amount: 0 };
  try {
    await forEach(large, (one) => db.tx((tx) => askApproval(tx, paymentOf(one), operator, now)).then(() => undefined));
    await forEach(within, async (one) => {
      const amount = await resolveWithdrawal(db, one, true, now, {
        note: (tx) =>
          noteOperator(tx, operator, 'pay', `withdrawal ${one.id}, batch of ${ids.length}`, now, [one.userId]),
      });
      if (amount === undefined) return;
      done.withdrawals += 1;
      done.amount = Math.round((done.amount + toWire(amount, market)) * 100) / 100;
    });
  } catch (error) {
    failed(error);
    return { status: 2, info: someFailedInfo, ...done };
  }
  const others = found.some(({ sent }) => sent) ? payoutInfos.inBatch : '';
  const asked = large.length > 0 ? approvalInfos.needsApproval : others;
  const rest = changed.size > 0 ? payoutInfos.warningChanged : asked;
  return { status: 1, info: within.length < pending.length ? moreInfo : rest, ...done };
}
