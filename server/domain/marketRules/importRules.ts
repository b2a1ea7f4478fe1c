import type { Closable } from '@tally/contract/rules/marketRules';
import type { Market } from '@tally/contract/market/codes';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { noteOperator } from '../shared/operatorLog';
import type { RulesDocument } from './rulesDocument';
import { versionsOf } from './versions';

/** Key of the advisory lock that serializes imports. The number is arbitrary. */
const importLock = 7_316_251;

const newVersion = statement(
  { market: 'text', version: 'integer', at: 'bigint', document: 'text' },
  `
insert into market_rules (market, version, at, document)
values (:market, :version, :at, :document)`,
);

/** Adds what `change` makes of the newest document as a version, unless it is the same; returns its number. */
async function addVersion(
  tx: Sql,
  market: Market,
  now: number,
  change: (newest: RulesDocument) => RulesDocument,
): Promise<number | undefined> {
  await tx.query('select pg_advisory_xact_lock($1)', [importLock]);
  const [newest] = await versionsOf(tx, market);
  const before = newest?.document ?? { market };
  const document = JSON.stringify(change(before));
  if (JSON.stringify(before) === document) return undefined;
  const version = (newest?.version ?? 0) + 1;
  // Later than the version before, also when the clock was set back.
  const at = Math.max(now, (newest?.at ?? 0) + 1);
  await tx.query(...newVersion({ market, version, at, document }));
  return version;
}

/**
 * Imports a document as the newest version of its market's rules (RULES-6), which is in the trail.
 *
 * @param now ms since the epoch
 * @returns the number of the version; undefined when the newest one is the same
 */
export const importRules = (
  db: Db,
  document: RulesDocument,
  operator: string,
  now: number,
): Promise<number | undefined> =>
  db.tx(async (tx) => {
    const { market } = document;
    const version = await addVersion(tx, market, now, () => document);
    if (version !== undefined) await noteOperator(tx, operator, 'rules', `rules of ${market}, version ${version}`, now);
    return version;
  });

/**
 * Closes or opens something in a market at once (RULES-4), as a version that differs in this alone.
 *
 * @returns the number of the version; undefined when it was so already
 */
export const setClosed = (
  tx: Sql,
  market: Market,
  what: Closable,
  isClosed: boolean,
  now: number,
): Promise<number | undefined> =>
  addVersion(tx, market, now, (newest) => {
    const closed = newest.closed ?? [];
    if (closed.includes(what) === isClosed) return newest;
    return { ...newest, closed: isClosed ? [...closed, what] : closed.filter((one) => one !== what) };
  });
