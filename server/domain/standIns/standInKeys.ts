import { standInMs } from '../../limits/operators';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Actor } from '../act';
import { appendAudit } from '../audit/appendAudit';
import { hashToken, newToken } from '../shared/token';

/** A key of somebody who stands in for a second operator (OPS-67). */
export interface StandIn {
  readonly name: string;
  readonly reason: string;
  /** ms since the epoch. */
  readonly until: number;
}

const endLapsed = statement(
  { now: 'bigint' },
  'update stand_in_keys set ended_at = until where ended_at is null and until <= :now',
);

const newKey = statement(
  { name: 'text', hash: 'text', reason: 'text', now: 'bigint', until: 'bigint' },
  `
insert into stand_in_keys (name, key_hash, reason, made_at, until)
values (:name, :hash, :reason, :now, :until)
on conflict (lower(name)) where ended_at is null do nothing
returning until`,
);

/**
 * Makes a key that may approve for a day (OPS-67), and writes it into the audit log. The database keeps its hash alone.
 *
 * @returns the key; undefined: there is a valid one of that name
 */
export const makeStandIn = (
  db: Db,
  { name, reason }: Omit<StandIn, 'until'>,
  by: Actor,
): Promise<{ readonly key: string; readonly until: number } | undefined> =>
  db.tx(async (tx) => {
    const act = actIn(tx, by);
    const { now } = by;
    const key = newToken();
    const until = now + standInMs;
    await tx.query(...endLapsed({ now }));
    const made = await tx.query(...newKey({ name, hash: hashToken(key), reason, now, until }));
    if (made.length === 0) return undefined;
    const detail = `${name} may approve until ${new Date(until).toISOString()}: ${reason}`;
    await appendAudit(act, 'stand-in key', detail);
    return { key, until };
  });

const ending = statement(
  { name: 'text', now: 'bigint' },
  `
update stand_in_keys set ended_at = :now
where lower(name) = lower(:name) and ended_at is null and until > :now
returning name`,
);

/**
 * Ends the key of a stand-in before its time.
 *
 * @returns whether there was a valid one
 */
export const endStandIn = (db: Db, name: string, by: Actor): Promise<boolean> =>
  db.tx(async (tx) => {
    const act = actIn(tx, by);
    const { now } = by;
    const [ended] = await tx.query<{ name: string }>(...ending({ name, now }));
    if (ended) await appendAudit(act, 'stand-in key ended', ended.name);
    return ended !== undefined;
  });

const validAt = statement(
  { now: 'bigint' },
  `
select name, reason, until
from stand_in_keys
where ended_at is null and until > :now
order by id`,
);

/** The stand-ins whose keys are valid. */
export const standInsOf = (sql: Sql, now: number): Promise<StandIn[]> => sql.query<StandIn>(...validAt({ now }));

const seenSince = statement(
  { since: 'bigint' },
  'select count(*)::integer as count from stand_in_keys where coalesce(ended_at, until) > :since',
);

/** How many keys of stand-ins were valid since a moment. */
export async function countStandIns(sql: Sql, since: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(...seenSince({ since }));
  return row?.count ?? 0;
}
