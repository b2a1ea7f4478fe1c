import type { HostEventKind } from '@tally/contract/host/hostEvents';
import type { Sql } from '../../db/db';

/** The events that wait to be delivered, and those that were not. */
export interface EventStates {
  readonly pending: number;
  /** When the oldest of them was written, ms since the epoch; 0: none waits. */
  readonly oldestAt: number;
  /** How many were given up in the last 7 days, and can be sent again (EVENT-10). */
  readonly givenUp: number;
  /** How many of those that wait the receiver has refused, by their kind; a kind of which it refused none is missing. */
  readonly refused: Readonly<Partial<Record<HostEventKind, number>>>;
}

/** Before anything was counted. */
export const noEvents: EventStates = { pending: 0, oldestAt: 0, givenUp: 0, refused: {} };

/** Counts the events that wait, and those that were given up. */
export async function eventStatesOf(sql: Sql): Promise<EventStates> {
  const [row] = await sql.query<Omit<EventStates, 'refused'>>(
    `select count(*)::integer as pending, coalesce(min(told_at), 0) as "oldestAt",
       (select count(*)::integer from outbox where given_up) as "givenUp"
     from outbox
     where ended_at is null`,
  );
  const refused = await sql.query<{ kind: HostEventKind; count: number }>(
    `select kind, count(*)::integer as count from outbox
     where ended_at is null and refused_at is not null
     group by kind`,
  );
  return { ...noEvents, ...row, refused: Object.fromEntries(refused.map(({ kind, count }) => [kind, count])) };
}

/**
 * How often tries of this server ended in each way, since its start: `given up` failed too, and is not tried again;
 * `dropped` was not true any more, and was not sent.
 */
export type EventCounts = Record<'delivered' | 'failed' | 'given up' | 'dropped', number>;

/** Counts from zero. */
export const noEventCounts = (): EventCounts => ({ delivered: 0, failed: 0, 'given up': 0, dropped: 0 });
