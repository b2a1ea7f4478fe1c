import type { HostEvent, HostEventKind, PersonEventKind, WithdrawalEventKind } from '@tally/contract/host/hostEvents';
import { eventGivenUpDays } from '@tally/contract/host/hostEvents';
import type { Market } from '@tally/contract/market/codes';
import { dayMs } from '@tally/contract/limits/time';
import { statement } from '../db/statement';
import type { EventCounts } from '../domain/events/eventStates';
import { stillLapses } from '../domain/events/lapsing';
import { eventClaimMs, eventPauseMostMs, eventTriesAlone, eventTriesAtOnce } from '../domain/shared/serverLimits';
import type { ServerContext } from '../http/context';
import type { Log } from '../runtime/log';
import { Refused } from './sender';
import type { EventSender } from './sender';

/** An event that this server has for itself until its next try. */
interface Claimed {
  readonly id: number;
  readonly eventId: string;
  /** Null of an event that is about no person. */
  readonly person: number | null;
  readonly publicId: string | null;
  readonly market: Market;
  readonly kind: HostEventKind;
  readonly withdrawalId: number | null;
  readonly approvalId: number | null;
  readonly at: number;
  readonly toldAt: number;
  readonly tries: number;
}

const nextEvent = statement(
  { now: 'bigint', pauseMost: 'bigint', pause: 'bigint' },
  `
update outbox
set tries = tries + 1, next_try_at = :now + least(:pauseMost, :pause * (1 << least(tries, 16)))
where id = (
  select o.id from outbox o
  where o.ended_at is null and o.next_try_at <= :now and not exists (
    select 1 from outbox earlier
    where earlier.user_id = o.user_id and earlier.id < o.id and earlier.ended_at is null
      and (earlier.refused_at is null or earlier.kind = o.kind)
  )
  order by o.next_try_at limit 1
  for update of o skip locked
)
returning id, event_id as "eventId", user_id as person, public_id as "publicId", market, kind,
  withdrawal_id as "withdrawalId", approval_id as "approvalId", at, told_at as "toldAt", tries`,
);

/** Ends an event, unless another try has begun since: then that one says how it ended. */
const end = statement(
  { id: 'bigint', tries: 'integer', now: 'bigint', givenUp: 'boolean' },
  `
update outbox set ended_at = :now, given_up = :givenUp
where id = :id and ended_at is null and (tries = :tries or not :givenUp)
returning 1`,
);

const refusing = statement(
  { id: 'bigint', now: 'bigint' },
  `
update outbox set refused_at = :now
where id = :id and ended_at is null`,
);

/**
 * Counts an event as refused when tries keep failing while the receiver takes events of other kinds: it is not away, it
 * cannot read this kind.
 */
const failingAlone = statement(
  { id: 'bigint', now: 'bigint' },
  `
update outbox o set refused_at = :now
where o.id = :id and o.ended_at is null and exists (
  select 1 from outbox taken where taken.kind <> o.kind and taken.ended_at > o.told_at and not taken.given_up
)
returning 1`,
);

/** The dependencies of the delivery. */
export interface DeliveryContext extends Pick<ServerContext, 'db' | 'now'> {
  readonly sender: EventSender;
  readonly log: Log;
  readonly counts: EventCounts;
  /** Whether the server goes on; false while it stops, which ends a round after the tries under way. */
  readonly goesOn: () => boolean;
}

function asSent({ eventId: id, publicId, market, kind, withdrawalId, approvalId, at }: Claimed): HostEvent {
  if (kind === 'approval.asked') return { id, kind, market, at, approvalId: approvalId ?? 0 };
  const userId = publicId ?? '';
  return withdrawalId === null
    ? { id, kind: kind as Exclude<PersonEventKind, WithdrawalEventKind>, userId, market, at }
    : { id, kind: kind as WithdrawalEventKind, userId, market, at, withdrawalId };
}

/** A try that failed. */
interface Failure {
  readonly kind: HostEventKind;
  readonly why: string;
  /** Whether the receiver answers, and does not take this one. */
  readonly isRefused: boolean;
}

