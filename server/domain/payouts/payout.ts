import { currencies, validMemberAmount } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { accountStatus } from '@tally/contract/wallet/account';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { Db, Sql } from '../../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import { lastWeek } from '../shared/days';
import { goesToInvalid } from '../withdrawals/accountStatus';
import { phoneMark } from '../people/frozenMarks';
import { lockBalances, post, rewardMoves } from '../ledger/ledger';
import { minorOf } from '../ledger/money';
import { inviteReward } from '@tally/contract/market';

/** Monday of the week of `now`, as yyyymmdd of the market. */
export const weekOf = (now: number, market: Market): number => localTime(lastWeek(now, market).to, market).day;

/** Monday of the week before. */
export const lastWeekOf = (now: number, market: Market): number => localTime(lastWeek(now, market).from, market).day;

/** The withdrawal that was resolved, and the account it went to. */
export interface Resolved {
  readonly amount: number;
  readonly type: string;
  readonly no: string;
  readonly day: number;
  /** Hash of the wallet number; null for a withdrawal of an earlier version. */
  readonly mark: string | null;
}

/**
 * Records the time at which money came to a person who may be away: it is not cleared before they had 15 days to see
 * it.
 */
export const noteMoney = (sql: Sql, userId: number, now: number): Promise<unknown> =>
  sql.query('update users set money_came_at = greatest(money_came_at, $2) where id = $1 and status = 1', [userId, now]);

/**
 * Whether this is the first valid member with this wallet number and this phone; marks both as counted. Concurrent
 * calls for the same number or phone are serialized, because they write the same rows.
 */
async function isNewMember(sql: Sql, memberId: number, device: string | null, mark: string | null, now: number) {
  // A withdrawal of an earlier version has no hash of its wallet number.
  const [known] =
    mark === null
      ? []
      : await sql.query<{ countedAt: number | null }>(
          'select counted_at as "countedAt" from wallet_numbers where mark = $1 for update',
          [mark],
        );
  if (known && known.countedAt !== null) return false;
  const newPhone =
    device === null ||
    (
      await sql.query('insert into counted_phones (mark, user_id) values ($1, $2) on conflict do nothing returning 1', [
        phoneMark(device),
        memberId,
      ])
    ).length > 0;
  if (newPhone && mark !== null)
    await sql.query('update wallet_numbers set counted_at = $2 where mark = $1', [mark, now]);
  return newPhone;
}

/**
 * Counts a member who has now been paid enough, and rewards the person who invited them: once per wallet number and
 * phone, and only within one market (TEAM-9, TEAM-10).
 */
async function countMember(sql: Sql, memberId: number, mark: string | null, now: number): Promise<void> {
  const [member] = await sql.query<{ inviter: number; device: string | null }>(
    `select i.id as inviter, m.device from users m join users i on i.id = m.invited_by and i.market = m.market
     where m.id = $1 and m.valid_at is null and m.status = 1`,
    [memberId],
  );
  if (!member || !(await isNewMember(sql, memberId, member.device, mark, now))) return;
  const counted = await sql.query(
    'update users set valid_at = $2 where id = $1 and valid_at is null and status = 1 returning 1',
    [memberId, now],
  );
  if (counted.length === 0) return;
  // Lock the balances before reading the inviter: one who is deleted concurrently gets nothing.
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

/** A withdrawal to resolve, with its owner and their market. */
export interface PayoutOf {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
}

/**
 * What follows for the e-wallet and its number from a payment to it, and for the person when it did not arrive. An account
 * that operators have declared invalid stays so (OPS-27).
 */
export async function noteArrival(
  sql: Sql,
  userId: number,
  { type, no, day, mark }: Resolved,
  paid: boolean,
  now: number,
) {
  await sql.query(
    `update ewallets set retry_count = retry_count + $3, status = case when status = ${accountStatus.invalid} then status else $2 end, status_before = case when status = ${accountStatus.invalid} then $2 end
     where user_id = $1 and type = $4 and no = $5`,
    [userId, paid ? accountStatus.valid : accountStatus.retry, paid ? 0 : 1, type, no],
  );
  if (paid) return;
  await noteMoney(sql, userId, now);
  // A failed withdrawal does not use up the wallet number's withdrawal of the day.
  await sql.query('update wallet_numbers set withdrawn_day = 0 where mark = $1 and withdrawn_day = $2', [mark, day]);
}

/**
 * Resolves a pending withdrawal in a transaction that has locked its owner's balances: paid (the money has arrived) or
 * failed (it goes back to cash, once). An operator resolves only what is not with the provider (OPS-20), and pays
 * nobody who is frozen and nothing to an account that is invalid (OPS-27); the provider's result is booked in any case.
 *
 * @param by who resolves it: an operator, or the provider by a result for this export (null: none held it)
 * @param reason of a refusal, stored with it
 * @returns its amount in minor units; undefined when it may not be resolved, or was before
 */
export async function resolveIn(
  tx: Sql,
  { id, userId, market }: PayoutOf,
  paid: boolean,
  now: number,
  { by = 'operator', reason = '' }: { by?: 'operator' | { exportId: number | null }; reason?: string } = {},
): Promise<number | undefined> {
  const byHand = by === 'operator';
  const [resolved] = await tx.query<Resolved>(
    `update withdrawals w set status = $2, settled_at = $3, paid_week = $4, reason = $6, settled_by = $7, export_id = $8
     where user_id = $5 and id = $1 and status = 1 and ($7 = 'provider' or export_id is null) and not ($7 = 'operator' and $2 = 2 and exists (select 1 from users where id = $5 and frozen_at is not null))
       and not ($7 = 'operator' and $2 = 2 and ${goesToInvalid})
     returning amount, type, no, day, number_mark as mark`,
    [
      id,
      paid ? passbookStatus.paid : passbookStatus.failed,
      now,
      paid ? weekOf(now, market) : null,
      userId,
      reason,
      byHand ? 'operator' : 'provider',
      byHand ? null : by.exportId,
    ],
  );
  if (!resolved) return undefined;
  const { amount, mark } = resolved;
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
  await noteArrival(tx, userId, resolved, paid, now);
  // The account number of a person who was deleted meanwhile is removed.
  await tx.query(
    `update withdrawals set no = '', number_mark = null where user_id = $2 and id = $1 and exists (select 1 from users where id = $2 and status = 2)`,
    [id, userId],
  );
  if (balances.paid >= minorOf(validMemberAmount[market], market)) await countMember(tx, userId, mark, now);
  return amount;
}

/**
 * Resolves a pending withdrawal by an operator's decision (`resolveIn`), in a transaction of its own.
 *
 * @param more `reason` of a refusal; `note` writes the audit log in the same transaction when it was resolved
 * @returns its amount in minor units; undefined when it may not be resolved, or was before
 */
export async function resolveWithdrawal(
  db: Db,
  payout: PayoutOf,
  paid: boolean,
  now: number,
  { reason = '', note }: { reason?: string; note?: (tx: Sql) => Promise<unknown> } = {},
): Promise<number | undefined> {
  return db.tx(async (tx) => {
    await lockBalances(tx, payout.userId);
    const amount = await resolveIn(tx, payout, paid, now, { reason });
    if (amount !== undefined) await note?.(tx);
    return amount;
  });
}
