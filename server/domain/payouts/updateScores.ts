import { approvalInfos } from '@tally/contract/operator/approvals';
import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import type { ScoreUpdate } from '@tally/contract/operator/operator';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Db } from '../../db/db';
import { actIn } from '../act';
import type { Actor } from '../act';
import { forEach } from '../shared/forEach';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { resolveWithdrawal } from '../withdrawals/resolveWithdrawal';
import { payOne } from './payOne';
import { isSomeSent, presetWithdrawals } from './presetWithdrawals';
import type { Preset, PresetWithdrawal } from './presetWithdrawals';
import { resolvedAtOnce } from '../../limits/operators';

const noUpdate = { users: 0, withdrawals: 0, amount: 0 };

/**
 * Pays (1) or refuses (2) pending withdrawals of at most `amount` (decimal, in the market's currency; without a market
 * those of all markets, each in its own currency), the oldest first. At most the market's limit per batch is paid
 * (OPS-14), and nothing to an account that is invalid (OPS-27); those that are with the provider are left to its
 * results (OPS-20), and those above what one operator may let leave alone to two (OPS-35). Repeated requests resolve a withdrawal
 * only once. One that cannot be resolved stays pending and does not stop the others.
 *
 * @param failed called with the error of one that could not be resolved
 * @param atOnce maximum number of withdrawals that are resolved
 */
export async function updateScores(
  db: Db,
  query: Preset,
  by: Actor,
  { failed, atOnce = resolvedAtOnce }: { failed: (error: unknown) => void; atOnce?: number },
): Promise<ScoreUpdate> {
  const { found, within } = await presetWithdrawals(db, query, by.now, atOnce);
  const sent = await isSomeSent(db, query, by.now);
  const outcome = { ...noUpdate, users: new Set(found.map(({ userId }) => userId)).size };
  const detail = ({ id }: PresetWithdrawal) => `withdrawal ${id}, preset up to ${query.amount}`;
  let areLeft = false;
  /** In minor units; undefined: it stays as it is. */
  const resolve = async (one: PresetWithdrawal): Promise<number | undefined> => {
    if (query.pay !== 1)
      return resolveWithdrawal(
        db,
        one,
        { paid: false, now: by.now },
        {
          append: (tx) => appendAudit(actIn(tx, by), 'refuse', detail(one), [one.userId]),
        },
      );
    const payment = await payOne(db, one, by, { detail: detail(one), request: () => Promise.resolve('') });
    if (payment?.ended === 'requested') areLeft = true;
    return payment?.ended === 'paid' ? payment.amount : undefined;
  };
  try {
    await forEach(within, async (one) => {
      const amount = await resolve(one);
      if (amount === undefined) return;
      outcome.withdrawals += 1;
      outcome.amount = Math.round((outcome.amount + toWire(amount, one.market)) * 100) / 100;
    });
  } catch (error) {
    failed(error);
    return { status: 2, info: someFailedInfo, ...outcome };
  }
  const others = sent ? payoutInfos.inBatch : '';
  const rest = found.length > within.length ? moreInfo : others;
  return { status: 1, info: areLeft ? approvalInfos.needsApproval : rest, ...outcome };
}
