import type { WithdrawalEventKind } from '@tally/contract/host/hostEvents';
import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { Person } from '../people/person';
import { eventClaimMs } from '../../limits/events';

const withdrawalEvent = statement(
  { person: 'bigint', kind: 'text', withdrawal: 'bigint', now: 'bigint' },
  `
insert into outbox (event_id, user_id, public_id, market, kind, withdrawal_id, at, told_at, next_try_at)
select gen_random_uuid()::text, id, public_id, market, :kind, :withdrawal, :now, :now, :now
from users
where id = :person and ${alive()}`,
);

/**
 * Enqueues the event for a resolved withdrawal (EVENT-1, EVENT-2), in the transaction that books it. That transaction
 * holds the lock of the owner's balances, so a person's events are in order. Does nothing if the person was deleted.
 */
export const enqueueWithdrawal = (
  tx: Sql,
  { id, userId }: { readonly id: number; readonly userId: number },
  kind: WithdrawalEventKind,
  now: number,
): Promise<unknown> => tx.query(...withdrawalEvent({ person: userId, kind, withdrawal: id, now }));

const answerEvent = statement(
  { person: 'bigint', now: 'bigint' },
  `
insert into outbox (event_id, user_id, public_id, market, kind, at, told_at, next_try_at)
select gen_random_uuid()::text, id, public_id, market, 'message.answered', :now, :now, :now
from users
where id = :person and ${alive()}`,
);

/**
 * Enqueues the event for an answered message (EVENT-1, OPS-40), in the transaction of the answer. That transaction
 * holds the lock of the person's balances, so a person's events are in order.
 */
export const enqueueAnswer = (tx: Sql, person: number, now: number): Promise<unknown> =>
  tx.query(...answerEvent({ person, now }));

const approvalEvent = statement(
  { market: 'text', approval: 'bigint', now: 'bigint' },
  `
insert into outbox (event_id, market, kind, approval_id, at, told_at, next_try_at)
values (gen_random_uuid()::text, :market, 'approval.asked', :approval, :now, :now, :now)`,
);

/** Enqueues the event for a request to a second operator (OPS-35), in the transaction that records the request. */
export const enqueueApproval = (tx: Sql, market: Market, approval: number, now: number): Promise<unknown> =>
  tx.query(...approvalEvent({ market, approval, now }));

const deletionEvent = statement(
  { person: 'bigint', publicId: 'text', market: 'text', now: 'bigint', due: 'bigint' },
  `
insert into outbox (event_id, user_id, public_id, market, kind, at, told_at, next_try_at)
values (gen_random_uuid()::text, :person, :publicId, :market, 'person.deleted', :now, :now, :due)`,
);

const dropEvents = statement({ person: 'bigint' }, 'delete from outbox where user_id = :person');

/**
 * Removes the events of a deleted person and enqueues the one for the deletion (EVENT-8), in the transaction of the
 * deletion. Its first delivery waits until no delivery of an earlier event can still be under way.
 */
export async function enqueueDeletion(
  tx: Sql,
  { id, publicId, market }: Pick<Person, 'id' | 'publicId' | 'market'>,
  now: number,
): Promise<void> {
  await tx.query(...dropEvents({ person: id }));
  await tx.query(...deletionEvent({ person: id, publicId, market, now, due: now + eventClaimMs }));
}
