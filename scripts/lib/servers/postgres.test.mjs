// @vitest-environment node
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.mjs';

it.each([
  ['commits of tests do not wait for the disk', undefined, 'off'],
  ['commits of measurements wait for the disk, as in production', { fsync: true }, 'on'],
])('%s', async (_, options, setting) => {
  const postgres = await startPostgres(options);
  if (typeof postgres === 'string') return console.log(`Skipped: ${postgres}.`);
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    expect(
      (
        await client.query('select name, setting from pg_settings where name in ($1, $2) order by name', [
          'fsync',
          'synchronous_commit',
        ])
      ).rows,
    ).toEqual([
      { name: 'fsync', setting },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  } finally {
    await client.end();
    await postgres.stop();
  }
});
