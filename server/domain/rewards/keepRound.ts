import type { Sql } from '../../db/db';
import type { IdempotentRequest } from '../ledger/idempotency';
import type { Person } from '../people/person';
import { keepClaim } from '../confirmations/waitingClaims';
import type { WaitingClaim } from '../confirmations/waitingClaims';

/**
 * Stores a round as a waiting claim if only its confirmation is missing: not if it is above the quota, too early, or
 * paid already. The caller holds the lock of the balances.
 *
 * @param openNow rounds of the day that may be paid, without those that wait
 * @returns true when it was stored
 */
export async function keepRound(
  tx: Sql,
  { id }: Pick<Person, 'id'>,
  once: IdempotentRequest,
  claim: WaitingClaim,
  openNow: number,
  pace: number,
  now: number,
): Promise<true | undefined> {
  const [payable] = await tx.query(
    `select 1 from balances b join users u on u.id = b.user_id where b.user_id = $1 and u.status = 1 and ($6::bigint = 0 or b.next_round_at <= $7::bigint)
       and coalesce((select count from task_counts where user_id = $1 and day = $2 and task = $3), 0) < $4
       and not exists (select 1 from transfers where user_id = $1 and kind = $3 and ref = $5) for key share of u`,
    [id, claim.day, claim.task, openNow, once.key, pace, now],
  );
  if (!payable) return undefined;
  await keepClaim(tx, id, once, claim, now);
  await tx.query('update balances set next_round_at = $2 where user_id = $1', [id, now + pace]);
  return true;
}
