// @vitest-environment node
import { apiBase } from '@tally/contract/api/endpoint';
import type { Endpoint, QueryOf, ReplyOf } from '@tally/contract/api/endpoint';
import type { Envelope } from '@tally/contract/api/envelope';
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { postBatchFile, postBatchSignOff, postBatch, postBatchResults } from '@tally/contract/calls/batches';
import { parseCsv } from '@tally/contract/rules/csv';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/lib/servers/postgres.mjs';
import type { Db } from '../db/db';
import { openEmbedded } from '../db/embedded/embedded';
import { openPostgres } from '../db/postgres/postgres';
import { withDb } from '../db/withDb';
import { pending } from '../db/states';
import { migrate } from '../db/schema/migrate';
import { builtOperatorKey as key, builtSecondKey, startBuiltServer } from '../testing/builtServer';
import type { BuiltServer } from '../testing/builtServer';
import { bundleServer } from '../testing/bundle';
import { fillCrowd } from '../testing/crowd';
import { expectSoundMoney } from '../testing/invariants';

/** TALLY_INVARIANTS=full kills the server as often as a release requires. */
const kills = process.env['TALLY_INVARIANTS'] === 'full' ? 20 : 3;
/** One of ten has a withdrawal that waits. */
const people = 5000;
const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'node_modules/.cache/tally-killed-import', String(process.pid));

const servers: BuiltServer[] = [];
async function started(env: Record<string, string>): Promise<BuiltServer> {
  const server = await startBuiltServer(bundle, env);
  servers.push(server);
  return server;
}

beforeAll(async () => void (await bundleServer(bundle)));
afterAll(async () => {
  // Those that a failed test has left.
  for (const server of servers) await server.kill();
  rmSync(bundle, { recursive: true, force: true });
});

async function call<C extends Endpoint>(
  url: string,
  { method, path: at }: C,
  query: QueryOf<C>,
  file?: string,
): Promise<ReplyOf<C>> {
  const answer = await fetch(
    `${url}${apiBase}${at}?${new URLSearchParams(query as Record<string, string>).toString()}`,
    {
      method,
      ...(file !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file }),
      }),
    },
  );
  const { code, data } = (await answer.json()) as Envelope<ReplyOf<C>>;
  expect([at, code]).toEqual([at, 200]);
  return data;
}

/** Every result that is written down is booked, and every booking has its result: nothing is half done. */
async function expectNothingHalf(db: Db): Promise<number> {
  await expectSoundMoney(db);
  const [state] = await db.query<{ half: number; left: number }>(
    `select count(*) filter (where (l.result is null) <> (${pending('w')}))::integer as half,
            count(*) filter (where ${pending('w')})::integer as left
     from payout_export_lines l join withdrawals w on w.id = l.withdrawal_id`,
  );
  expect(state?.half).toBe(0);
  return state?.left ?? 0;
}

/** Imports a results file, kills the server in the middle of it, and goes on with the same file, several times. */
async function importsOn(
  env: Record<string, string>,
  withDb: <T>(look: (db: Db) => Promise<T>) => Promise<T>,
): Promise<void> {
  await withDb(async (db) => {
    await migrate(db);
    await fillCrowd(db, people, Date.now());
  });
  const first = await started(env);
  const { id, count } = await call(first.url, postBatch, { key, market: 'ph', asOf: Date.now() });
  const [request] = await call(first.url, getApprovals, { key: builtSecondKey });
  await call(first.url, postApproval, { key: builtSecondKey, id: request?.id ?? 0, action: 'approve' });
  const { file } = await call(first.url, postBatchFile, { key, id });
  await first.kill();
  expect(count).toBe(people / 10);
  const lines = parseCsv(file)
    .records.slice(1)
    .map(({ cells }) => cells.slice(0, 3).join(','));
  const results = ['id,currency,amount,result,export', ...lines.map((line) => `${line},PAID,${id}`)].join('\n');
  let left = count;
  let inTheMiddle = 0;
  while (inTheMiddle < kills && left > 0) {
    const server = await started(env);
    const answer = call(server.url, postBatchResults, { key, market: 'ph' }, results).catch((error: unknown) => {
      // Only that the server is gone is expected.
      if (!(error instanceof TypeError)) throw error;
    });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    await server.kill();
    await answer;
    const still = await withDb(expectNothingHalf);
    if (still > 0 && still < left) inTheMiddle += 1;
    left = still;
  }
  // The test is meaningful only if something was booked before a kill, and something was left.
  expect(inTheMiddle).toBeGreaterThan(0);
  const last = await started(env);
  const end = await call(last.url, postBatchResults, { key, market: 'ph' }, results);
  expect([end.status, end.paid + end.repeated]).toEqual([1, count]);
  expect(await call(last.url, postBatchSignOff, { key, id })).toMatchObject({ status: 1, differ: [] });
  await last.kill();
  expect(await withDb(expectNothingHalf)).toBe(0);
}

describe(`${kills} times kill -9 in the middle of an import (OPS-29)`, () => {
  it('an import on the embedded database leaves nothing half, and goes on', { timeout: 3_600_000 }, async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'tally-import-'));
    try {
      await importsOn({ DATA_DIR: dir }, (look) => withDb(() => openEmbedded(dir), look));
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('an import on PostgreSQL leaves nothing half, and goes on', { timeout: 3_600_000 }, async (context) => {
    const postgres = await startPostgres();
    if (typeof postgres === 'string') return context.skip(postgres);
    try {
      await importsOn({ DATABASE_URL: postgres.url }, (look) => withDb(() => openPostgres(postgres.url, 4), look));
    } finally {
      await postgres.stop();
    }
  });
});
