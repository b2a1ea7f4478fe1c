/**
 * The proofs of money in full: 200 lives of 500 random steps (M5) and 100 times kill -9 at random moments (M6), each on the
 * embedded database and on PostgreSQL. What it says last is what docs/decisions/server.md keeps.
 *
 *   npm run proofs [-- M5 | M6]
 */
import { ensurePostgres } from './lib/ensurePostgres.mjs';
import { vitest } from './lib/runVitest.mjs';

const full = { TALLY_PROOFS: 'full' };
/** `killed` brings a PostgreSQL of its own, which it kills too. */
const proofs = [
  { id: 'M5', database: 'embedded', file: 'server/invariants/randomLife.test.ts' },
  { id: 'M5', database: 'PostgreSQL', file: 'server/invariants/randomLife.test.ts' },
  { id: 'M6', database: 'both', file: 'server/invariants/killed.test.ts' },
];
const which = process.argv[2];
const chosen = proofs.filter(({ id }) => which === undefined || id === which);
if (chosen.length === 0) throw new Error(`There is no proof ${which}: M5, M6.`);

const database = await ensurePostgres();
if (typeof database === 'string') throw new Error(`${database}: half of the proofs would be left out.`);
/** @type {string[]} */
const said = [];
let failed = 0;
try {
  for (const { id, database: kind, file } of chosen) {
    const from = Date.now();
    const env = kind === 'PostgreSQL' ? { ...full, TEST_DATABASE_URL: database.url } : full;
    const outcome = await vitest(['node'], { only: [file], env, name: `proofs-${id}-${kind}` });
    const tried = (outcome.flaky ?? []).length;
    failed += outcome.failed + tried;
    const minutes = ((Date.now() - from) / 60_000).toFixed(1);
    said.push(
      `${id} ${kind}: ${outcome.passed} passed, ${outcome.failed} failed, ${tried} only at the second try, ${minutes} min`,
    );
  }
} finally {
  await database.stop();
}
console.log(`\n${said.join('\n')}`);
process.exitCode = failed ? 1 : 0;
