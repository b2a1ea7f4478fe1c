import { currencies, validMemberAmount } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { accountStatus } from '@tally/contract/account';
import { passbookStatus } from '@tally/contract/withdraw';
import type { Db, Sql } from '../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import { lastWeek } from './days';
import { lockBalances, post, rewardMoves } from './ledger';
import { minorOf } from './money';
import { inviteReward } from './rules';

/** Monday of the week of `now`, as yyyymmdd of the market. */
export const weekOf = (now: number, market: Market): number => localTime(lastWeek(now, market).to, market).day;

/** Monday of the week before. */
export const lastWeekOf = (now: number, market: Market): number => localTime(lastWeek(now, market).from, market).day;

/** The withdrawal that was ended, and the account it went to. */
interface Settled {
  readonly amount: number;
  readonly type: string;
  readonly no: string;
}

/** What came to somebody who may be away is not cleared before they had 15 days to see it. */
export const noteMoney = (sql: Sql, userId: number, now: number): Promise<unknown> =>
  sql.query('update users set money_came_at = greatest(money_came_at, $2) where id = $1 and status = 1', [userId, now]);

/** The member has now been paid enough: they count, and the person who invited them is rewarded, once. */
async function countMember(sql: Sql, memberId: number, now: number): Promise<void> {
  const [member] = await sql.query<{ inviter: number | null }>(
    'update users set valid_at = $2 where id = $1 and valid_at is null and status = 1 returning invited_by as inviter',
    [memberId, now],
  );
  if (!member?.inviter) return;
  // Locked before they are looked at: who is deleted at the same moment gets nothing.
  await lockBalances(sql, member.inviter);
  const [inviter] = await sql.query<{ market: Market; status: number }>(
    'select market, status from users where id = $1',
    [member.inviter],
  );
  if (inviter?.status !== 1) return;
  const cash = minorOf(inviteReward[inviter.market], inviter.market);
  await post(sql, member.inviter, now, rewardMoves('invitation', inviter.market, { cash }, `invite/${memberId}`));
  await noteMoney(sql, member.inviter, now);
}

/**
 * Ends a pending withdrawal: paid (the money has arrived) or failed (it goes back to cash, once).
 *
 * @returns its amount in minor units; undefined when it was settled before
 */
export async function settleWithdrawal(
  db: Db,
  { id, userId, market }: { id: number; userId: number; market: Market },
  paid: boolean,
  now: number,
): Promise<number | undefined> {
  return db.tx(async (tx) => {
    await lockBalances(tx, userId);
    const [settled] = await tx.query<Settled>(
      'update withdrawals set status = $2, settled_at = $3, paid_week = $4 where id = $1 and status = 1 returning amount, type, no',
      [id, paid ? passbookStatus.paid : passbookStatus.failed, now, paid ? weekOf(now, market) : null],
    );
    if (!settled) return undefined;
    const { amount, type, no } = settled;
    const balances = await post(tx, userId, now, [
      {
        kind: paid ? 'payout' : 'refund',
        currency: currencies[market],
        source: 'held',
        target: paid ? 'paid' : 'cash',
        amount,
        ref: `withdrawal/${id}`,
      },
    ]);
    await tx.query(
      'update ewallets set status = $2, retry_count = retry_count + $3 where user_id = $1 and type = $4 and no = $5',
      [userId, paid ? accountStatus.valid : accountStatus.retry, paid ? 0 : 1, type, no],
    );
    if (!paid) await noteMoney(tx, userId, now);
    // Somebody who was deleted meanwhile leaves no account number behind.
    await tx.query(
      `update withdrawals set no = '' where id = $1 and exists (select 1 from users where id = $2 and status = 2)`,
      [id, userId],
    );
    if (balances.paid >= minorOf(validMemberAmount[market], market)) await countMember(tx, userId, now);
    return amount;
  });
}
