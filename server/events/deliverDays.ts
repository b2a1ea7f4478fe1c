import type { DayClosedEvent } from '@tally/contract/host/hostEvents';
import type { Market } from '@tally/contract/market/codes';
import { statement } from '../db/statement';
import { eventClaimMs, eventPauseMostMs } from '../domain/shared/serverLimits';
import type { DeliveryContext } from './deliverEvents';
import type { EventSender } from './sender';

interface Claimed {
  readonly market: Market;
  readonly day: number;
  readonly eventId: string;
  readonly until: number;
  readonly hash: string;
}

/** Each market's oldest day first, so that the receiver gets the chain in its order. */
const nextDay = statement(
  { now: 'bigint', pauseMost: 'bigint', pause: 'bigint' },
  `
update day_outbox o
set tries = tries + 1, next_try_at = :now + least(:pauseMost, :pause * (1 << least(tries, 16)))
from closed_days c
where c.market = o.market and c.day = o.day and (o.market, o.day) = (
  select w.market, w.day from day_outbox w
  where w.next_try_at <= :now
    and not exists (select 1 from day_outbox earlier where earlier.market = w.market and earlier.day < w.day)
  order by w.day, w.market limit 1
  for update of w skip locked
)
returning o.market, o.day, o.event_id as "eventId", c.until, c.hash`,
);

/**
 * Tells the phone app's backend the hashes of closed days (EVENT-11), so that they exist elsewhere too. One that was not
 * taken is tried again after a pause, and never given up.
 *
 * Never throws: a failure is logged, and ends the round.
 */
export async function deliverDays({
  db,
  now,
  log,
  goesOn,
  sender,
}: Pick<DeliveryContext, 'db' | 'now' | 'log' | 'goesOn'> & {
  readonly sender: EventSender<DayClosedEvent>;
}): Promise<void> {
  try {
    while (goesOn()) {
      const [claimed] = await db.query<Claimed>(
        ...nextDay({ now: now(), pause: eventClaimMs, pauseMost: eventPauseMostMs }),
      );
      if (!claimed) return;
      const { market, day, eventId: id, until: at, hash } = claimed;
      await sender.send({ id, kind: 'day.closed', market, at, day, hash }, now());
      await db.query('delete from day_outbox where market = $1 and day = $2', [market, day]);
    }
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    log({ level: 'error', message: `The hash of a closed day was not delivered, and is tried again: ${cause}` });
  }
}
