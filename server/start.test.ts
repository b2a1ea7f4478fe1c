// @vitest-environment node
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../scripts/lib/servers/serverProcess.mjs';
import { readConfig } from './settings/config';
import { join } from './domain/people/joining';
import { numberMark, walletNumberHash } from './domain/people/walletNumberHash';
import type { Log } from './runtime/log';
import { openDb } from './openDb';
import { start } from './start';

const dir = mkdtempSync(path.join(tmpdir(), 'tally-start-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** An empty database that was opened once: creating one takes seconds, copying it a moment. */
const created = path.join(dir, 'created');
beforeAll(async () => (await openDb(readConfig({ DATA_DIR: created, LOG: 'none' }, dir))).close());

/** A data directory with an empty database of its own. */
function newData(): string {
  const data = mkdtempSync(path.join(dir, 'data-'));
  cpSync(created, data, { recursive: true });
  return data;
}

const configOn = (port: number, data = created) => readConfig({ PORT: String(port), DATA_DIR: data, LOG: 'none' }, dir);
const silent = () => undefined;

describe('the server', () => {
  it('the server says that its port is taken, and gives the data directory back', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    await expect(start(configOn(port), silent)).rejects.toThrow(
      `Port ${port} is taken by another program. Stop that one, or choose another with PORT.`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('the server finishes what is under way when it is asked to stop, and can start again', async () => {
    const port = await freePort();
    const running = await start(configOn(port), silent);
    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    // A request whose body is still being sent when the stop begins.
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const wanted = new Promise<void>((resolve) =>
      socket.on('data', (text) => (answer += String(text)).includes('100 Continue') && resolve()),
    );
    const body = JSON.stringify({
      action: 'open',
      uuid: 'a-phone-that-is-slow',
      appPkgName: 'com.tally.id',
      locale: 'id',
    });
    socket.write(
      `POST /event/v1/app/h5action HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n${body.slice(0, 10)}`,
    );
    // The server has received the headers and waits for the rest.
    await wanted;
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const stopped = running.stop();
    socket.write(body.slice(10));
    await Promise.all([ended, stopped]);
    expect(answer).toContain('"code":200');
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    const again = await start(configOn(port), silent);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await again.stop();
  });

  it.each([
    [{}, 1],
    [{ PUBLIC_URL: 'https://tally.example' }, 0],
    [{ TALLY_DEMO: '1' }, 0],
  ])('a server with %j warns %i times of invite links that nobody can open (SHARE-2)', async (env, times) => {
    const port = await freePort();
    const log = vi.fn<Log>();
    const data = newData();
    const running = await start(readConfig({ PORT: String(port), DATA_DIR: data, ...env }, dir), log);
    await running.stop();
    const message = `Invite links begin with http://localhost:${port}, which people's phones can't open: set PUBLIC_URL to the https address of this server.`;
    expect(log.mock.calls.filter(([line]) => line.message.startsWith('Invite links'))).toEqual(
      Array.from({ length: times }, () => [{ level: 'warn', message }]),
    );
    // Of pictures (APPS-7), except in a demo.
    expect(log.mock.calls.some(([line]) => line.message.startsWith('PICTURE_HOSTS is not set'))).toBe(
      !('TALLY_DEMO' in env),
    );
  });

  it.each([
    [{ PUBLIC_URL: 'https://tally.example' }, 1],
    [{ PUBLIC_URL: 'https://tally.example', TRUST_PROXY: '1' }, 0],
    [{}, 0],
  ])('a server with %j warns %i times that behind a proxy all people count as one address', async (env, times) => {
    const log = vi.fn<Log>();
    const data = newData();
    const running = await start(readConfig({ PORT: String(await freePort()), DATA_DIR: data, ...env }, dir), log);
    await running.stop();
    const warned = log.mock.calls.filter(
      ([{ level, message }]) => level === 'warn' && message.includes('TRUST_PROXY=1'),
    );
    expect(warned).toHaveLength(times);
  });

  it('a server with HOST listens on that address of the machine alone', async () => {
    const port = await freePort();
    const data = newData();
    const running = await start(
      readConfig({ PORT: String(port), DATA_DIR: data, HOST: '127.0.0.2', LOG: 'none' }, dir),
      silent,
    );
    expect((await fetch(`http://127.0.0.2:${port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    await running.stop();
  });

  it('the server moves what is remembered of numbers whose form changed, at its first start (ACCOUNT-14)', async () => {
    const config = readConfig(
      { PORT: String(await freePort()), DATA_DIR: newData(), LOG: 'none', NUMBER_KEY: 'k'.repeat(32) },
      dir,
    );
    const before = await openDb(config);
    await before.exec(`
      insert into users (public_id, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, ref_code)
        values ('somebody', 'ph', 'en_ph', 'com.tally.ph', 'Some Body', 1, 1, 1, 20261118, 'CODE2345');
      insert into ewallets (user_id, type, no, plain_no, name, mobile, at, former_no)
        select id, 'GCash', '0639171234567', '09171234567', 'Some Body', '', 1, '0639171234567' from users;
      insert into wallet_numbers (mark, user_id, withdrawn_day)
        select '${numberMark('0639171234567', 'ph', 'k'.repeat(32))}', id, 20261118 from users`);
    await before.close();
    await (await start(config, silent)).stop();
    const after = await openDb(config);
    expect(await after.query('select mark, withdrawn_day as day from wallet_numbers')).toEqual([
      { mark: walletNumberHash('09171234567', 'ph', 'k'.repeat(32)), day: 20261118 },
    ]);
    await after.close();
  });

  it('the server opens no demo on a database that has real people', async () => {
    const config = configOn(await freePort(), newData());
    const db = await openDb(config);
    await join(
      db,
      {
        publicId: 'somebody',
        market: 'id',
        locale: 'id',
        appPkg: 'com.tally.id',
        googleSub: '1234567890',
        email: 'somebody@gmail.com',
        name: 'Some Body',
        avatar: '',
        device: null,
      },
      Date.now(),
    );
    await db.close();
    await expect(start({ ...config, demo: true }, silent)).rejects.toThrow(
      'TALLY_DEMO=1 is refused on a database with real people: choose another with DATABASE_URL or DATA_DIR.',
    );
  });
});
