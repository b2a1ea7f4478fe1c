// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getApprovals, postApproval } from '@tally/contract/operator/approvals';
import { getOperatorActions, getPayouts } from '@tally/contract/operator/payouts';
import { getQueues } from '@tally/contract/operator/queues';
import { postUpdateScore } from '@tally/contract/operator/operator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dump } from '../../../db/dump';
import { createMetrics } from '../../../http/metrics';
import { createWatch } from '../../../maintenance/watch';
import { ana, budi, createThreeKeys, done, large, needsApproval, secondKeyOf } from '../../../testing/payouts/secondKey';
import { createTestServer, keysOf } from '../../../testing/testServer';
import type { TestServer } from '../../../testing/testServer';
import { runOperatorKey } from './command';
import { createStandInReader, standInsLifeMs } from './standInReader';
import { endStandIn } from './standInKeys';

let server: TestServer;
let desk: ReturnType<typeof secondKeyOf>;
beforeAll(async () => {
  server = await createThreeKeys();
  desk = secondKeyOf(server);
});
afterAll(() => server.close());

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
});
/** Each test begins without stand-ins, and at the next look of the servers. */
afterEach(async () => {
  server.pass(dayMs);
  await server.db.query('update stand_in_keys set ended_at = until where ended_at is null');
  for (let looks = 0; looks < standInsLifeMs / 250; looks++) server.context.elapsed();
});

const operatorKey = (...args: readonly string[]) =>
  runOperatorKey(args, {
    open: () => Promise.resolve({ ...server.db, close: () => Promise.resolve() }),
    now: () => Promise.resolve(server.context.now()),
    configured: ['ana', 'budi', 'citra'],
    print: (line) => Promise.resolve(void printed.push(line)),
  });

/** Makes a key; returns it. */
async function made(name = 'sari', reason = 'for budi, who is ill'): Promise<string> {
  await operatorKey('make', name, reason);
  return printed.at(-1) ?? '';
}

/** What a server answers to a key that asks what waits. */
const codeOf = async (key: string, { call }: TestServer = server, address?: string) =>
  (await call(getApprovals, { query: { key }, ...(address !== undefined && { address }) })).code;

/** Passes the time after which a server looks for keys again. */
const looksAgain = (each: TestServer = server) => {
  for (let passed = 0; passed <= standInsLifeMs; passed += 250) each.context.elapsed();
};

describe('the key of a stand-in (OPS-67)', () => {
  it('a stand-in sees what waits and approves it, under a name of their own (OPS-67)', async () => {
    const { payout } = await desk.askLarge();
    expect(await desk.pay(payout)).toMatchObject(needsApproval);
    const key = await made();
    looksAgain();
    expect(printed[0]).toBe('sari may approve until 2026-11-19 07:30 UTC. The key, which is shown only now:');
    expect(await server.callOk(getQueues, { query: { key } })).toMatchObject({ operator: 'sari', asked: { count: 1 } });
    const [request] = await server.callOk(getApprovals, { query: { key } });
    expect(await server.callOk(postApproval, { query: { key, id: request?.id ?? 0, action: 'approve' } })).toEqual(
      done,
    );
    expect(await desk.statusOf(payout)).toBe(2);
    const trail = await server.callOk(getOperatorActions, { query: { key: ana } });
    expect(trail.find(({ action }) => action === 'approve')?.operator).toBe('sari');
    expect(trail.find(({ action }) => action === 'stand-in key')).toMatchObject({
      operator: 'command line',
      detail: 'sari may approve until 2026-11-19T07:30:00.000Z: for budi, who is ill',
    });
  });

  it('a stand-in does nothing but approve: no payment, no list of people, no metrics (OPS-67)', async () => {
    const key = await made();
    looksAgain();
    expect(await codeOf(key)).toBe(200);
    expect((await server.call(getPayouts, { query: { key, market: 'id' } })).code).toBe(460);
    expect(
      (await server.call(postUpdateScore, { query: { key, market: 'id', day: 0, pay: 1, amount: large } })).code,
    ).toBe(460);
    const real = await createTestServer({ stories: [], db: server.db, config: { demo: false } });
    expect((await real.fetch('/metrics', { headers: { authorization: `Bearer ${key}` } })).status).toBe(404);
  });

  it('the database keeps no key, only its hash (OPS-67)', async () => {
    const key = await made();
    const lines: string[] = [];
    await dump(server.db, (line) => void lines.push(line));
    const kept = lines.find((line) => line.includes('"stand_in_keys"'));
    expect(kept).toContain('"sari"');
    expect(lines.join('\n')).not.toContain(key);
  });

  it('a key ends after 24 hours, to the millisecond (OPS-67)', async () => {
    const key = await made();
    looksAgain();
    server.pass(dayMs - 1);
    expect(await codeOf(key)).toBe(200);
    server.pass(1);
    expect(await codeOf(key)).toBe(403);
  });

  it('a key holds on every server and after a restart, and is ended on all of them within seconds (OPS-67)', async () => {
    const key = await made();
    const config = { operatorKeys: keysOf({ ana, budi }) };
    const now = server.context.now();
    const others = [
      await createTestServer({ stories: [], db: server.db, config, now }),
      await createTestServer({ stories: [], db: server.db, config, now }),
    ];
    for (const each of others) expect(await codeOf(key, each)).toBe(200);
    await operatorKey('end', 'SARI');
    expect(printed.at(-1)).toBe('The key of SARI is ended: servers refuse it within seconds.');
    for (const each of others) {
      looksAgain(each);
      expect(await codeOf(key, each, '203.0.113.7')).toBe(403);
    }
    const trail = await server.callOk(getOperatorActions, { query: { key: ana } });
    expect(trail[0]).toMatchObject({ operator: 'command line', action: 'stand-in key ended', detail: 'sari' });
    await expect(operatorKey('end', 'sari')).rejects.toThrow('sari has no valid key.');
  });

  it('wrong keys are counted as everywhere, and never shut out the right one (OPS-11, OPS-67)', async () => {
    const key = await made();
    looksAgain();
    const address = '203.0.113.99';
    const codes = [];
    for (let tries = 0; tries < 6; tries++) codes.push(await codeOf(`${key}${tries}`, server, address));
    expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await codeOf(key, server, address)).toBe(200);
  });

  it('guessing keys costs no query for each guess (OPS-11)', async () => {
    let queries = 0;
    let passed = 0;
    const query: typeof server.db.query = async (text, params) => {
      queries += 1;
      return server.db.query(text, params);
    };
    const reader = createStandInReader({ ...server.db, query }, () => passed, []);
    const key = await made();
    await Promise.all([reader.nameOf('a guess', server.context.now()), reader.nameOf(key, server.context.now())]);
    for (let tries = 0; tries < 20; tries++) await reader.nameOf(`guess ${tries}`, server.context.now());
    expect(await reader.nameOf(key, server.context.now())).toBe('sari');
    expect(queries).toBe(1);
    await endStandIn(server.db, 'sari', 'ana', server.context.now());
    passed += standInsLifeMs;
    expect(await reader.nameOf(key, server.context.now())).toBeUndefined();
    expect(queries).toBe(2);
  });
});

