import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from './serverUnderTest.mjs';

/** Runs a `ledger` command as the owner runs it; returns what it printed. */
const ledger = (url, ...args) =>
  execFileSync(process.execPath, [path.join(bundle, 'main.js'), 'ledger', ...args], {
    env: { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });

/** The oldest months of a ledger, as `2024-01`. */
const oldest = async (db, count) =>
  (
    await db.query(
      `select translate(right(part.relname, 7), '_', '-') as name
       from pg_inherits i join pg_class part on part.oid = i.inhrelid
       where i.inhparent = 'transfers'::regclass and part.relname ~ '_\\d{4}_\\d{2}$'
       order by 1 limit ${count}`,
    )
  ).map(({ name }) => name);

/**
 * Archives, checks and drops the oldest months of a ledger by the owner's commands, while its server serves.
 *
 * @param {{ db: object, url: string, count: number }} options
 * @returns {Promise<string>} what came of it
 */
export async function archiveMonths({ db, url, count }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-archive-'));
  const began = performance.now();
  try {
    for (const month of await oldest(db, count)) {
      ledger(url, 'archive', month, folder);
      const file = path.join(folder, `transfers-${month}.jsonl.gz`);
      ledger(url, 'check', file);
      ledger(url, 'drop', file);
    }
    const files = readdirSync(folder);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    const left = await oldest(db, 1000);
    return `${files.length / 2} months are archived in files of ${(bytes / 1e6).toFixed(1)} MB, checked and dropped, within ${Math.round((performance.now() - began) / 1000)} s; ${left.length} months are left, from ${left[0]} on.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
