import * as v from 'valibot';
import { calendarDay, described, locale, market, rowId, text, textBetween, time } from '../api/schemas';

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
export const lapseNoticeDays = 3;

/** Age from which an event is given up when a try fails, days (EVENT-6). */
export const eventGivenUpDays = 3;

/** The withdrawal was paid; failed or was refused, so its money is cash again; or came back after it had been paid. */
export const withdrawalEventKinds = ['withdrawal.paid', 'withdrawal.failed', 'withdrawal.returned'] as const;
export type WithdrawalEventKind = (typeof withdrawalEventKinds)[number];

const every = {
  id: described(textBetween(36, 36), "The event's own id, the same in every repeat."),
  market,
  at: described(time, 'When it happened. Of `money.lapsing`: three days before coins and cash are cleared.'),
};

const common = {
  ...every,
  userId: described(text(200), 'The person, by the id that their login was answered with.'),
};

/** Of what a person is told. */
const told = {
  ...common,
  locale: described(locale, "The person's language."),
  text: described(
    text(200),
    'What the phone app may tell the person, in their language. It stands on a locked screen, so it says no amount, name or wallet.',
  ),
};

/** An event, as it is sent. Receivers pass over kinds and fields that they do not know. */
export const hostEvent = v.variant('kind', [
  v.object({
    ...told,
    kind: described(v.picklist(withdrawalEventKinds), 'What became of a withdrawal.', {
      'withdrawal.paid': 'It was paid.',
      'withdrawal.failed': 'It failed or was refused, and its money is cash again.',
      'withdrawal.returned': 'Its payment came back after it was paid, wholly or in part.',
    }),
    withdrawalId: described(rowId, 'Number of the withdrawal, its `id` in the passbook.'),
  }),
  v.object({
    ...told,
    kind: described(v.picklist(['message.answered', 'money.lapsing']), 'What happened.', {
      'message.answered': 'A message got an answer, or a further one; the person reads it on the help page.',
      'money.lapsing': 'Coins and cash are cleared in three days.',
    }),
  }),
  v.object({
    ...common,
    kind: described(v.picklist(['person.deleted']), 'The data of the person were deleted.'),
  }),
  v.object({
    ...every,
    kind: described(v.picklist(['approval.asked']), 'A request of an operator waits for a second one (OPS-35).'),
    approvalId: described(rowId, 'Number of the request at the desk.'),
  }),
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
  kind: described(v.literal('day.closed'), 'A day of the market was closed; it is about nobody.'),
  market,
  at: described(time, 'When the day ended.'),
  day: described(calendarDay, "The market's day as yyyymmdd."),
  hash: described(textBetween(64, 64), 'SHA-256 over what was booked for good by then, hexadecimal.'),
});
export type DayClosedEvent = v.InferOutput<typeof dayClosedEvent>;

/** Whatever is sent to the backend. */
export const sentEvent = v.variant('kind', [...hostEvent.options, dayClosedEvent]);
export type SentEvent = v.InferOutput<typeof sentEvent>;

/** The person whom an event is about, by the id that their login was answered with; empty: nobody. */
export const personOf = (event: SentEvent): string => ('userId' in event ? event.userId : '');

/** The kinds that tell of a person. */
export type PersonEventKind = Exclude<HostEventKind, 'approval.asked'>;

/** Those of which the person is told. */
export type ToldEventKind = Exclude<PersonEventKind, 'person.deleted'>;
