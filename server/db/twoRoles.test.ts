// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config';
import type { Config } from '../settings/config';
import { createStandInReader } from '../domain/standIns/standInReader';
import { openDb } from '../openDb';
import { createDeskServer, deskOf } from '../testing/payouts/desk';
import { expectSoundMoney } from '../testing/invariants';
import { newSchema } from '../testing/testDb';
import type { TestServer } from '../testing/testServer';
import { warnOfSettings } from '../settings/settingsWarnings';
import { sqlState, type Db } from './db';
import { dump } from './dump';
import { makeMonthsAhead } from './months/ledgerMonths';
import { openPostgres } from './postgres/postgres';
import { restore } from './restore';
import { changeable } from './schema/privileges';

const url = process.env['TEST_DATABASE_URL'];
const denied = '42501';

/** A PostgreSQL whose schema has an owner, and a role of its own for the server. */
describe.skipIf(url === undefined)('a server whose role owns nothing (OPS-61)', () => {
  const role = `server_${randomUUID().replaceAll('-', '')}`;
  const schemas: Awaited<ReturnType<typeof newSchema>>[] = [];
  const admin = async (script: string) => {
    const db = await openPostgres(url ?? '', 1);
    try {
      await db.exec(script);
    } finally {
      await db.close();
    }
  };

  /** The settings of an empty schema, as the server reads them. */
  async function settings(more: Record<string, string> = {}): Promise<Config> {
    const schema = await newSchema(url ?? '');
    schemas.push(schema);
    const forServer = new URL(schema.url);
    forServer.username = role;
    const env = { DATABASE_URL: forServer.toString(), DATABASE_OWNER_URL: schema.url, ...more };
    return readConfig(env, '');
  }

  let config: Config;
  let db: Db;
  let server: TestServer;
  beforeAll(async () => {
    await admin(`create role ${role} login`);
    config = await settings();
    db = await openDb(config);
    server = await createDeskServer({ db });
  });
  afterAll(async () => {
    await server.close();
    for (const { drop } of schemas) await drop();
    await admin(`drop owned by ${role}; drop role ${role}`);
  });

  it('people are paid and operators work, with the rights that it has', async () => {
    const desk = deskOf(server);
    const one = await desk.paidOne();
    await desk.takes([one.payout, 'REVERSED', one.batch, { reference: 'D1', amount: '0.40' }]);
    await desk.takes([one.payout, 'PAID', one.batch, { reference: 'E2' }]);
    await desk.closes((await desk.page()).exceptions[0]?.id ?? 0);
    await desk.signsOff(one.batch);
    await desk.asks();
    await desk.voids((await desk.exports()).id);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 9.4 });
    await expectSoundMoney(db);
  });

  it.each(Object.keys(changeable))('it has no right to delete %s, or to change more than the steps', async (table) => {
    const stateOf = (text: string) =>
      db.query(text).then(
        () => 'done',
        (error: unknown) => sqlState(error),
      );
    expect(await stateOf(`delete from ${table}`)).toBe(denied);
    expect(await stateOf(`truncate ${table} cascade`)).toBe(denied);
    expect(await stateOf(`alter table ${table} disable trigger all`)).toBe(denied);
    const first = await db.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum = 1`,
      [table],
    );
    expect(await stateOf(`update ${table} set ${first[0]?.name} = ${first[0]?.name}`)).toBe(denied);
  });

  it('it can neither archive a month nor change what is carried forward (OPS-80)', async () => {
    await expect(db.query('alter table transfers detach partition transfers_later')).rejects.toThrow('must be owner');
    await expect(db.query('insert into carried_forward default values')).rejects.toMatchObject({ code: denied });
    await expect(db.query('insert into archived_months default values')).rejects.toMatchObject({ code: denied });
  });

  it('it starts without the address of the owner, and a schema that is older is refused in a sentence', async () => {
    const alone: Config = { ...config, databaseOwnerUrl: undefined };
    await (await openDb(alone)).close();
    const empty = await settings();
    await admin(`grant usage on schema ${schemas.at(-1)?.url.split('search_path%3D')[1] ?? ''} to ${role}`);
    await expect(openDb({ ...empty, databaseOwnerUrl: undefined })).rejects.toThrow('run "migrate"');
  });

  it('the start warns when the role may change everything, and not of this one', async () => {
    const warningsOf = async (given: Db) => {
      const lines: string[] = [];
      const standIns = createStandInReader(given, () => 0, []);
      const parts = { config, db: given, standIns, now: () => Date.now() };
      await warnOfSettings(parts, ({ message }) => void lines.push(message));
      return lines.filter((line) => line.includes('DATABASE_OWNER_URL'));
    };
    expect(await warningsOf(db)).toEqual([]);
    const owner = await openPostgres(config.databaseOwnerUrl ?? '', 1);
    expect(await warningsOf(owner)).toHaveLength(1);
    await owner.close();
  });

  it('it makes the months of the ledger, and may change no row of them (OPS-69)', async () => {
    expect(await makeMonthsAhead(db, server.context.now() + 40 * dayMs)).toBeGreaterThan(0);
    const parts = await db.query<{ part: string }>(
      `select relid::text as part from pg_partition_tree('transfers') where isleaf`,
    );
    expect(parts.length).toBeGreaterThan(6);
    for (const { part } of parts)
      for (const change of [`update ${part} set amount = 1`, `delete from ${part}`, `truncate ${part}`])
        await expect(db.query(change)).rejects.toMatchObject({ code: denied });
    await expect(db.query('update recent_transfers set amount = 1')).rejects.toThrow('recent_transfers');
    const { id } = await server.person({ cash: 5 });
    expect(await db.query('select amount from recent_transfers where user_id = $1', [id])).toHaveLength(1);
  });

  it('a dump is restored by the server, which may not change what is written down for good', async () => {
    const lines: string[] = [];
    await dump(db, (line) => void lines.push(line));
    const restored = await settings();
    const other = await openDb(restored);
    await restore(other, Readable.from(lines));
    await expectSoundMoney(other);
    await expect(other.query('update transfers set amount = 1')).rejects.toMatchObject({ code: denied });
    await other.close();
    const owner = await openPostgres(restored.databaseOwnerUrl ?? '', 1);
    await expect(owner.query('update transfers set amount = 1')).rejects.toThrow('written down for good');
    await owner.close();
  });
});
