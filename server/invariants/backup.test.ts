// @vitest-environment node
import { apiBase, idempotencyHeader } from '@tally/contract/api/endpoint';
import type { Envelope } from '@tally/contract/api/envelope';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupSocketOf } from '../db/embedded/backupSocket';
import { openEmbedded } from '../db/embedded/embedded';
import { migrate } from '../db/schema/migrate';
import { startBuiltServer } from '../testing/builtServer';
import type { BuiltServer } from '../testing/builtServer';
import { bundleServer } from '../testing/bundle';
import { crowdToken, fillCrowd } from '../testing/crowd';
import { expectSoundMoney } from '../testing/invariants';

const people = 400;
const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'node_modules/.cache/tally-backup', String(process.pid));
const home = mkdtempSync(path.join(tmpdir(), 'tally-backup-'));
const dataDir = path.join(home, 'data');

let server: BuiltServer | undefined;
beforeAll(async () => {
  await bundleServer(bundle);
  const db = await openEmbedded(dataDir);
  await migrate(db);
  await fillCrowd(db, people, Date.now());
  await db.close();
});
afterAll(async () => {
  await server?.kill();
  for (const dir of [bundle, home]) rmSync(dir, { recursive: true, force: true });
});

/** Runs a subcommand in a child process. */
const command = (dir: string, ...args: string[]): Promise<{ code: number; stderr: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(bundle, 'main.js'), ...args],
      { cwd: root, env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dir } },
      (error, _, stderr) => resolve({ code: Number(error?.code ?? 0), stderr }),
    );
  });

/** Makes videos and withdrawals of many people until `over`; collects the keys of those that were confirmed. */
async function work(url: string, confirmed: Set<string>, over: () => boolean): Promise<void> {
  const one = async (lane: number, index: number) => {
    const key = `backup-${lane}-${index}`;
    const person = 1 + ((lane * 97 + index) % people);
    const call = index % 4 === 0 ? '/wallet/withdraw?amount=10' : '/task/videoad?action=reward';
    const answer = await fetch(`${url}${apiBase}${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${crowdToken(person)}`, [idempotencyHeader]: key },
    });
    const { code, data } = (await answer.json()) as Envelope<{ status: number }>;
    if (code === 200 && data.status === 1) confirmed.add(key);
  };
  const lanes = Array.from({ length: 3 }, async (_, lane) => {
    for (let index = 0; !over(); index++) await one(lane, index);
  });
  await Promise.all(lanes);
}

describe('a backup of the embedded database while it serves', () => {
  it('a backup has whatever was confirmed before, is sound, and goes on from there', { timeout: 300_000 }, async () => {
    server = await startBuiltServer(bundle, { DATA_DIR: dataDir, REQUESTS_PER_ADDRESS: '1000000' });
    const confirmed = new Set<string>();
    let over = false;
    const busy = work(server.url, confirmed, () => over);
    const until = (count: number) =>
      expect.poll(() => confirmed.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
    await until(30);
    const before = [...confirmed];
    const copy = path.join(home, 'copy');
    expect(await command(dataDir, 'backup', copy)).toEqual({ code: 0, stderr: '' });
    const duringBackup = confirmed.size - before.length;
    // The server kept answering during the backup, and still does.
    await until(confirmed.size + 10);
    over = true;
    await busy;
    expect(duringBackup).toBeGreaterThan(0);

    const elsewhere = path.join(home, 'elsewhere');
    expect(await command(elsewhere, 'restore', copy)).toEqual({ code: 0, stderr: '' });
    const db = await openEmbedded(elsewhere);
    try {
      await expectSoundMoney(db);
      const there = new Set((await db.query<{ key: string }>('select key from answers')).map(({ key }) => key));
      expect(before.filter((key) => !there.has(key))).toEqual([]);
    } finally {
      await db.close();
    }
    const restored = await startBuiltServer(bundle, { DATA_DIR: elsewhere });
    const more = new Set<string>();
    await work(restored.url, more, () => more.size > 0);
    await restored.kill();
    expect(more.size).toBeGreaterThan(0);
  });

  it('a backup is made once at a time, and is given up with whoever asked for it', async () => {
    const socket = createConnection(backupSocketOf(dataDir));
    await new Promise((resolve) => socket.once('data', resolve));
    const second = path.join(home, 'second');
    expect(await command(dataDir, 'backup', second)).toEqual({
      code: 1,
      stderr: 'Another backup is under way.\n',
    });
    expect(readdirSync(home).filter((name) => name.startsWith('second'))).toEqual([]);
    socket.destroy();
    while ((await command(dataDir, 'backup', second)).code !== 0);
    expect(existsSync(path.join(second, 'backup_label'))).toBe(true);
  });

  it('a backup is refused in a sentence where it can mean nothing', async () => {
    const there = path.join(home, 'there');
    mkdirSync(there);
    const refusals: [string[], RegExp][] = [
      [['backup', there], /is there already: name a folder that is not\.\n$/],
      [['backup'], /^Say "backup <folder>"/],
      [['restore', there], /is no backup: it has no backup_label\.\n$/],
      [['restore', path.join(home, 'second')], /is in use by another server/],
    ];
    for (const [args, sentence] of refusals)
      expect(await command(dataDir, ...args)).toEqual({ code: 1, stderr: expect.stringMatching(sentence) as string });
    expect(await command(path.join(home, 'nowhere'), 'backup', path.join(home, 'x'))).toMatchObject({ code: 1 });
  });

  it('a backup of a database nobody serves is made too, not restored over another', { timeout: 120_000 }, async () => {
    await server?.kill();
    server = undefined;
    const third = path.join(home, 'third');
    expect(await command(dataDir, 'backup', third)).toEqual({ code: 0, stderr: '' });
    expect(await command(dataDir, 'restore', third)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already has a database in it') as string,
    });
  });
});
