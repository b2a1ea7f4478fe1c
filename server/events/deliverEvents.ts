import type { HostEvent, HostEventKind, ToldEventKind, WithdrawalEventKind } from '@tally/contract/host/hostEvents';
import { eventGivenUpDays } from '@tally/contract/host/hostEvents';
import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { dayMs } from '@tally/contract/limits/time';
import { statement } from '../db/statement';
import type { EventCounts } from '../domain/events/eventStates';
import { stillLapses } from '../domain/events/lapsingMoney';
import { eventClaimMs, eventPauseMostMs, eventTriesAlone, eventTriesAtOnce } from '../limits/events';
import type { ServerContext } from '../http/context';
import { claimFrom, sendDue } from '../outbox/outbox';
import type { Log } from '../runtime/log';
import { eventTexts } from './eventTexts';
import { refusedKinds } from './refusedKinds';
import { Refused } from './sender';
import type { EventSender } from './sender';

/** A claimed event. */
interface Claimed {
  readonly id: number;
  readonly eventId: string;
  /** Null of an event that is about no person. */
  readonly person: number | null;
  readonly publicId: string | null;
  readonly market: Market;
  readonly locale: Locale | null;
  readonly kind: HostEventKind;
  readonly withdrawalId: number | null;
  readonly approvalId: number | null;
  readonly at: number;
  readonly toldAt: number;
  readonly tries: number;
}

const claimEvent = claimFrom<Claimed>({
  table: 'outbox',
  key: ['id'],
  due: `o.ended_at is null and not exists (
    select 1 from outbox earlier
    where earlier.user_id = o.user_id and earlier.id < o.id and earlier.ended_at is null
      and (earlier.refused_at is null or earlier.kind = o.kind)
  )`,
  market: 'o.market',
  order: 'o.next_try_at',
  returning: `claimed.id, event_id as "eventId", user_id as person, public_id as "publicId", market, kind,
  (select u.locale from users u where u.id = claimed.user_id) as locale,
  withdrawal_id as "withdrawalId", approval_id as "approvalId", at, told_at as "toldAt", tries`,
  pauseMs: eventClaimMs,
  pauseMostMs: eventPauseMostMs,
});

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
  /** The markets whose events are delivered from here; without it all. */
  readonly served?: readonly Market[];
  readonly log: Log;
  readonly counts: EventCounts;
  /** Whether the server goes on; false while it stops, which ends a round after the tries under way. */
  readonly goesOn: () => boolean;
}

function asSent({ eventId: id, publicId, market, kind, withdrawalId, approvalId, at, ...of }: Claimed): HostEvent {
  if (kind === 'approval.asked') return { id, kind, market, at, approvalId: approvalId ?? 0 };
  const about = { id, userId: publicId ?? '', market, at };
  if (kind === 'person.deleted') return { ...about, kind };
  const locale = of.locale ?? marketLocales[market][0];
  const told = { ...about, locale, text: eventTexts[locale][kind] };
  return withdrawalId === null
    ? { ...told, kind: kind as Exclude<ToldEventKind, WithdrawalEventKind> }
    : { ...told, kind: kind as WithdrawalEventKind, withdrawalId };
}

const dropEvent = statement({ id: 'bigint' }, 'delete from outbox where id = :id');

/** Removes an event of which nothing is kept: of a deletion that was told (EVENT-8), or that is not true any more. */
const remove = ({ db }: DeliveryContext, { id }: Claimed) => db.query(...dropEvent({ id }));

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

/** Whether an event is not true any more; then it is removed. */
async function dropUntrue(context: DeliveryContext, claimed: Claimed): Promise<boolean> {
  const { db, now, counts } = context;
  const { kind, person, at } = claimed;
  if (kind !== 'money.lapsing' || person === null || (await stillLapses(db, person, at, now()))) return false;
  await remove(context, claimed);
  counts.dropped += 1;
  return true;
}

/** Records that an event was delivered, under the same id again if a server dies before (EVENT-4). */
async function recordDelivery(context: DeliveryContext, claimed: Claimed): Promise<void> {
  const { db, now, counts } = context;
  const { id, kind, tries } = claimed;
  if (kind === 'person.deleted') await remove(context, claimed);
  else await db.query(...end({ id, tries, now: now(), givenUp: false }));
  counts.delivered += 1;
}

/**
 * Records a try that failed, and gives the event up once it is too old.
 *
 * @returns whether the receiver answers, and does not take this one
 */
async function recordFailure(context: DeliveryContext, claimed: Claimed, error: unknown): Promise<boolean> {
  const { db, now, counts } = context;
  const { id, toldAt, tries } = claimed;
  counts.failed += 1;
  const isRefused = await markRefused(context, claimed, error instanceof Refused);
  if (now() - toldAt >= eventGivenUpDays * dayMs) {
    counts['given up'] += (await db.query(...end({ id, tries, now: now(), givenUp: true }))).length;
  }
  return isRefused;
}

/**
 * Delivers the events that are due, some at once, each person's one after the other (EVENT-4). A receiver that answers,
 * and refuses some, gets the others.
 *
 * Never throws: failures are logged once for the round.
 */
export async function deliverDueEvents(context: DeliveryContext): Promise<void> {
  const { db, now, log, goesOn, sender, served } = context;
  const refused = new Set<HostEventKind>();
  const isRefusedKind = refusedKinds(db);
  const reasons = await sendDue<Claimed>(
    {
      claim: () => claimEvent(db, now(), served),
      drop: (claimed) => dropUntrue(context, claimed),
      send: (claimed) => sender.send(asSent(claimed), now()),
      sent: (claimed) => recordDelivery(context, claimed),
      failed: async (claimed, error) => {
        const isRefused = (await recordFailure(context, claimed, error)) || (await isRefusedKind(claimed.kind));
        if (isRefused) refused.add(claimed.kind);
        return isRefused;
      },
    },
    { goesOn, atOnce: eventTriesAtOnce },
  );
  const [first] = reasons;
  if (first === undefined) return;
  log({
    level: 'error',
    message: `Events were not delivered to EVENTS_URL, and are tried again: ${first}`,
    failed: reasons.length,
    ...(refused.size > 0 && { refused: [...refused].join(', ') }),
  });
}