describe('who may be a stand-in', () => {
  it.each(['ana', 'Ana', 'CITRA'])('%s is an operator, and gets no second key (OPS-67)', async (name) => {
    await expect(operatorKey('make', name, 'a reason')).rejects.toThrow('is an operator of OPERATOR_KEYS');
  });

  it('a stand-in who is later named like an operator is nobody: they would approve their own (OPS-67)', async () => {
    const key = await made('dewi');
    const config = { operatorKeys: keysOf({ ana, Dewi: budi }) };
    const other = await createTestServer({ stories: [], db: server.db, config, now: server.context.now() });
    expect(await codeOf(key, other)).toBe(403);
    looksAgain();
    expect(await codeOf(key)).toBe(200);
  });

  it('of one name there is one valid key, also when two are made at once (OPS-67)', async () => {
    const both = await Promise.allSettled([made('sari'), made('Sari')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(made('SARI')).rejects.toThrow('SARI has a valid key already');
    server.pass(dayMs);
    expect(await made('sari')).toHaveLength(64);
    expect(
      await server.db.query('select 1 from stand_in_keys where ended_at is null and lower(name) = $1', ['sari']),
    ).toHaveLength(1);
  });

  it.each([
    ['', 'a reason', 'is no name of an operator'],
    ['a:b', 'a reason', 'is no name of an operator'],
    ['command line', 'a reason', 'is no name of an operator'],
    ['sari', '', 'A reason of 1 to 120 characters'],
    ['sari', ' \u200b\u202e ', 'A reason of 1 to 120 characters'],
    ['sari', 'x'.repeat(121), 'A reason of 1 to 120 characters'],
  ])('no key for "%s" because of "%s" (OPS-67)', async (name, reason, says) => {
    await expect(operatorKey('make', name, reason)).rejects.toThrow(says);
    await operatorKey('list');
    expect(printed).toEqual(['No key of a stand-in is valid.']);
  });

  it.each([[], ['make'], ['make', 'sari'], ['make', 'sari', 'one', 'two'], ['end'], ['list', 'sari'], ['drop']])(
    'operator-key %s %s %s %s says how it is used',
    async (...args) => {
      await expect(operatorKey(...args.filter((word) => word !== undefined))).rejects.toThrow('Say "operator-key make');
    },
  );
});

it('while a stand-in may approve, operators see it: in the list, in the metric, and as their second one (OPS-67)', async () => {
  const alone = await createTestServer({
    stories: [],
    db: server.db,
    config: { operatorKeys: keysOf({ ana }) },
    now: server.context.now(),
  });
  const watch = createWatch(server.db, server.context.now, () => undefined);
  const look = async () => {
    looksAgain(alone);
    await watch.round();
    const metric = /^tally_stand_in_keys (\d+)$/m.exec(await createMetrics({ waiting: () => 0 }, watch).text())?.[1];
    return [metric, (await alone.callOk(getQueues, { query: { key: ana } })).hasSecond];
  };
  expect(await look()).toEqual(['0', false]);
  await made();
  expect(await look()).toEqual(['1', true]);
  await operatorKey('list');
  expect(printed.at(-1)).toMatch(/^sari {2}until \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}for budi, who is ill$/);
  await operatorKey('end', 'sari');
  // A key that was made, used and ended between two looks is told for an hour.
  expect(await look()).toEqual(['1', false]);
  server.pass(dayMs / 24);
  expect((await look())[0]).toBe('0');
});
