import { codes } from '@tally/contract/api/envelope';
import { dayMs } from '@tally/contract/limits/time';
import type { AdSource } from '@tally/contract/apps/ads';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { Refusal } from '../shared/refusal';
import type { IdempotentRequest } from '../ledger/idempotency';

/** How long a claim waits for its confirmation, and keeps its place in the day's quota, ms. */
export const claimWaitMs = dayMs;

/** The tasks whose claims can wait. */
export const claimTasks = ['videoad', 'luckytask'] as const;

/**
 * A claim that waits for an ad network's confirmation. All functions here require the lock of the person's balances.
 */
export interface WaitingClaim {
  readonly task: (typeof claimTasks)[number];
  /** Package of the installed app; empty for a video. */
  readonly appPkg: string;
  /** The network that must confirm it; empty: any network. */
  readonly source: AdSource | '';
  readonly day: number;
  readonly coin: number;
  /** In minor units. */
  readonly cash: number;
  /** Id of the lucky task's record. */
  readonly recordId: number | null;
}

const columns = 'task, app_pkg as "appPkg", source, day, coin, cash, record_id as "recordId"';

const newClaim = statement(
  {
    person: 'bigint',
    scope: 'text',
    key: 'text',
    request: 'text',
    task: 'text',
    appPkg: 'text',
    source: 'text',
    day: 'integer',
    coin: 'bigint',
    cash: 'bigint',
    recordId: 'bigint?',
    now: 'bigint',
  },
  `
insert into waiting_claims (user_id, scope, key, request, task, app_pkg, source, day, coin, cash, record_id, at)
values (:person, :scope, :key, :request, :task, :appPkg, :source, :day, :coin, :cash, :recordId, :now)`,
);

/** Stores a claim until it is confirmed. */
export async function recordClaim(
  tx: Sql,
  { userId, now }: { readonly userId: number; readonly now: number },
  { scope, key, request }: IdempotentRequest,
  { task, appPkg, source, day, coin, cash, recordId }: WaitingClaim,
): Promise<void> {
  await tx.query(
    ...newClaim({ person: userId, scope, key, request, task, appPkg, source, day, coin, cash, recordId, now }),
  );
}

const unpaidClaim = statement(
  { person: 'bigint', scope: 'text', key: 'text' },
  `
select request, at from waiting_claims
where user_id = :person and scope = :scope and key = :key and paid_at is null`,
);

/**
 * The state of a claim stored by this request and not yet paid: still waiting, or its waiting time is over; undefined
 * when none was stored.
 *
 * @throws {Refusal} when another request was stored under its key
 */
export async function stateOfClaim(
  tx: Sql,
  userId: number,
  { scope, key, request }: IdempotentRequest,
  now: number,
): Promise<'waits' | 'over' | undefined> {
  const [kept] = await tx.query<{ request: string; at: number }>(...unpaidClaim({ person: userId, scope, key }));
  if (!kept) return undefined;
  if (kept.request !== request) throw new Refusal(codes.keyReused, 'KEY USED FOR ANOTHER REQUEST');
  return kept.at > now - claimWaitMs ? 'waits' : 'over';
}

const roundsWaiting = statement(
  { person: 'bigint', day: 'integer', since: 'bigint' },
  `
select count(*)::integer as count
from waiting_claims
where user_id = :person and app_pkg = '' and at > :since and paid_at is null and day = :day`,
);

/** The number of waiting rounds of a task on a day; each counts against the quota until its waiting time is over. */
export const waitingRounds = async (tx: Sql, userId: number, day: number, now: number): Promise<number> =>
  only(await tx.query<{ count: number }>(...roundsWaiting({ person: userId, day, since: now - claimWaitMs }))).count;

const luckyWaiting = statement(
  { person: 'bigint', app: 'text', record: 'bigint', since: 'bigint' },
  `
select 1 from waiting_claims
where user_id = :person and app_pkg = :app and at > :since and paid_at is null and record_id = :record`,
);

/** Whether the person already has a waiting claim for a lucky task, under any key. */
export const luckyWaits = async (
  tx: Sql,
  userId: number,
  { appPkg, recordId }: { readonly appPkg: string; readonly recordId: number },
  now: number,
) =>
  (await tx.query(...luckyWaiting({ person: userId, app: appPkg, record: recordId, since: now - claimWaitMs })))
    .length > 0;

const oldestWaiting = statement(
  { person: 'bigint', app: 'text', source: 'text', since: 'bigint' },
  `
select ${columns}, at, scope, key, request
from waiting_claims
where user_id = :person and app_pkg = :app and paid_at is null and at > :since and source in ('', :source)
order by at, key limit 1`,
);

/** The oldest claim that a confirmation matches, with its time (ms since the epoch) and its original request. */
export async function oldestClaim(
  tx: Sql,
  userId: number,
  { appPkg, source }: { readonly appPkg: string; readonly source: AdSource },
  now: number,
): Promise<(WaitingClaim & { readonly at: number; readonly once: IdempotentRequest }) | undefined> {
  const [found] = await tx.query<WaitingClaim & IdempotentRequest & { readonly at: number }>(
    ...oldestWaiting({ person: userId, app: appPkg, source, since: now - claimWaitMs }),
  );
  if (!found) return undefined;
  const { scope, key, request, ...claim } = found;
  return { ...claim, once: { scope, key, request } };
}

const claimPaid = statement(
  { person: 'bigint', scope: 'text', key: 'text', paidAt: 'bigint' },
  'update waiting_claims set paid_at = :paidAt where user_id = :person and scope = :scope and key = :key',
);

const claimGone = statement(
  { person: 'bigint', scope: 'text', key: 'text' },
  'delete from waiting_claims where user_id = :person and scope = :scope and key = :key',
);

/** Closes a claim, either because it was paid or because it can't be paid any more. */
export async function closeClaim(
  tx: Sql,
  userId: number,
  { scope, key }: IdempotentRequest,
  paidAt: number | undefined,
): Promise<void> {
  const claim = { person: userId, scope, key };
  await tx.query(...(paidAt === undefined ? claimGone(claim) : claimPaid({ ...claim, paidAt })));
}
