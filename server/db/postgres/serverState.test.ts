// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../http/metrics';
import { createWatch } from '../../maintenance/watch';
import { warnOfSettings } from '../../settings/settingsWarnings';
import { openTestDb } from '../../testing/testDb';
import { createTestServer } from '../../testing/testServer';
import { migrate } from '../schema/migrate';
import { openPostgres } from './postgres';
import { noServerState, readServerState } from './serverState';

const url = process.env['TEST_DATABASE_URL'];

it.skipIf(url !== undefined)(
  'the embedded database brings its own library, and has neither archive nor replica',
  async () => {
    const db = await openTestDb();
    expect(await readServerState(db)).toEqual(noServerState);
    await db.close();
  },
);

/** What a database is created with, as the guide has it. */
const documented = readFileSync(path.join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');

it('the guide creates databases whose order does not depend on the machine', () => {
  expect(documented.match(/\bcreatedb .*--locale=C\.UTF-8 --template=template0 /g)).toHaveLength(1);
  expect(documented.match(/^create database .*;$/gm)).toEqual([
    expect.stringMatching(/ locale 'C\.UTF-8' template template0;$/) as string,
  ]);
});

describe.skipIf(url === undefined)('an upgrade of the C library under a database', () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (script: string) => {
    const db = await openPostgres(url ?? '', 1);
    try {
      await db.exec(script);
    } finally {
      await db.close();
    }
  };
  afterAll(() => admin(`drop database if exists ${name} with (force)`));

  it('the start warns and the metric says so, of that database alone', async () => {
    await admin(`create database ${name} locale 'C.UTF-8' template template0`);
    const address = new URL(url ?? '');
    address.pathname = name;
    const db = await openPostgres(address.toString(), 2);
    await migrate(db);
    const server = await createTestServer({ stories: [], db });
    /** Whether the start warns, and what the metric is. */
    const said = async () => {
      const lines: string[] = [];
      await warnOfSettings(server.context, ({ message }) => void lines.push(message));
      const watch = createWatch(db, server.context.now, () => undefined);
      await watch.round();
      const [, metric] = /^tally_collation_changed (\d)$/m.exec(await createMetrics(db, watch).text()) ?? [];
      return [lines.some((line) => line.includes('orders text otherwise')), metric];
    };
    expect(await said()).toEqual([false, '0']);
    await admin(`update pg_database set datcollversion = '2.31' where datname = '${name}'`);
    expect(await said()).toEqual([true, '1']);
    await server.close();
  });
});
