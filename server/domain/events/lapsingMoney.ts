import { lapseNoticeDays } from '@tally/contract/host/hostEvents';
import { dayMs } from '@tally/contract/limits/time';
import { markets } from '@tally/contract/market/codes';
import type { Market } from '@tally/contract/market/codes';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { lockBalances } from '../ledger/ledger';
import { retentionStart } from '../people/person';
import { forEach } from '../shared/forEach';
import { lapseAfterMs } from '../../limits/people';

/** How long after their last opening or last income a person gets the notice that their money lapses, ms. */
const noticeAfterMs = lapseAfterMs - lapseNoticeDays * dayMs;
/**
 * How late the notice may be, ms: after a pause of maintenance, or once events are switched on, nobody is promised three
 * days that have already passed.
 */
const noticeWithinMs = dayMs;
const peopleAtOnce = 200;

/** SQL expression: whether something that lapses is there, and when its turn to be told has come. */
const isDue = `${alive('u')} and b.coin + b.cash > 0 and u.opened_at <= :before
  and ${retentionStart} <= :before and ${retentionStart} > :after`;

const peopleDue = statement(
  { last: 'bigint', before: 'bigint', after: 'bigint', told: 'bigint', batch: 'bigint', served: 'text[]' },
  `
select u.id
from users u join balances b on b.user_id = u.id
where u.id > :last and u.market = any (:served) and ${isDue} and not exists (
  select 1 from outbox o
  where o.user_id = u.id and o.kind = 'money.lapsing' and o.at = ${retentionStart} + :told
)
order by u.id
limit :batch`,
);

const lapsingEvent = statement(
  { person: 'bigint', before: 'bigint', after: 'bigint', told: 'bigint', now: 'bigint' },
  `
insert into outbox (event_id, user_id, public_id, market, kind, at, told_at, next_try_at)
select gen_random_uuid()::text, u.id, u.public_id, u.market, 'money.lapsing', ${retentionStart} + :told, :now, :now
from users u join balances b on b.user_id = u.id
where u.id = :person and ${isDue}
on conflict do nothing`,
);

const boundsAt = (now: number) => ({
  before: now - noticeAfterMs,
  after: now - noticeAfterMs - noticeWithinMs,
  told: noticeAfterMs,
});

async function* dueAt(db: Db, now: number, served: readonly Market[]): AsyncGenerator<number> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const people: { id: number }[] = await db.query<{ id: number }>(
      ...peopleDue({ last, batch: peopleAtOnce, served, ...boundsAt(now) }),
    );
    for (const { id } of people) yield id;
    last = people.length < peopleAtOnce ? undefined : people.at(-1)?.id;
  }
}

/**
 * Writes an event for everybody whose coins and cash are cleared in three days unless they open the app (EVENT-3), once
 * for each such moment.
 *
 * @param served the markets whose people it is written for
 */
export const enqueueLapsing = (db: Db, now: number, served: readonly Market[] = markets): Promise<number> =>
  forEach(dueAt(db, now, served), (person) =>
    db.tx(async (tx) => {
      await lockBalances(tx, person);
      await tx.query(...lapsingEvent({ person, now, ...boundsAt(now) }));
    }),
  );

const stillDue = statement(
  { person: 'bigint', since: 'bigint' },
  `
select 1
from users u join balances b on b.user_id = u.id
where u.id = :person and ${alive('u')} and b.coin + b.cash > 0 and ${retentionStart} = :since`,
);

/**
 * Whether an event of money that lapses is still true: nothing was opened, came or was cleared since (EVENT-3).
 *
 * @param at the event's time
 */
export async function stillLapses(sql: Sql, person: number, at: number, now: number): Promise<boolean> {
  if (now >= at + lapseNoticeDays * dayMs) return false;
  return (await sql.query(...stillDue({ person, since: at - noticeAfterMs }))).length > 0;
}
