import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { accountStatus } from '@tally/contract/wallet/account';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { localTime } from '@tally/contract/rules/marketClock';
import { lastWeek, weekOf } from '../shared/days';
import { enqueueWithdrawal } from '../events/enqueueEvents';
import { countMember } from './countMember';
import { clawbackWaits, goesToInvalid } from '../account/accountStatus';
import { forgetNumbers } from '../account/forgetNumbers';
import { readRules } from '../marketRules/versions';
import { lockBalances, post } from '../ledger/ledger';
import { markMoneyCame } from '../ledger/markMoneyCame';
import { minorOf } from '../ledger/money';

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

/** A withdrawal to resolve, with its owner and their market. */
export interface PayoutOf {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
}

const arrival = statement(
  { person: 'bigint', type: 'text', no: 'text', status: 'smallint', failures: 'integer' },
  `
update ewallets
set retry_count = retry_count + :failures,
  status = case when status = ${accountStatus.invalid} then status else :status end,
  status_before = case when status = ${accountStatus.invalid} then :status end
where user_id = :person and type = :type and no = :no`,
);

const freeNumber = statement(
  { mark: 'text?', day: 'integer' },
  'update wallet_numbers set withdrawn_day = 0 where mark = :mark and withdrawn_day = :day',
);

/**
 * What follows for the e-wallet and its number from a payment to it, and for the person when it did not arrive. An
 * account that operators have declared invalid stays so (OPS-27).
 */
export async function recordArrival(
  sql: Sql,
  userId: number,
  { type, no, day, mark }: Resolved,
  { paid, now }: { readonly paid: boolean; readonly now: number },
) {
  const status = paid ? accountStatus.valid : accountStatus.retry;
  await sql.query(...arrival({ person: userId, type, no, status, failures: paid ? 0 : 1 }));
  if (paid) return;
  await markMoneyCame(sql, userId, now);
  // A failed withdrawal does not use up the wallet number's withdrawal of the day.
  await sql.query(...freeNumber({ mark, day }));
}

const settlement = statement(
  {
    person: 'bigint',
    id: 'bigint',
    status: 'smallint',
    now: 'bigint',
    week: 'integer?',
    reason: 'text',
    by: 'text',
    export: 'bigint?',
  },
  `
update withdrawals w
set status = :status, settled_at = :now, paid_week = :week, reason = :reason, settled_by = :by, export_id = :export
where user_id = :person and id = :id and ${pending()}
  and (:by = 'provider' or export_id is null)
  and not (:by = 'operator' and :status = ${passbookStatus.paid} and (
    exists (select 1 from users where id = :person and frozen_at is not null)
    or ${goesToInvalid} or ${clawbackWaits}
  ))
returning amount, type, no, day, number_mark as mark`,
);

/** Resolves the withdrawal as `resolveIn` says, by whoever may; undefined when it stays as it is. */
async function resolveOnce(
  tx: Sql,
  { id, userId, market }: PayoutOf,
  {
    paid,
    now,
    by,
    reason,
  }: {
    readonly paid: boolean;
    readonly now: number;
    readonly by: 'operator' | { readonly exportId: number };
    readonly reason: string;
  },
): Promise<Resolved | undefined> {
  const [resolved] = await tx.query<Resolved>(
    ...settlement({
      person: userId,
      id,
      status: paid ? passbookStatus.paid : passbookStatus.failed,
      now,
      week: paid ? weekOf(now, market) : null,
      reason,
      by: by === 'operator' ? by : 'provider',
      export: by === 'operator' ? null : by.exportId,
    }),
  );
  return resolved;
}

/**
 * Resolves a pending withdrawal in a transaction that has locked its owner's balances: paid (the money has arrived) or
 * failed (it goes back to cash, once). An operator resolves only what is not with the provider (OPS-20), and pays
 * nobody who is frozen, nothing to an account that is invalid (OPS-27) and nothing that a clawback may still take
 * (OPS-36); the provider's result is booked in any case.
 *
 * @param by who resolves it: an operator, or the provider by a result for this batch
 * @param reason of a refusal, stored with it
 * @returns its amount in minor units; undefined when it may not be resolved, or was before
 */
export async function resolveIn(
  tx: Sql,
  payout: PayoutOf,
  { paid, now }: { readonly paid: boolean; readonly now: number },
  { by = 'operator', reason = '' }: { by?: 'operator' | { exportId: number }; reason?: string } = {},
): Promise<number | undefined> {
  const resolved = await resolveOnce(tx, payout, { paid, now, by, reason });
  if (!resolved) return undefined;
  const { id, userId, market } = payout;
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
  await recordArrival(tx, userId, resolved, { paid, now });
  await enqueueWithdrawal(tx, payout, paid ? 'withdrawal.paid' : 'withdrawal.failed', now);
  await forgetNumbers(tx, userId);
  const { validMemberAmount } = await readRules(tx, market, now);
  if (balances.paid >= minorOf(validMemberAmount, market)) await countMember(tx, userId, mark, now);
  return amount;
}

/**
 * Resolves a pending withdrawal by an operator's decision (`resolveIn`), in a transaction of its own.
 *
 * @param more `reason` of a refusal; `append` writes to the audit log in the same transaction when it was resolved
 * @returns its amount in minor units; undefined when it may not be resolved, or was before
 */
export async function resolveWithdrawal(
  db: Db,
  payout: PayoutOf,
  { paid, now }: { readonly paid: boolean; readonly now: number },
  { reason = '', append }: { reason?: string; append?: (tx: Sql) => Promise<unknown> } = {},
): Promise<number | undefined> {
  return db.tx(async (tx) => {
    await lockBalances(tx, payout.userId);
    const amount = await resolveIn(tx, payout, { paid, now }, { reason });
    if (amount !== undefined) await append?.(tx);
    return amount;
  });
}
