import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { IdempotentRequest } from '../ledger/idempotency';
import type { Person } from '../people/person';
import { recordClaim } from '../confirmations/waitingClaims';
import type { WaitingClaim } from '../confirmations/waitingClaims';

const payableRound = statement(
  { person: 'bigint', day: 'integer', task: 'text', open: 'integer', key: 'text', pace: 'bigint', now: 'bigint' },
  `
select 1
from balances b join users u on u.id = b.user_id
where b.user_id = :person and ${alive('u')} and (:pace = 0 or b.next_round_at <= :now)
  and coalesce((select count from task_counts where user_id = :person and day = :day and task = :task), 0) < :open
  and not exists (select 1 from recent_transfers where user_id = :person and kind = :task and ref = :key)
for key share of u`,
);

const setNextRound = statement(
  { person: 'bigint', at: 'bigint' },
  'update balances set next_round_at = :at where user_id = :person',
);

/**
 * Stores a round as a waiting claim if only its confirmation is missing: not if it is above the quota, too early, or
 * paid already. The caller holds the lock of the balances.
 *
 * @param openNow rounds of the day that may be paid, without those that wait
 * @returns true when it was stored
 */
export async function recordRound(
  tx: Sql,
  { id }: Pick<Person, 'id'>,
  {
    once,
    claim,
    openNow,
    pace,
  }: {
    readonly once: IdempotentRequest;
    readonly claim: WaitingClaim;
    readonly openNow: number;
    readonly pace: number;
  },
  now: number,
): Promise<true | undefined> {
  const [payable] = await tx.query(
    ...payableRound({ person: id, day: claim.day, task: claim.task, open: openNow, key: once.key, pace, now }),
  );
  if (!payable) return undefined;
  await recordClaim(tx, { userId: id, now }, once, claim);
  await tx.query(...setNextRound({ person: id, at: now + pace }));
  return true;
}
