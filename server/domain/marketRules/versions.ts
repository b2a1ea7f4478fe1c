import { markets, type Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { RulesDocument } from './rulesDocument';
import { rulesAt } from './rulesAt';
import type { Rules, RulesVersion, RulesVersions } from './rulesAt';

/** The versions of all markets, each the newest first. */
export type RuleBook = Readonly<Record<Market, RulesVersions>>;

/** Returns the versions of all markets, at most `ruleBookLifeMs` out of date. */
export type RuleBookReader = () => Promise<RuleBook>;

/** How long a process answers from its cached rules before it checks for a new version, ms. */
export const ruleBookLifeMs = 2000;

/** Versions that are read; older ones decide about nothing any more. */
const versionsRead = 200;

interface Row {
  readonly version: number;
  readonly at: number;
  readonly document: string;
}

const versionOf = ({ version, at, document }: Row): RulesVersion => ({
  version,
  at,
  document: JSON.parse(document) as RulesDocument,
});

const latestVersions = statement(
  { market: 'text' },
  `select version, at, document from market_rules where market = :market order by version desc limit ${versionsRead}`,
);

/** The versions of a market, the newest first. */
export async function versionsOf(sql: Sql, market: Market): Promise<RulesVersions> {
  const rows = await sql.query<Row>(...latestVersions({ market }));
  return rows.map(versionOf);
}

/**
 * The rules of a market at a moment (ms since the epoch), read from the database. Calls that are made often use the
 * reader below.
 */
export const readRules = async (sql: Sql, market: Market, at: number): Promise<Rules> =>
  rulesAt(await versionsOf(sql, market), market, at);

const sumOfVersions = statement(
  { markets: 'text[]' },
  `
select coalesce(sum((select max(version) from market_rules where market = one)), 0)::integer as sum
from unnest(:markets) as one`,
);

/** The number of versions of all markets together, which every import raises. */
async function countVersions(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ sum: number }>(...sumOfVersions({ markets }));
  return row?.sum ?? 0;
}

async function readBook(sql: Sql): Promise<RuleBook> {
  const book = { id: [], ph: [], br: [] } as Record<Market, RulesVersions>;
  for (const market of markets) book[market] = await versionsOf(sql, market);
  return book;
}

/**
 * Caches the versions in memory. Each process looks for a new one at most every `ruleBookLifeMs`, so all servers apply
 * an import within that time.
 *
 * @param elapsed ms of a monotonic clock
 */
export function createRuleBookReader(sql: Sql, elapsed: () => number): RuleBookReader {
  let cached: { readonly book: RuleBook; readonly count: number; readonly until: number } | undefined;
  let reading: Promise<RuleBook> | undefined;

  async function look(): Promise<RuleBook> {
    const until = elapsed() + ruleBookLifeMs;
    // Counted before it is read: an import in between is noticed at the next look.
    const count = await countVersions(sql);
    cached = cached?.count === count ? { ...cached, until } : { book: await readBook(sql), count, until };
    return cached.book;
  }

  return () => {
    if (cached && elapsed() < cached.until) return Promise.resolve(cached.book);
    reading ??= look().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
