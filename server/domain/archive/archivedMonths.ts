import type { Market } from '@tally/contract/market/codes';
import { markets } from '@tally/contract/market/codes';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Edges } from '../dayChain/archivedHours';
import { closedDaysOf } from '../dayChain/closeDays';
import type { Parts } from '../dayChain/dayRows';
import type { Month } from './month';
import type { MonthDay, MonthDigest, MonthFrame, SumLine } from './monthDigest';

/** A month that lies in a file. */
interface ArchivedMonth {
  readonly monthAt: number;
  readonly until: number;
  readonly count: number;
  /** As JSON, as are `closed` and `edges`. */
  readonly sums: string;
  readonly sha256: string;
  readonly closed: string;
  readonly edges: string;
  readonly archivedAt: number;
  readonly droppedAt: number | null;
}

const archived = statement(
  {},
  `
select month_at as "monthAt", until, count, sums, sha256, closed, edges, archived_at as "archivedAt",
       dropped_at as "droppedAt"
from archived_months
where attached_at is null
order by month_at`,
);

/** The months that are not in the ledger, oldest first. */
export const archivedMonthsOf = (sql: Sql): Promise<ArchivedMonth[]> => sql.query<ArchivedMonth>(...archived({}));

/** The closed days of a market that have a moment in a month. */
async function daysIn(sql: Sql, market: Market, { from, until }: Month): Promise<MonthDay[]> {
  let before = 0;
  const found: MonthDay[] = [];
  for (const closed of await closedDaysOf(sql, market)) {
    if (closed.until > from && before < until) {
      const { transfers } = JSON.parse(closed.parts) as Parts;
      found.push({ day: closed.day, from: before, until: closed.until, transfers, hash: closed.hash });
    }
    before = closed.until;
  }
  return found;
}

/** By what a month's lines are divided: the closed days of its markets. */
export async function frameOf(sql: Sql, month: Month): Promise<MonthFrame> {
  const before = (await archivedMonthsOf(sql)).filter(({ until }) => until <= month.from).at(-1);
  const days: Partial<Record<Market, MonthDay[]>> = {};
  for (const market of markets) {
    const found = await daysIn(sql, market, month);
    if (found.length > 0) days[market] = found;
  }
  return { month, first: !before, days, head: before ? (JSON.parse(before.edges) as Edges) : {} };
}

/** The last closed day of each market that begins in the month, with its hash. */
const lastDaysOf = ({ days }: MonthFrame): Partial<Record<Market, { day: number; hash: string }>> =>
  Object.fromEntries(
    Object.entries(days).flatMap(([market, list]) => {
      const last = list.at(-1);
      return last ? [[market, { day: last.day, hash: last.hash }]] : [];
    }),
  );

const adding = statement(
  {
    from: 'bigint',
    until: 'bigint',
    count: 'bigint',
    first: 'bigint?',
    last: 'bigint?',
    sums: 'text',
    sha256: 'text',
    closed: 'text',
    edges: 'text',
    now: 'bigint',
  },
  `
insert into archived_months (month_at, until, count, first_id, last_id, sums, sha256, closed, edges, archived_at)
values (:from, :until, :count, :first, :last, :sums, :sha256, :closed, :edges, :now)`,
);

/** Writes down that a month was archived. */
export const enterArchive = (tx: Sql, frame: MonthFrame, digest: MonthDigest, now: number): Promise<unknown> =>
  tx.query(
    ...adding({
      from: frame.month.from,
      until: frame.month.until,
      count: digest.count,
      first: digest.firstId,
      last: digest.lastId,
      sums: JSON.stringify(digest.sums),
      sha256: digest.sha256,
      closed: JSON.stringify(lastDaysOf(frame)),
      edges: JSON.stringify(digest.edges),
      now,
    }),
  );

/** What a table of transfers comes to, in the order of a digest. */
export async function sumsOf(sql: Sql, table: string, count = 'count(*)'): Promise<SumLine[]> {
  const rows = await sql.query<{ line: string }>(
    `select json_build_array(kind, currency, source, target, ${count}, sum(amount))::text as line
     from ${table} group by kind, currency, source, target`,
  );
  const keyed = rows.map(({ line }) => JSON.parse(line) as SumLine);
  const keyOf = (line: SumLine) => JSON.stringify(line.slice(0, 4));
  return keyed.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Whether what is carried forward comes to what the archived months came to. */
export async function isCarriedWhole(sql: Sql): Promise<boolean> {
  const due = new Map<string, [number, number]>();
  for (const { sums } of await archivedMonthsOf(sql))
    for (const [kind, currency, source, target, count, amount] of JSON.parse(sums) as SumLine[]) {
      const key = JSON.stringify([kind, currency, source, target]);
      const had = due.get(key) ?? [0, 0];
      due.set(key, [had[0] + count, had[1] + amount]);
    }
  const carried = await sumsOf(sql, 'carried_forward', 'sum(count)');
  return (
    carried.length === due.size &&
    carried.every((line) => {
      const sum = due.get(JSON.stringify(line.slice(0, 4)));
      return sum?.[0] === line[4] && sum[1] === line[5];
    })
  );
}

/** The names of the months that are in the ledger, oldest first: of their tables. */
export async function partsOfLedger(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select part.relname as name from pg_inherits i join pg_class part on part.oid = i.inhrelid
     where i.inhparent = 'transfers'::regclass and part.relname ~ '^transfers_\\d{4}_\\d{2}$' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const tableThere = statement({ table: 'text' }, 'select to_regclass(:table) is not null as there');

/** Whether there is such a table. */
export const isThere = async (sql: Sql, table: string): Promise<boolean> =>
  only(await sql.query<{ there: boolean }>(...tableThere({ table }))).there;
