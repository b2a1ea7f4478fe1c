import * as v from 'valibot';
import { market, rowId, text, textBetween, time } from '../api/schemas';

/**
 * What the phone app's backend is told of people, so that it can push it to them, of requests that wait for a second
 * operator, and of closed days: POST requests of this server to the backend's address, one event each (EVENT-1). How
 * they are signed, ordered and repeated: docs/host-bridge.md.
 */

/** Header with the time of a try and the signature: `t=<s since the epoch>,v1=<hex>` (EVENT-5). */
export const eventSignatureHeader = 'tally-signature';

/** How old the time of a signature may be before its request is refused as replayed, s. */
export const eventSignatureHolds = 300;

/** How long before coins and cash are cleared (MONEY-5) it is told, days. */
export const lapseToldDays = 3;

/** Age from which an event is given up when a try fails, days (EVENT-6). */
export const eventGivenUpDays = 3;

/** The withdrawal was paid; failed or was refused, so its money is cash again; or came back after it had been paid. */
export const withdrawalEventKinds = ['withdrawal.paid', 'withdrawal.failed', 'withdrawal.returned'] as const;
export type WithdrawalEventKind = (typeof withdrawalEventKinds)[number];

const every = {
  /** The event's own id, the same in every repeat. */
  id: textBetween(36, 36),
  market,
  /** When it happened, ms since the epoch. Of `money.lapsing`: three days before coins and cash are cleared. */
  at: time,
};

const common = {
  ...every,
  /** The person, by the id that their login was answered with. */
  userId: text(200),
};

/** An event, as it is sent. Receivers pass over kinds and fields that they do not know. */
export const hostEvent = v.variant('kind', [
  v.object({ ...common, kind: v.picklist(withdrawalEventKinds), withdrawalId: rowId }),
  // A message got an answer, or a further one (OPS-40): the person reads it on the help page.
  v.object({ ...common, kind: v.picklist(['message.answered', 'money.lapsing', 'person.deleted']) }),
  // A request of an operator waits for a second one, by its number at the desk (OPS-35); it is about no person.
  v.object({ ...every, kind: v.picklist(['approval.asked']), approvalId: rowId }),
]);
export type HostEvent = v.InferOutput<typeof hostEvent>;
export type HostEventKind = HostEvent['kind'];

/** All kinds of events. */
export const hostEventKinds = hostEvent.options.flatMap(({ entries }) =>
  'options' in entries.kind ? [...entries.kind.options] : [],
);

/**
 * A market's day was closed (EVENT-11): it is about nobody. `hash` is over what was written down for good by then, and
 * over the day before; kept elsewhere, it shows later whether the books were changed.
 */
const dayClosedEvent = v.object({
  id: common.id,
  kind: v.literal('day.closed'),
  market,
  /** When the day ended, ms since the epoch. */
  at: time,
  /** As yyyymmdd. */
  day: v.pipe(v.number(), v.integer(), v.minValue(19_700_101), v.maxValue(99_991_231)),
  /** SHA-256, hexadecimal. */
  hash: textBetween(64, 64),
});
export type DayClosedEvent = v.InferOutput<typeof dayClosedEvent>;

/** Whatever is sent to the backend. */
export const sentEvent = v.variant('kind', [...hostEvent.options, dayClosedEvent]);
export type SentEvent = v.InferOutput<typeof sentEvent>;

/** The person whom an event is about, by the id that their login was answered with; empty: nobody. */
export const personOf = (event: SentEvent): string => ('userId' in event ? event.userId : '');

/** The kinds that tell of a person. */
export type PersonEventKind = Exclude<HostEventKind, 'approval.asked'>;
