import { minorDigits } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import type { ScoreUpdate } from '@tally/contract/operator/operator';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import { forEach } from '../shared/forEach';
import { joinedSince } from '../people/joinedSince';
import { readRules } from '../marketRules/versions';
import { fromWire, minorOf, toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { resolveWithdrawal } from '../withdrawals/resolveWithdrawal';
import { payOne } from './payOne';
import { resolvedAtOnce } from '../../limits/operators';

interface Pending {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
  readonly amount: number;
}

/** The pending withdrawals of a preset; one that pays leaves out invalid accounts. */
const pendingOf = (isPaid: boolean, isSent: boolean) =>
  statement(
    {
      joinedSince: 'bigint',
      mostId: 'bigint',
      mostPh: 'bigint',
      mostBr: 'bigint',
      market: 'text?',
      asOf: 'bigint?',
      limit: 'bigint',
    },
    `
select w.id, w.user_id as "userId", u.market, w.amount
from withdrawals w join users u on u.id = w.user_id
where ${pending('w')} and w.export_id is ${isSent ? 'not null' : 'null'} and u.frozen_at is null
  ${isPaid ? `and not ${goesToInvalid} and not ${clawbackWaits}` : ''}
  and u.created_at >= :joinedSince
  and w.amount <= case u.market when 'id' then :mostId when 'ph' then :mostPh else :mostBr end
  and (:market is null or u.market = :market)
  and (:asOf is null or w.at <= :asOf)
order by w.id
limit :limit`,
  );
const toPay = { pending: pendingOf(true, false), sent: pendingOf(true, true) };
const toRefuse = { pending: pendingOf(false, false), sent: pendingOf(false, true) };

/** The maximum amounts of a preset. */
const amountsBy = (most: (market: Market) => number) => ({
  mostId: most('id'),
  mostPh: most('ph'),
  mostBr: most('br'),
});

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
  query: { day: number; pay: number; amount: number; market?: Market | undefined; asOf?: number | undefined },
  by: Actor,
  { failed, atOnce = resolvedAtOnce }: { failed: (error: unknown) => void; atOnce?: number },
): Promise<ScoreUpdate> {
  // An amount with more decimal places than the currency is rounded down to its minor units.
  const most = (market: Market): number =>
    fromWire(query.amount, market) ?? Math.floor(query.amount * 10 ** minorDigits[market]);
  const rules = {
    id: await readRules(db, 'id', by.now),
    ph: await readRules(db, 'ph', by.now),
    br: await readRules(db, 'br', by.now),
  };
  const chosen = {
    joinedSince: joinedSince(query.day, by.now),
    ...amountsBy(most),
    market: query.market ?? null,
    asOf: query.asOf ?? null,
  };
  const found = query.pay === 1 ? toPay : toRefuse;
  const pending = await db.query<Pending>(...found.pending({ ...chosen, limit: atOnce + 1 }));
  const sent = await db.query(...found.sent({ ...chosen, limit: 1 }));
  const sums: Record<Market, number> = { id: 0, ph: 0, br: 0 };
  const within = pending
    .slice(0, atOnce)
    .filter(
      ({ market, amount }) => query.pay !== 1 || (sums[market] += amount) <= minorOf(rules[market].payoutLimit, market),
    );
  const outcome = { ...noUpdate, users: new Set(pending.map(({ userId }) => userId)).size };
  const detail = ({ id }: Pending) => `withdrawal ${id}, preset up to ${query.amount}`;
  let areLeft = false;
  /** In minor units; undefined: it stays as it is. */
  const resolve = async (one: Pending): Promise<number | undefined> => {
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
  const others = sent.length > 0 ? payoutInfos.inBatch : '';
  const rest = pending.length > within.length ? moreInfo : others;
  return { status: 1, info: areLeft ? approvalInfos.needsApproval : rest, ...outcome };
}
