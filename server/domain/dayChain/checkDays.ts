import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { hashOfDay } from './closeDays';
import type { ClosedDay } from './closeDays';
import { archivedHoursOf } from './archivedHours';
import { partsOf, rowKinds } from './dayRows';
import type { Part, Parts, RowKind } from './dayRows';

/** What is not as it was closed: rows of a kind, or the day itself or its place in the chain. */
export type DayFault = RowKind | 'chain';

/** A closed day that was looked at. */
export interface CheckedDay {
  readonly day: number;
  readonly faults: readonly DayFault[];
  /** Rows that were read. */
  readonly rows: number;
  /** Whether its transfers lie in files, so that only these can prove them (OPS-82). */
  readonly archived: boolean;
}

const nothing: Part = { count: 0, hash: '' };

/**
 * Whether a closed day is as it was closed (OPS-62): a row that was changed, deleted or put in since, and a day that
 * was taken out or written anew, differ from the hashes.
 *
 * @param before the day before in the chain; undefined: there is none
 */
export async function checkDay(
  sql: Sql,
  market: Market,
  closed: ClosedDay,
  before: ClosedDay | undefined,
): Promise<CheckedDay> {
  const { day, until, parts, hash } = closed;
  const span = { market, from: before?.until ?? 0, to: until };
  const kept = JSON.parse(parts) as Partial<Parts>;
  const hours = await archivedHoursOf(sql, span);
  const archived = hours === 'all';
  const found = await partsOf(sql, span, archived ? { day: kept.transfers ?? nothing } : { hours });
  const faults: DayFault[] = rowKinds.filter((kind) => {
    // A kind that is younger than the day has no rows in it.
    const { count, hash: closedHash } = kept[kind] ?? nothing;
    return count !== found[kind].count || closedHash !== found[kind].hash;
  });
  if (hashOfDay(market, closed, before?.hash ?? '') !== hash) faults.push('chain');
  const read = rowKinds.filter((kind) => !(archived && kind === 'transfers'));
  return { day, faults, rows: read.reduce((sum, kind) => sum + found[kind].count, 0), archived };
}
