import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { appendAudit } from '../audit/appendAudit';

/**
 * Events that were given up wait again, and their three days begin anew. One after which its person was told something
 * else is left: it would come in the wrong order.
 */
const waitAgain = statement(
  { now: 'bigint' },
  `
update outbox o set ended_at = null, given_up = false, refused_at = null, told_at = :now, next_try_at = :now
where o.given_up and not exists (
  select 1 from outbox later
  where later.user_id = o.user_id and later.id > o.id and later.ended_at is not null and not later.given_up
)
returning o.user_id as person`,
);

/** The outcome of sending events again that were given up. */
export interface SentAgain {
  /** How many wait again. */
  readonly again: number;
  /** How many stay given up, since their people were told something later. */
  readonly left: number;
}

/**
 * Schedules every event that was given up for delivery again, a person's events in order (EVENT-10), and logs it.
 *
 * @param operator under whose name
 * @param now ms since the epoch
 */
export const resendEvents = (db: Db, operator: string, now: number): Promise<SentAgain> =>
  db.tx(async (tx) => {
    const events = await tx.query<{ person: number | null }>(...waitAgain({ now }));
    const [row] = await tx.query<{ left: number }>('select count(*)::integer as left from outbox where given_up');
    const sent: SentAgain = { again: events.length, left: row?.left ?? 0 };
    if (sent.again > 0) {
      const people = [...new Set(events.flatMap(({ person }) => person ?? []))];
      await appendAudit(tx, operator, 'events again', `${sent.again} sent again, ${sent.left} left`, now, people);
    }
    return sent;
  });
