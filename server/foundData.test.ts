// @vitest-environment node
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../scripts/lib/servers/serverProcess.mjs';
import { commandOf } from './commands/commands';
import { holdsDatabase } from './db/embedded/embedded';
import { migrate } from './db/schema/migrate';
import { migrations } from './db/schema/migrations';
import { openDb } from './openDb';
import type { Log } from './runtime/log';
import { readConfig } from './settings/config';
import { start } from './start';
import { newDatabaseSetting } from './testing/testDb';

const dir = mkdtempSync(path.join(tmpdir(), 'tally-start-on-data-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const silent = () => undefined;

describe('the data that a start finds', () => {
  it('a server in production takes a missing database for a new one only when that is said', async () => {
    const data = path.join(dir, 'not-mounted');
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: data, LOG: 'none', NODE_ENV: 'production' };
    await expect(start(readConfig(env, dir), silent)).rejects.toThrow(
      `There is no database in ${data}. If it should be there, DATA_DIR or the volume is wrong; if a new one is meant, start once with NEW_DATABASE=1.`,
    );
    expect(existsSync(data)).toBe(false);
    await (await start(readConfig({ ...env, NEW_DATABASE: '1' }, dir), silent)).stop();
    const log = vi.fn<Log>();
    await (await start(readConfig(env, dir), log)).stop();
    expect(log.mock.calls.filter(([{ message }]) => message.startsWith('NEW_DATABASE'))).toEqual([]);
  });

  it.each([
    ['dump'],
    ['backup', 'copy'],
    ['market-rules', 'export', 'ph'],
    ['catalogue', 'export', 'ph'],
    ['migrate'],
    ['chain'],
    ['operator-key', 'list'],
    ['events'],
  ])('nor does a command (%s), after which the server would find a database', async (name, ...args) => {
    const data = path.join(dir, 'not-mounted-either');
    const config = readConfig({ DATA_DIR: data, LOG: 'none', NODE_ENV: 'production' }, dir);
    const places = args.map((arg) => (arg === 'copy' ? path.join(dir, arg) : arg));
    await expect((async () => commandOf(name)(config, places))()).rejects.toThrow(`There is no database in ${data}`);
    expect(holdsDatabase(data)).toBe(false);
  });

  it('the version before runs on the schema of a release that is taken back, and warns', async () => {
    const newest = migrations.at(-1)?.id ?? 0;
    const next = { id: newest + 1, sql: 'alter table users add column of_next_version text', beforeMayRun: true };
    const setting = await newDatabaseSetting();
    const port = await freePort();
    const config = readConfig({ ...setting.env, PORT: String(port), LOG: 'none' }, dir);
    const db = await openDb(config);
    await migrate(db, [...migrations, next]);
    await db.close();
    const log = vi.fn<Log>();
    const running = await start(config, log);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await running.stop();
    expect(log.mock.calls.map(([{ message }]) => message)).toContainEqual(
      expect.stringContaining(`The schema is of a newer version (${newest + 1}; this one knows ${newest})`),
    );
    await setting.remove();
  });
});