/** Why a try failed; `fetch` says it in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Removes an event of which nothing is kept: of a deletion that was told (EVENT-8), or that is not true any more. */
const remove = ({ db }: DeliveryContext, { id }: Claimed) => db.query('delete from outbox where id = $1', [id]);

/**
 * Marks an event that the receiver has refused, or that alone keeps failing.
 *
 * @returns whether it is one of these
 */
async function markRefused({ db, now }: DeliveryContext, { id, tries }: Claimed, isRefused: boolean): Promise<boolean> {
  if (!isRefused) return tries >= eventTriesAlone && (await db.query(...failingAlone({ id, now: now() }))).length > 0;
  await db.query(...refusing({ id, now: now() }));
  return true;
}

/**
 * Tries an event that was claimed. A server that dies between delivery and mark leaves it claimed, so it is delivered
 * again under the same id (EVENT-4).
 *
 * @returns why it failed; undefined when it did not
 */
async function tryOnce(context: DeliveryContext, claimed: Claimed): Promise<Failure | undefined> {
  const { db, now, sender, counts } = context;
  const { id, kind, person, at, toldAt, tries } = claimed;
  if (kind === 'money.lapsing' && person !== null && !(await stillLapses(db, person, at, now()))) {
    await remove(context, claimed);
    counts.dropped += 1;
    return undefined;
  }
  const failure = await sender.send(asSent(claimed), now()).then(
    () => undefined,
    (error: unknown) => ({ why: reasonOf(error), isRefused: error instanceof Refused }),
  );
  if (failure === undefined) {
    if (kind === 'person.deleted') await remove(context, claimed);
    else await db.query(...end({ id, tries, now: now(), givenUp: false }));
    counts.delivered += 1;
    return undefined;
  }
  counts.failed += 1;
  const isRefused = await markRefused(context, claimed, failure.isRefused);
  if (now() - toldAt >= eventGivenUpDays * dayMs) {
    counts['given up'] += (await db.query(...end({ id, tries, now: now(), givenUp: true }))).length;
  }
  return { kind, why: failure.why, isRefused };
}

/**
 * Delivers the events that are due, some at once, each person's one after the other (EVENT-4). A claim moves the next
 * try on, so that no other server tries the event meanwhile, and one that failed is tried again after a pause. A worker
 * ends at its first failure, so that a receiver that is down gets a few tries per round, not one for each event; one
 * that answers, and refuses some, gets the others.
 *
 * Never throws: failures are logged once for the round.
 */
export async function deliverDueEvents(context: DeliveryContext): Promise<void> {
  const { db, now, log, goesOn } = context;
  const failures: Failure[] = [];
  const broken: string[] = [];
  const workers: Promise<void>[] = [];
  // Another worker begins when one has found something, so that nothing to do costs one statement.
  const begin = () => {
    if (workers.length < eventTriesAtOnce) workers.push(work());
  };
  const work = async () => {
    try {
      while (goesOn()) {
        const timing = { now: now(), pause: eventClaimMs, pauseMost: eventPauseMostMs };
        const [claimed] = await db.query<Claimed>(...nextEvent(timing));
        if (!claimed) return;
        begin();
        const failure = await tryOnce(context, claimed);
        if (failure === undefined) continue;
        failures.push(failure);
        if (!failure.isRefused) return;
      }
    } catch (error) {
      broken.push(reasonOf(error));
    }
  };
  begin();
  for (let nth = 0; nth < workers.length; nth++) await workers[nth];
  const refused = [...new Set(failures.filter(({ isRefused }) => isRefused).map(({ kind }) => kind))];
  const [first] = [...failures.map(({ why }) => why), ...broken];
  if (first !== undefined)
    log({
      level: 'error',
      message: `Events were not delivered to EVENTS_URL, and are tried again: ${first}`,
      failed: failures.length + broken.length,
      ...(refused.length > 0 && { refused: refused.join(', ') }),
    });
}
