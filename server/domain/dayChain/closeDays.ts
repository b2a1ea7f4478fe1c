import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { dayNumber, wallClock } from '@tally/contract/rules/marketClock';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { endOfDay } from '../shared/days';
import { hashOf, partsOf } from './dayRows';

/** How long after its end a day is closed: what was begun in it is booked by then. */
export const dayClosesAfterMs = 3 * hourMs;
/** An installation that is older begins its chain with one day that holds all that is before. */
const daysBackMost = 400;
/** How many days of a market are closed in one round, when there are many. */
const daysAtOnce = 31;

/** A day that was closed. */
export interface ClosedDay {
  readonly day: number;
  /** Its end, ms since the epoch. */
  readonly until: number;
  /** As JSON: how many rows of each kind it has, and a hash over them. */
  readonly parts: string;
  readonly hash: string;
}

/** The hash of a day, which holds that of the day before (empty: it is the first). */
export const hashOfDay = (market: Market, { day, until, parts }: Omit<ClosedDay, 'hash'>, before: string): string =>
  hashOf([before, market, day, until, parts]);

const closedAfter = statement(
  { market: 'text', after: 'integer' },
  'select day, until, parts, hash from closed_days where market = :market and day > :after order by day',
);

/** The closed days of a market after one of them, in order. */
export const closedDaysOf = (sql: Sql, market: Market, after = 0): Promise<ClosedDay[]> =>
  sql.query<ClosedDay>(...closedAfter({ market, after }));

const latestClosed = statement(
  { market: 'text' },
  'select day, until, parts, hash from closed_days where market = :market order by day desc limit 1',
);

const lastClosed = async (sql: Sql, market: Market): Promise<ClosedDay | undefined> =>
  (await sql.query<ClosedDay>(...latestClosed({ market })))[0];

const firstMoment = statement(
  { market: 'text' },
  `
select least(
  (select min(created_at) from users where market = :market), (select min(at) from operator_actions),
  (select min(at) from market_rules where market = :market)
) as at`,
);

/** When a market's first row was written; undefined: it has none. */
async function firstRowAt(sql: Sql, market: Market): Promise<number | undefined> {
  const [row] = await sql.query<{ at: number | null }>(...firstMoment({ market }));
  return row?.at ?? undefined;
}

const closing = statement(
  {
    market: 'text',
    day: 'integer',
    until: 'bigint',
    parts: 'text',
    hash: 'text',
    now: 'bigint',
    event: 'text',
  },
  `
with closed as (
  insert into closed_days (market, day, until, parts, hash, closed_at)
  values (:market, :day, :until, :parts, :hash, :now)
  on conflict do nothing
  returning market, day
)
insert into day_outbox (market, day, event_id, next_try_at)
select market, day, :event, :now from closed
returning 1`,
);

/**
 * Closes the days of a market that have ended (OPS-62): what was written down for good in each, hashed with the day
 * before, and the event that tells the hash, so that it exists elsewhere.
 */
export async function closeDays(db: Db, market: Market, now: number): Promise<void> {
  let last = await lastClosed(db, market);
  for (let left = daysAtOnce; left > 0; left--) {
    const first = last ? last.until : await firstRowAt(db, market);
    if (first === undefined) return;
    const start = last ? first : Math.max(first, now - daysBackMost * dayMs);
    const until = endOfDay(start, market);
    if (until + dayClosesAfterMs > now) return;
    const parts = JSON.stringify(await partsOf(db, { market, from: last?.until ?? 0, to: until }));
    const day = { day: dayNumber(wallClock(start, market)), until, parts };
    const hash = hashOfDay(market, day, last?.hash ?? '');
    const closed = await db.query(...closing({ market, ...day, hash, now, event: randomUUID() }));
    // Another server has closed it at the same moment, and goes on.
    if (closed.length === 0) return;
    last = { ...day, hash };
  }
}
