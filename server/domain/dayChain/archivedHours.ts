import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { slicesOf } from './dayRows';
import type { Part, Span } from './dayRows';

/** The hours of the day at the end of an archived month, of each market, that are in the month: their start and hash. */
export type Edges = Readonly<
  Partial<Record<Market, readonly (readonly [from: number, count: number, hash: string])[]>>
>;

const newestArchive = statement(
  { from: 'bigint', to: 'bigint' },
  `
select until, case when until < :to then edges end as edges
from archived_months
where attached_at is null and until > :from
order by month_at desc
limit 1`,
);

/**
 * Which hours of a market's day lie in files of archived months (OPS-82), with their hashes; `all` where the day's
 * transfers cannot be hashed without a file. Months are archived oldest first, so the newest file decides.
 */
export async function archivedHoursOf(sql: Sql, span: Span): Promise<ReadonlyMap<number, Part> | 'all'> {
  const [archive] = await sql.query<{ until: number; edges: string | null }>(
    ...newestArchive({ from: span.from, to: span.to }),
  );
  if (!archive) return new Map();
  if (archive.edges === null) return 'all';
  const edges = JSON.parse(archive.edges) as Edges;
  const hours = new Map((edges[span.market] ?? []).map(([from, count, hash]) => [from, { count, hash }]));
  const inFiles = slicesOf(span).filter(({ from }) => from < archive.until);
  return inFiles.every(({ from, to }) => to <= archive.until && hours.has(from)) ? hours : 'all';
}
