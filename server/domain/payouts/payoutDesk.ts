import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import type { ScoreUpdate } from '@tally/contract/operator/operator';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db } from '../../db/db';
import { goesToInvalid } from '../withdrawals/accountStatus';
import { forEach } from '../shared/forEach';
import { minorOf, toWire } from '../ledger/money';
import { noteOperator } from '../shared/operatorLog';
import { resolveWithdrawal } from './payout';
import { payoutLimit } from '../shared/serverLimits';
import { accepted, refused } from '../shared/outcome';

interface Pending {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
  readonly amount: number;
  readonly frozen: boolean;
  readonly invalid: boolean;
  readonly sent: boolean;
}

const pendingOnes = `select w.id, w.user_id as "userId", u.market, w.amount, u.frozen_at is not null as frozen,
  ${goesToInvalid} as invalid, w.export_id is not null as sent
from withdrawals w join users u on u.id = w.user_id
where w.status = 1`;

/** An operator's decision on a withdrawal, with its reason. */
export interface PayoutDecision {
  readonly id: number;
  readonly action: 'pay' | 'refuse';
  readonly reason?: string | undefined;
}

/**
 * Pays a withdrawal, or refuses it with a reason; repeated decisions resolve it only once. Withdrawals of frozen people
 * are not paid, nor those to an account that is invalid (OPS-27), and what is with the provider is resolved by its
 * results alone (OPS-20).
 */
export async function decidePayout(
  db: Db,
  { id, action, reason = '' }: PayoutDecision,
  operator: string,
  now: number,
): Promise<Outcome> {
  if (action === 'refuse' && reason.trim() === '') return refused(payoutInfos.needReason);
  const look = () => db.query<Pending>(`${pendingOnes} and w.id = $1`, [id]);
  const [pending] = await look();
  if (!pending) return refused(payoutInfos.resolved);
  if (pending.sent) return refused(payoutInfos.inBatch);
  if (action === 'pay' && pending.frozen) return refused(payoutInfos.frozen);
  if (action === 'pay' && pending.invalid) return refused(payoutInfos.invalidAccount);
  const amount = await resolveWithdrawal(db, pending, action === 'pay', now, {
    reason: reason.trim(),
    note: (tx) =>
      noteOperator(tx, operator, action, `withdrawal ${id}${reason && `: ${reason.trim()}`}`, now, [pending.userId]),
  });
  if (amount !== undefined) return accepted;
  // Another request was first: it was resolved, or exported.
  const [still] = await look();
  return refused(still?.sent ? payoutInfos.inBatch : payoutInfos.resolved);
}

/**
 * Pays the withdrawals listed on a page: of the given ids those that were requested by then and are still pending, in
 * order, up to the market's limit per batch. Withdrawals of frozen people, those to invalid accounts, and those that
 * are with the provider, are skipped.
 *
 * @param failed called with the error of one that could not be resolved; the others are resolved all the same
 */
export async function payBatch(
  db: Db,
  { market, asOf, ids }: { market: Market; asOf: number; ids: readonly number[] },
  operator: string,
  now: number,
  failed: (error: unknown) => void,
): Promise<ScoreUpdate> {
  const found = await db.query<Pending>(
    `${pendingOnes}
       and w.id = any ($1::bigint[]) and w.currency = $2 and w.at <= $3
       and u.frozen_at is null and not ${goesToInvalid}
     order by w.id`,
    [ids, currencies[market], asOf],
  );
  const pending = found.filter(({ sent }) => !sent);
  const most = minorOf(payoutLimit[market], market);
  let sum = 0;
  const within = pending.filter(({ amount }) => (sum += amount) <= most);
  const done = { users: new Set(within.map(({ userId }) => userId)).size, withdrawals: 0, amount: 0 };
  try {
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
  const rest = found.length > pending.length ? payoutInfos.inBatch : '';
  return { status: 1, info: within.length < pending.length ? moreInfo : rest, ...done };
}
