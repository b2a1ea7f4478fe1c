// @vitest-environment node
import { apiBase, idempotencyHeader } from '@tally/contract/api/endpoint';
import type { Envelope } from '@tally/contract/api/envelope';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tmpfsProblem, withTmpfs } from '../../scripts/lib/servers/tmpfs.mjs';
import { openEmbedded } from '../db/embedded/embedded';
import { migrate } from '../db/schema/migrate';
import { startBuiltServer } from '../testing/builtServer';
import type { BuiltServer } from '../testing/builtServer';
import { bundleServer } from '../testing/bundle';
import { crowdToken, fillCrowd } from '../testing/crowd';

const diskMegabytes = 250;
const reserveMegabytes = 40;
const megabyte = 1_000_000;
const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'node_modules/.cache/tally-full-disk', String(process.pid));
const home = mkdtempSync(path.join(tmpdir(), 'tally-full-disk-'));
const mounted = path.join(home, 'mounted');
const noTmpfs = tmpfsProblem() !== '';

let server: BuiltServer | undefined;
/** The server's disk, as this process sees it. */
let disk = '';
beforeAll(async () => {
  if (noTmpfs) return;
  const prepared = path.join(home, 'prepared');
  mkdirSync(mounted);
  await bundleServer(bundle);
  const db = await openEmbedded(path.join(prepared, 'data'));
  await migrate(db);
  await fillCrowd(db, 20, Date.now());
  await db.close();
  server = await startBuiltServer(
    bundle,
    { DATA_DIR: path.join(mounted, 'data'), DATA_RESERVE_MB: String(reserveMegabytes), LOG: 'problems' },
    withTmpfs(mounted, diskMegabytes, prepared),
  );
  disk = `/proc/${server.pid}/root${mounted}`;
});
afterAll(async () => {
  await server?.kill();
  for (const dir of [bundle, home]) rmSync(dir, { recursive: true, force: true });
});

const call = async (method: string, target: string, person: number, key = '') => {
  const answer = await fetch(`${server?.url}${apiBase}${target}`, {
    method,
    headers: { authorization: `Bearer ${crowdToken(person)}`, ...(key && { [idempotencyHeader]: key }) },
  });
  return (await answer.json()) as Envelope<{ status: number; coin: number }>;
};
/** Claims the reward of a video. */
const claim = (person: number, key: string) => call('POST', '/task/videoad?action=reward', person, key);
const coinsOf = async (person: number) => (await call('GET', '/user/info', person)).data.coin;

const free = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};
/** Writes to the server's disk until only this much is left. */
const fillUpTo = (left: number, name: string) =>
  writeFileSync(path.join(disk, name), Buffer.alloc(Math.max(0, free() - left)));

describe.skipIf(noTmpfs)('a disk that is full under an embedded database', () => {
  it('a server with a full disk refuses writes with 503, goes on reading, and serves again when there is room', async () => {
    expect(await claim(1, 'before-it-was-full')).toMatchObject({ code: 200, data: { status: 1 } });
    const before = await coinsOf(1);

    fillUpTo((reserveMegabytes / 2) * megabyte, 'some');
    await expect
      .poll(() => claim(2, 'when-it-was-full'), { timeout: 60_000 })
      .toMatchObject({ code: 503, msg: 'NO ROOM' });
    expect(server?.output()).toContain(`The disk of ${mounted}/data is full`);
    for (let tries = 0; tries < 20; tries++) {
      expect(await claim(1, `refused-${tries}`)).toMatchObject({ code: 503 });
      expect(await coinsOf(1)).toBe(before);
    }

    fillUpTo(0, 'the-rest');
    expect(free()).toBeLessThan(megabyte);
    expect(await coinsOf(1)).toBe(before);
    expect((await fetch(`${server?.url}/healthz`)).status).toBe(200);
    expect(await claim(1, 'not-a-byte-left')).toMatchObject({ code: 503 });

    for (const name of ['some', 'the-rest']) rmSync(path.join(disk, name));
    await expect
      .poll(() => claim(2, 'when-it-was-full'), { timeout: 60_000 })
      .toMatchObject({ code: 200, data: { status: 1 } });
    expect(server?.output()).toContain('There is room on the disk again');
    // Nothing that was refused was paid, and what was refused is paid once when it is asked for again.
    expect(await coinsOf(1)).toBe(before);
    const paid = await coinsOf(2);
    expect(await claim(2, 'when-it-was-full')).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await coinsOf(2)).toBe(paid);
  });
});
