import { dayMs } from '@tally/contract/limits/time';
import { only, sqlState } from '../db';
import type { Sql } from '../db';
import { statement } from '../statement';

/** How many months ahead of the current one are made, at least: for so long the upkeep may fail. */
const monthsAhead = 3;
/** More than a month, less than two. */
const aMonthMs = 31 * dayMs;
/** How far ahead the months are made, ms. */
export const monthsAheadMs = monthsAhead * aMonthMs;

const making = statement({ from: 'bigint', to: 'bigint' }, 'select make_ledger_months(:from, :to) as made');

/**
 * Makes the months of the ledger from one moment to another (ms since the epoch), with their indexes, triggers and
 * rights, and those between them and the months that are there. A function of the schema's owner does it, since the
 * server's role may not. Does nothing in a ledger without parts.
 *
 * @returns how many were made
 * @throws a database error when somebody holds the ledger for a while: try again later
 */
export const makeMonths = async (sql: Sql, from: number, to: number): Promise<number> =>
  only(await sql.query<{ made: number }>(...making({ from, to }))).made;

/**
 * The upkeep of the ledger (OPS-69): the months ahead are there before their first row.
 *
 * @param now ms since the epoch
 */
export const makeMonthsAhead = (sql: Sql, now: number): Promise<number> =>
  // The month before the first one is made as well, in which the history of demo people begins.
  makeMonths(sql, now - aMonthMs, now + monthsAheadMs);

const lockNotAvailable = '55P03';

/**
 * The upkeep at a start, which nobody who holds the ledger at that moment shall end: the next round does it.
 *
 * @param now ms since the epoch
 */
export async function makeFirstMonths(sql: Sql, now: number): Promise<void> {
  try {
    await makeMonthsAhead(sql, now);
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable) throw error;
  }
}

/** What the metrics say of the months of the ledger. */
export interface MonthStates {
  /** Whether the ledger lies in months; a database of an earlier version is converted by its owner. */
  readonly inMonths: boolean;
  /** Months that are there after the current one. */
  readonly ahead: number;
  /** Whether there are rows later than the last month: then no upkeep made theirs. */
  readonly beyond: boolean;
}

const states = statement(
  { now: 'bigint' },
  `
select relkind = 'p' as "inMonths",
  (
    select count(*)::integer from pg_inherits i join pg_class part on part.oid = i.inhrelid
    where i.inhparent = ledger.oid and part.relname > month_part(:now) and part.relname ~ '^transfers_\\d{4}_\\d{2}$'
  ) as ahead,
  coalesce((select ends from ledger_bounds()), 0) as ends
from pg_class ledger
where oid = 'transfers'::regclass`,
);

const rowsFrom = statement({ ends: 'bigint' }, 'select 1 from transfers where at >= :ends limit 1');

/** The state of the months (ms since the epoch). */
export async function monthStatesOf(sql: Sql, now: number): Promise<MonthStates> {
  const { ends, ...state } = only(
    await sql.query<Omit<MonthStates, 'beyond'> & { readonly ends: number }>(...states({ now })),
  );
  return { ...state, beyond: state.inMonths && (await sql.query(...rowsFrom({ ends }))).length > 0 };
}
