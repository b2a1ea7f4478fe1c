import { startPostgres } from '../../../scripts/lib/servers/postgres.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { startPooler } from '../pooler.mjs';

/** Runs the server's tests, or those whose paths contain one of `paths`, through PgBouncer. */
export async function suite(paths) {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  try {
    const url = new URL(postgres.url);
    url.password = 'of-no-meaning-here';
    const pooler = await startPooler(url.toString(), { all: true });
    try {
      const files = paths.length > 0 ? paths : ['server/'];
      const projects = ['--project', 'node', '--project', 'node-alone'];
      return (await run('vitest', ['run', ...projects, ...files], { TEST_DATABASE_URL: pooler.url })) === 0;
    } finally {
      await pooler.stop();
    }
  } finally {
    await postgres.stop();
  }
}
