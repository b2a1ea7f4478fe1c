// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { getPayouts, postUpdateScore } from '@tally/contract/calls/payouts';
import { getQueues } from '@tally/contract/calls/queues';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dump } from '../../db/dump';
import { createMetrics } from '../../http/metrics';
import { createWatch } from '../../maintenance/watch';
import { ana, budi, createThreeKeys, done, large, needsApproval, secondKeyOf } from '../../testing/payouts/secondKey';
import { codeOf, looksAgain, machineOf } from '../../testing/standIns';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { createStandInReader, standInsLifeMs } from './standInReader';
import { endStandIn } from './standInKeys';

let server: TestServer;
let desk: ReturnType<typeof secondKeyOf>;
let machine: ReturnType<typeof machineOf>;
beforeAll(async () => {
  server = await createThreeKeys();
  desk = secondKeyOf(server);
  machine = machineOf(server);
});
afterAll(() => server.close());

beforeEach(() => machine.clear());

describe('the key of a stand-in (OPS-67)', () => {
  it('a stand-in sees what waits and approves it, under a name of their own (OPS-67)', async () => {
    const { payout } = await desk.withdrawLarge();
    expect(await desk.pay(payout)).toMatchObject(needsApproval);
    const key = await machine.made();
    looksAgain(server);
    expect(machine.printed[0]).toBe('sari may approve until 2026-11-19 07:30 UTC. The key, which is shown only now:');
    expect(await server.callOk(getQueues, { query: { key } })).toMatchObject({ operator: 'sari', asked: { count: 1 } });
    const [request] = await server.callOk(getApprovals, { query: { key } });
    expect(
      await server.callOk(postApproval, { query: { key, id: request?.id ?? 0, action: 'approve' } }),
    ).toMatchObject(done);
    expect(await desk.statusOf(payout)).toBe(2);
    const audit = await server.callOk(getLatestActs, { query: { key: ana } });
    expect(audit.find(({ action }) => action === 'approve')?.operator).toBe('sari');
    expect(audit.find(({ action }) => action === 'stand-in key')).toMatchObject({
      operator: 'command line',
      detail: 'sari may approve until 2026-11-19T07:30:00.000Z: for budi, who is ill',
    });
  });

  it('a stand-in does nothing but approve: no payment, no list of people, no metrics (OPS-67)', async () => {
    const key = await machine.made();
    looksAgain(server);
    expect(await codeOf(server, key)).toBe(200);
    expect((await server.call(getPayouts, { query: { key, market: 'id' } })).code).toBe(460);
    expect(
      (await server.call(postUpdateScore, { query: { key, market: 'id', day: 0, pay: 1, amount: large } })).code,
    ).toBe(460);
    const real = await createTestServer({ stories: [], db: server.db, config: { demo: false } });
    expect((await real.fetch('/metrics', { headers: { authorization: `Bearer ${key}` } })).status).toBe(404);
  });

  it('the database keeps no key, only its hash (OPS-67)', async () => {
    const key = await machine.made();
    const lines: string[] = [];
    await dump(server.db, (line) => void lines.push(line));
    const kept = lines.find((line) => line.includes('"stand_in_keys"'));
    expect(kept).toContain('"sari"');
    expect(lines.join('\n')).not.toContain(key);
  });

  it('a key ends after 24 hours, to the millisecond (OPS-67)', async () => {
    const key = await machine.made();
    looksAgain(server);
    server.pass(dayMs - 1);
    expect(await codeOf(server, key)).toBe(200);
    server.pass(1);
    expect(await codeOf(server, key)).toBe(403);
  });

  it('a key holds on every server and after a restart, and is ended on all of them within seconds (OPS-67)', async () => {
    const key = await machine.made();
    const config = { operatorKeys: keysOf({ ana, budi }) };
    const now = server.context.now();
    const others = [
      await createTestServer({ stories: [], db: server.db, config, now }),
      await createTestServer({ stories: [], db: server.db, config, now }),
    ];
    for (const each of others) expect(await codeOf(each, key)).toBe(200);
    await machine.operatorKey('end', 'SARI');
    expect(machine.printed.at(-1)).toBe('The key of SARI is ended: servers refuse it within seconds.');
    for (const each of others) {
      looksAgain(each);
      expect(await codeOf(each, key, '203.0.113.7')).toBe(403);
    }
    const audit = await server.callOk(getLatestActs, { query: { key: ana } });
    expect(audit[0]).toMatchObject({ operator: 'command line', action: 'stand-in key ended', detail: 'sari' });
    await expect(machine.operatorKey('end', 'sari')).rejects.toThrow('sari has no valid key.');
  });

  it('wrong keys are counted as everywhere, and never shut out the right one (OPS-11, OPS-67)', async () => {
    const key = await machine.made();
    looksAgain(server);
    const address = '203.0.113.99';
    const codes = [];
    for (let tries = 0; tries < 6; tries++) codes.push(await codeOf(server, `${key}${tries}`, address));
    expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await codeOf(server, key, address)).toBe(200);
  });

  it('guessing keys costs no query for each guess (OPS-11)', async () => {
    let queries = 0;
    let passed = 0;
    const query: typeof server.db.query = async (text, params) => {
      queries += 1;
      return server.db.query(text, params);
    };
    const reader = createStandInReader({ ...server.db, query }, () => passed, []);
    const key = await machine.made();
    await Promise.all([reader.find('a guess', server.context.now()), reader.find(key, server.context.now())]);
    for (let tries = 0; tries < 20; tries++) await reader.find(`guess ${tries}`, server.context.now());
    expect(await reader.find(key, server.context.now())).toMatchObject({ name: 'sari', scopes: ['approve'] });
    expect(queries).toBe(1);
    await endStandIn(server.db, 'sari', { operator: 'ana', now: server.context.now() });
    passed += standInsLifeMs;
    expect(await reader.find(key, server.context.now())).toBeUndefined();
    expect(queries).toBe(2);
  });
});

it('while a stand-in may approve, operators see it: in the list, in the metric, and as their second one (OPS-67)', async () => {
  const alone = await createTestServer({
    stories: [],
    db: server.db,
    config: { operatorKeys: keysOf({ ana }) },
    now: server.context.now(),
  });
  const watch = createWatch(server.db, server.context.now, () => undefined);
  server.pass(dayMs);
  const look = async () => {
    looksAgain(alone);
    await watch.round();
    const metric = /^tally_stand_in_keys (\d+)$/m.exec(await createMetrics({ waiting: () => 0 }, watch).text())?.[1];
    return [metric, (await alone.callOk(getQueues, { query: { key: ana } })).hasSecond];
  };
  expect(await look()).toEqual(['0', false]);
  await machine.made();
  expect(await look()).toEqual(['1', true]);
  await machine.operatorKey('list');
  expect(machine.printed.at(-1)).toMatch(/^sari {2}until \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}for budi, who is ill$/);
  await machine.operatorKey('end', 'sari');
  // A key that was made, used and ended between two looks is told for an hour.
  expect(await look()).toEqual(['1', false]);
  server.pass(dayMs / 24);
  expect((await look())[0]).toBe('0');
});
