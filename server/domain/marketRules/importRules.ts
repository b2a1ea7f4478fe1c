import type { Closable } from '@tally/contract/rules/marketRules';
import type { Market } from '@tally/contract/market/codes';
import type { Db, Sql } from '../../db/db';
import { acquireLock } from '../../db/advisoryLocks';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Actor } from '../act';
import { appendAudit } from '../audit/appendAudit';
import { closedBy, endOf, withSwitches } from './closedAt';
import type { RulesDocument } from './rulesDocument';
import type { RulesVersion } from './rulesAt';
import { versionsOf } from './versions';

/** Key of the advisory lock that serializes imports. The number is arbitrary. */
const importLock = 7_316_251;

const newVersion = statement(
  { market: 'text', version: 'integer', at: 'bigint', document: 'text' },
  `
insert into market_rules (market, version, at, document)
values (:market, :version, :at, :document)`,
);

/** Waits for other imports, and returns the newest document with its version. */
async function lockNewest(tx: Sql, market: Market): Promise<RulesVersion> {
  await acquireLock(tx, importLock);
  const [newest] = await versionsOf(tx, market);
  return newest ?? { version: 0, at: 0, document: { market } };
}

/** Adds a document as the next version and returns its number, or undefined if the newest version equals it. */
async function addVersion(
  tx: Sql,
  newest: RulesVersion,
  changed: RulesDocument,
  now: number,
): Promise<number | undefined> {
  const document = JSON.stringify(changed);
  if (JSON.stringify(newest.document) === document) return undefined;
  const version = newest.version + 1;
  // Later than the version before, even if the clock was set back.
  const at = Math.max(now, newest.at + 1);
  await tx.query(...newVersion({ market: changed.market, version, at, document }));
  return version;
}

/** The outcome of an import. */
export interface Imported {
  /** The number of the version; undefined if the newest one equals it, or it was not imported. */
  readonly version: number | undefined;
  /** What is closed now and would open. */
  readonly opens: readonly Closable[];
  /** What stays closed because the document has no `closed`. */
  readonly keeps: readonly Closable[];
}

/**
 * Imports a document as the newest version of its market's rules (RULES-6) and logs it. A document without `closed`
 * leaves the switches as they are. A document whose `closed` omits what is closed now would open it, so it is imported
 * only with `mayOpen` (RULES-8).
 *
 * @param mayOpen whether it may open what is closed
 */
export const importRules = (db: Db, given: RulesDocument, by: Actor, mayOpen = false): Promise<Imported> =>
  db.tx(async (tx) => {
    const act = actIn(tx, by);
    const { now } = by;
    const { market } = given;
    const newest = await lockNewest(tx, market);
    const closed = closedBy(newest.document, now);
    const stays = closedBy(given, now);
    const opens = given.closed ? closed.filter((what) => !stays.includes(what)) : [];
    const keeps = given.closed ? [] : closed;
    if (opens.length > 0 && !mayOpen) return { version: undefined, opens, keeps };
    const document = keeps.length > 0 ? withSwitches(given, keeps, (what) => endOf(newest.document, what)) : given;
    const version = await addVersion(tx, newest, document, now);
    const switches = [
      opens.length > 0 && `, opens ${opens.join(', ')}`,
      keeps.length > 0 && `, keeps closed: ${keeps.join(', ')}`,
    ].filter(Boolean);
    if (version !== undefined)
      await appendAudit(act, 'rules', `rules of ${market}, version ${version}${switches.join('')}`);
    return { version, opens, keeps };
  });

/**
 * Closes something in a market at once (RULES-4), until a given moment (RULES-10), or opens it. The new version differs
 * from the newest one only in this switch and in those that have opened by themselves meanwhile.
 *
 * @param until `false` opens it; ms since the epoch: it opens by itself then; Infinity: it stays closed
 * @returns the number of the version; undefined if nothing changed
 */
export async function setClosed(
  tx: Sql,
  market: Market,
  { what, until }: { readonly what: Closable; readonly until: number | false },
  now: number,
): Promise<number | undefined> {
  const newest = await lockNewest(tx, market);
  const closed = closedBy(newest.document, now);
  const was = closed.includes(what) && endOf(newest.document, what);
  if (was === until) return undefined;
  const others = closed.filter((one) => one !== what);
  const document = withSwitches(newest.document, until === false ? others : [...others, what], (one) =>
    one === what && until !== false ? until : endOf(newest.document, one),
  );
  return addVersion(tx, newest, document, now);
}
