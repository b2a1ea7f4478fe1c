import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { hashOfDay } from './closeDays';
import type { ClosedDay } from './closeDays';
import { partsOf, rowKinds } from './dayRows';
import type { Parts, RowKind } from './dayRows';

/** What is not as it was closed: rows of a kind, or the day itself or its place in the chain. */
export type DayFault = RowKind | 'chain';

/** A closed day that was looked at. */
export interface CheckedDay {
  readonly day: number;
  readonly faults: readonly DayFault[];
  /** Rows that were read. */
  readonly rows: number;
}

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
  const found = await partsOf(sql, { market, from: before?.until ?? 0, to: until });
  const kept = JSON.parse(parts) as Partial<Parts>;
  const faults: DayFault[] = rowKinds.filter(
    (kind) => kept[kind]?.count !== found[kind].count || kept[kind]?.hash !== found[kind].hash,
  );
  if (hashOfDay(market, closed, before?.hash ?? '') !== hash) faults.push('chain');
  return { day, faults, rows: rowKinds.reduce((sum, kind) => sum + found[kind].count, 0) };
}
