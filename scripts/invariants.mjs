/**
 * Runs the invariants of money at full size: 200 simulated users with 500 random steps each (M5), 100 times `kill -9`
 * at random moments (M6) and 500 random histories of payouts (M13), each on the embedded database and on PostgreSQL;
 * ten stops under 200 calls on each (`stops`, decision 0033); and the plans of every call of people and of the desk
 * with a million people in PostgreSQL (`million`). The summary
 * that it prints at the end is recorded in docs/measurements/2026-11-server.md.
 *
 *
 * `chain` looks at the configured database instead (DATABASE_URL or DATA_DIR): whether what was written down for good is
 * as it was when its days were closed (OPS-62).
 *
 *   npm run invariants [-- M5 | M6 | M13 | stops | million | chain]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/run.mjs';
import { ensurePostgres } from './lib/servers/ensurePostgres.mjs';
import { vitest } from './lib/testRun/runVitest.mjs';

const full = { TALLY_INVARIANTS: 'full' };
/** `killed` starts its own PostgreSQL, because it kills that too. */
const invariants = [
  { id: 'M5', database: 'embedded', file: 'server/invariants/randomLife.test.ts' },
  { id: 'M5', database: 'PostgreSQL', file: 'server/invariants/randomLife.test.ts' },
  { id: 'M6', database: 'both', file: 'server/invariants/killed.test.ts' },
  { id: 'M13', database: 'embedded', file: 'server/invariants/payoutHistories.test.ts' },
  { id: 'M13', database: 'PostgreSQL', file: 'server/invariants/payoutHistories.test.ts' },
  { id: 'stops', database: 'embedded', file: 'server/invariants/stops.test.ts' },
  { id: 'stops', database: 'PostgreSQL', file: 'server/invariants/stops.test.ts' },
  { id: 'million', database: 'PostgreSQL', file: 'server/invariants/explain.test.ts' },
];
const which = process.argv[2];
if (which === 'chain') {
  const command = [path.join(root, 'scripts/data-command.mjs'), 'chain'];
  process.exit(spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1);
}
const chosen = invariants.filter(({ id }) => which === undefined || id === which);
if (chosen.length === 0) throw new Error(`There is no invariant ${which}: M5, M6, M13, stops, million, chain.`);

const database = await ensurePostgres();
if (typeof database === 'string') throw new Error(`${database}: half of the invariants would be left out.`);
/** @type {string[]} */
const results = [];
let failed = 0;
try {
  for (const { id, database: kind, file } of chosen) {
    const from = Date.now();
    const env = kind === 'PostgreSQL' ? { ...full, TEST_DATABASE_URL: database.url } : full;
    const outcome = await vitest(['node'], { only: [file], env, name: `invariants-${id}-${kind}` });
    const tried = (outcome.flaky ?? []).length;
    failed += outcome.failed + tried;
    const minutes = ((Date.now() - from) / 60_000).toFixed(1);
    results.push(
      `${id} ${kind}: ${outcome.passed} passed, ${outcome.failed} failed, ${tried} only at the second try, ${minutes} min`,
    );
  }
} finally {
  await database.stop();
}
console.log(`\n${results.join('\n')}`);
process.exitCode = failed ? 1 : 0;
