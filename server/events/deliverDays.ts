import type { DayClosedEvent } from '@tally/contract/host/hostEvents';
import type { Market } from '@tally/contract/market/codes';
import { statement } from '../db/statement';
import { eventClaimMs, eventPauseMostMs } from '../limits/events';
import { claimFrom, sendDue } from '../outbox/outbox';
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
const claimDay = claimFrom<Claimed>({
  table: 'day_outbox',
  key: ['market', 'day'],
  due: 'not exists (select 1 from day_outbox earlier where earlier.market = o.market and earlier.day < o.day)',
  market: 'o.market',
  order: 'o.day, o.market',
  from: { tables: 'closed_days c', on: 'c.market = claimed.market and c.day = claimed.day' },
  returning: 'claimed.market, claimed.day, claimed.event_id as "eventId", c.until, c.hash',
  pauseMs: eventClaimMs,
  pauseMostMs: eventPauseMostMs,
});

const delivered = statement(
  { market: 'text', day: 'integer' },
  'delete from day_outbox where market = :market and day = :day',
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
  served,
}: Pick<DeliveryContext, 'db' | 'now' | 'log' | 'goesOn' | 'served'> & {
  readonly sender: EventSender<DayClosedEvent>;
}): Promise<void> {
  const [reason] = await sendDue<Claimed>(
    {
      claim: () => claimDay(db, now(), served),
      send: ({ market, day, eventId: id, until: at, hash }) =>
        sender.send({ id, kind: 'day.closed', market, at, day, hash }, now()),
      sent: ({ market, day }) => db.query(...delivered({ market, day })),
    },
    { goesOn },
  );
  if (reason !== undefined)
    log({ level: 'error', message: `The hash of a closed day was not delivered, and is tried again: ${reason}` });
}
