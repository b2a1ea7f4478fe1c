import type { WithdrawalEventKind } from '@tally/contract/host/hostEvents';
import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import type { Person } from '../people/person';
import { eventClaimMs } from '../shared/serverLimits';

const withdrawalEvent = statement(
  { person: 'bigint', kind: 'text', withdrawal: 'bigint', now: 'bigint' },
  `
insert into outbox (event_id, user_id, public_id, market, kind, withdrawal_id, at, told_at, next_try_at)
select gen_random_uuid()::text, id, public_id, market, :kind, :withdrawal, :now, :now, :now
from users
where id = :person and ${alive()}`,
);

/**
 * Writes the event of what became of a withdrawal (EVENT-1, EVENT-2), in the transaction that books it, which has
 * locked its owner's balances: so a person's events are in order. Nobody is told of people who are deleted.
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
 * Writes the event that a person's message was answered (EVENT-1, OPS-40), in the transaction of the answer, which has
 * locked their balances: so a person's events are in order.
 */
export const enqueueAnswer = (tx: Sql, person: number, now: number): Promise<unknown> =>
  tx.query(...answerEvent({ person, now }));

const askedEvent = statement(
  { market: 'text', approval: 'bigint', now: 'bigint' },
  `
insert into outbox (event_id, market, kind, approval_id, at, told_at, next_try_at)
values (gen_random_uuid()::text, :market, 'approval.asked', :approval, :now, :now, :now)`,
);

/** Writes the event that a request waits for a second operator (OPS-35), in the transaction that records it. */
export const enqueueApproval = (tx: Sql, market: Market, approval: number, now: number): Promise<unknown> =>
  tx.query(...askedEvent({ market, approval, now }));

const deletionEvent = statement(
  { person: 'bigint', publicId: 'text', market: 'text', now: 'bigint', due: 'bigint' },
  `
insert into outbox (event_id, user_id, public_id, market, kind, at, told_at, next_try_at)
values (gen_random_uuid()::text, :person, :publicId, :market, 'person.deleted', :now, :now, :due)`,
);

/**
 * Removes the events of a person who is deleted, and writes the one that tells it (EVENT-8), in the transaction of the
 * deletion. It is tried only when no try of those before it can be under way any more.
 */
export async function enqueueDeletion(
  tx: Sql,
  { id, publicId, market }: Pick<Person, 'id' | 'publicId' | 'market'>,
  now: number,
): Promise<void> {
  await tx.query('delete from outbox where user_id = $1', [id]);
  await tx.query(...deletionEvent({ person: id, publicId, market, now, due: now + eventClaimMs }));
}
