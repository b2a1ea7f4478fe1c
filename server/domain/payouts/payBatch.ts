import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { BatchUpdate } from '@tally/contract/operator/payouts';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import type { Actor } from '../act';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import { forEach } from '../shared/forEach';
import { readRules } from '../marketRules/versions';
import { minorOf, toWire } from '../ledger/money';
import { changedWarnings } from './changedWarnings';
import type { ShownWarnings } from './changedWarnings';
import { payOne, pendingOnes } from './payOne';
import type { Pending } from './payOne';

const payableOf = statement(
  { ids: 'bigint[]', currency: 'text', asOf: 'bigint' },
  `
${pendingOnes}
  and w.id = any (:ids) and w.currency = :currency and w.at <= :asOf
  and u.frozen_at is null and not ${goesToInvalid} and not ${clawbackWaits}
order by w.id`,
);

/**
 * Pays the withdrawals listed on a page: those of the given ids that were requested by then and are still pending, in
 * order, up to the market's limit per batch. Skips withdrawals of frozen people, to invalid accounts, with the
 * provider, and with warnings that the page did not show (OPS-66). Asks a second operator for those above what one may
 * let leave alone (OPS-35).
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
  by: Actor,
  failed: (error: unknown) => void,
): Promise<BatchUpdate> {
  const { now } = by;
  const payable = await db.query<Pending>(...payableOf({ ids, currency: currencies[market], asOf }));
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
  const users = new Set(within.map(({ userId }) => userId)).size;
  const paid = { users, withdrawals: 0, amount: 0, waiting: 0, waitingAmount: 0 };
  const plus = (one: number, minor: number) => Math.round((one + toWire(minor, market)) * 100) / 100;
  try {
    await forEach(within, async (one) => {
      const payment = await payOne(db, one, by, { detail: `withdrawal ${one.id}, batch of ${ids.length}` });
      if (payment?.ended === 'requested') {
        paid.waiting += 1;
        paid.waitingAmount = plus(paid.waitingAmount, one.amount);
      }
      if (payment?.ended !== 'paid') return;
      paid.withdrawals += 1;
      paid.amount = plus(paid.amount, payment.amount);
    });
  } catch (error) {
    failed(error);
    return { status: 2, info: someFailedInfo, ...paid };
  }
  const sentInfo = found.some(({ sent }) => sent) ? payoutInfos.inBatch : '';
  const others = paid.waiting > 0 ? approvalInfos.needsApproval : sentInfo;
  const rest = changed.size > 0 ? payoutInfos.warningChanged : others;
  return { status: 1, info: within.length < pending.length ? moreInfo : rest, ...paid };
}
