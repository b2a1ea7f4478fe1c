// @vitest-environment node
import { apiBase, idempotencyHeader } from '@tally/contract/api/endpoint';
import type { Envelope } from '@tally/contract/api/envelope';
import { dayMs } from '@tally/contract/limits/time';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/lib/servers/postgres.mjs';
import type { Db } from '../db/db';
import { openEmbedded } from '../db/embedded/embedded';
import { migrate } from '../db/schema/migrate';
import { openPostgres } from '../db/postgres/postgres';
import { withDb } from '../db/withDb';
import { localTime } from '@tally/contract/rules/marketClock';
import { hashToken } from '../domain/shared/token';
import { builtOperatorKey, startBuiltServer } from '../testing/builtServer';
import { bundleServer } from '../testing/bundle';
import { expectSoundMoney } from '../testing/invariants';

/** TALLY_INVARIANTS=full kills the server as often as a release requires (MONEY-10). */
const kills = process.env['TALLY_INVARIANTS'] === 'full' ? 100 : 3;
const people = 400;
const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'node_modules/.cache/tally-invariants', String(process.pid));

beforeAll(async () => void (await bundleServer(bundle)));
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

const tokenOf = (person: number) => `token-of-person-${person}-${'x'.repeat(40)}`;

/** Creates many people with cash, a wallet and a session each. */
async function fill(db: Db): Promise<void> {
  await migrate(db);
  const now = Date.now();
  const { day } = localTime(now, 'ph');
  await db.query(
    `insert into users (id, public_id, market, locale, app_pkg, name, created_at, opened_at, locale_since, exchanged_day, ref_code)
     select n, 'person-' || n, 'ph', 'en_ph', 'com.tally.ph', 'Person ' || n, $1, $1, $1, $2, 'CODE' || (100000 + n) from generate_series(1, ${people}) n`,
    [now, day + 1],
  );
  await db.query(`insert into balances (user_id, cash) select id, 100000 from users`);
  await db.query(
    `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) select id, 'newbie', 'PHP', 'rewards', 'cash', 100000, $1, 'given' from users`,
    [now],
  );
  await db.query(
    `insert into ewallets (user_id, type, no, plain_no, name, mobile, status, at) select id, 'GCash', '0917' || (1000000 + id), '0917' || (1000000 + id), 'Person', '', 2, $1 from users`,
    [now],
  );
  for (let person = 1; person <= people; person++)
    await db.query('insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)', [
      hashToken(tokenOf(person)),
      person,
      now,
      now + dayMs,
    ]);
}

interface Request {
  readonly person: number;
  readonly path: string;
  readonly key: string;
}

async function send(url: string, { person, path: callPath, key }: Request): Promise<Envelope<{ status: number }>> {
  const answer = await fetch(`${url}${apiBase}${callPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(person)}`, [idempotencyHeader]: key },
  });
  return (await answer.json()) as Envelope<{ status: number }>;
}

const any = (count: number) => 1 + Math.floor(Math.random() * count);
const requestOf = (run: number, index: number): Request =>
  index % 3 === 0
    ? { person: any(people), path: '/wallet/withdraw?amount=10', key: `withdraw-${run}-${index}` }
    : { person: any(people), path: '/task/videoad?action=reward', key: `video-${run}-${index}` };

const resolve = (url: string) =>
  fetch(`${url}${apiBase}/wallet/updateScore?key=${builtOperatorKey}&day=2&pay=${any(2)}&amount=1000`, {
    method: 'POST',
  });

/**
 * Repeatedly kills the server under load. After each kill, everything that was answered must be in the database, and
 * nothing may be half done.
 */
async function livesOn(
  env: Record<string, string>,
  withDb: (look: (db: Db) => Promise<void>) => Promise<void>,
  crashDatabase?: () => Promise<void>,
): Promise<void> {
  await withDb(fill);
  let unknown: Request[] = [];
  const counts = { paid: 0, refused: 0, unknown: 0 };
  for (let run = 0; run < kills; run++) {
    const server = await startBuiltServer(bundle, env);
    const answered: Request[] = [];
    const lost: Request[] = [];
    let atWork = () => {};
    const enoughPaid = new Promise<void>((resolve) => (atWork = resolve));
    const one = (request: Request) =>
      send(server.url, request).then(
        ({ code, data }) => {
          // While the database is down the server answers 500 or 503; the outcome is as unknown as after a lost answer.
          if (code === 500 || code === 503) return void lost.push(request);
          expect(code).toBe(200);
          counts[data.status === 1 ? 'paid' : 'refused'] += 1;
          if (data.status === 1 && answered.push(request) > 5) atWork();
        },
        () => void lost.push(request),
      );
    // Requests with an unknown outcome are repeated with their keys.
    await Promise.all(unknown.map(one));
    let killed = false;
    const busy = Array.from({ length: 6 }, async (_, lane) => {
      for (let index = lane; !killed; index += 6) await one(requestOf(run, index));
    });
    const operator = (async () => {
      while (!killed) await resolve(server.url).catch(() => undefined);
    })();
    // Wait until requests are being paid, however slow the disk is; then kill at a random moment.
    await enoughPaid;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    // In every second run the database crashes first.
    if (crashDatabase && run % 2 === 1) {
      await crashDatabase();
      // The server survives the crash of its database and reconnects.
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    }
    await server.kill();
    killed = true;
    await Promise.all([...busy, operator]);
    counts.unknown += lost.length;
    unknown = lost;
    await withDb(async (db) => {
      await expectSoundMoney(db);
      const there = new Set(
        (await db.query<{ key: string }>('select user_id || key as key from answers')).map(({ key }) => key),
      );
      expect(answered.filter(({ person, key }) => !there.has(person + key))).toEqual([]);
    });
  }
  // The test is meaningful only if requests were paid and answers were lost.
  expect(counts.paid).toBeGreaterThan(kills * 5);
  expect(counts.unknown).toBeGreaterThan(kills);
}

describe(`${kills} times kill -9 in the middle of work (M6)`, () => {
  it('the embedded database outlives kill -9 in the middle of work', { timeout: 3_600_000 }, async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'tally-killed-'));
    try {
      await livesOn({ DATA_DIR: dir }, (look) => withDb(() => openEmbedded(dir), look));
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('PostgreSQL, killed too, outlives kill -9 in the middle of work', { timeout: 3_600_000 }, async (context) => {
    const postgres = await startPostgres();
    if (typeof postgres === 'string') return context.skip(postgres);
    try {
      await livesOn(
        { DATABASE_URL: postgres.url },
        (look) => withDb(() => openPostgres(postgres.url, 4), look),
        postgres.crash,
      );
    } finally {
      await postgres.stop();
    }
  });
});
