// @vitest-environment node
import { postAdjustment } from '@tally/contract/calls/approvals';
import { postBatchVoid } from '@tally/contract/calls/batches';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { importRules } from '../marketRules/importRules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { ana, budi, citra, done, large, needsApproval, secondKeyOf } from '../../testing/payouts/secondKey';
import { raceDb } from '../../testing/races/raceDb';
import type { RaceDb } from '../../testing/races/raceDb';
import { openTestDb } from '../../testing/testDb';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const dewi = 'the-key-of-dewi';
const eka = 'the-key-of-eka';
let race: RaceDb;
let server: TestServer;
let desk: ReturnType<typeof secondKeyOf>;
beforeAll(async () => {
  race = raceDb(await openTestDb());
  server = await createTestServer({
    db: race.db,
    stories: [],
    config: { operatorKeys: keysOf({ ana, budi, citra, dewi, eka }) },
  });
  await importRules(
    server.db,
    { market: 'id', secondKeyAboveEach: large / 2 },
    { operator: 'ana', now: server.context.now() },
  );
  desk = secondKeyOf(server);
});
beforeEach(() => desk.clear());
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

const adjusts = async (kind: 'goodwill' | 'clawback') => {
  const { id } = await server.person({ cash: 1000 });
  const query = { key: ana, userId: id, kind, market: 'id', amount: 300, reason: 'a mistake' } as const;
  expect(await server.callOk(postAdjustment, { query })).toEqual(needsApproval);
  return async () => {
    const [row] = await server.db.query<{ cash: number }>('select cash from balances where user_id = $1', [id]);
    return row?.cash === (kind === 'goodwill' ? 1300 : 700);
  };
};

/** Each act that waits for a second operator: asks for it, and returns whether it was carried out, once. */
const acts: readonly (readonly [string, () => Promise<() => Promise<boolean>>])[] = [
  [
    'a payment',
    async () => {
      const { payout } = await desk.withdrawLarge();
      expect(await desk.pay(payout)).toMatchObject(needsApproval);
      return async () => (await desk.statusOf(payout)) === 2;
    },
  ],
  [
    'a batch',
    async () => {
      const { payout } = await desk.withdrawLarge();
      const { id } = await desk.asksExport();
      return async () => (await desk.batchOf(payout)) === id;
    },
  ],
  [
    'a void',
    async () => {
      const { payout } = await desk.withdrawLarge();
      const query = { key: ana, id: await desk.exports(), reason: 'the mail came back' };
      expect(await server.callOk(postBatchVoid, { query })).toEqual(needsApproval);
      return async () => (await desk.batchOf(payout)) === null;
    },
  ],
  ['a goodwill', () => adjusts('goodwill')],
  ['a clawback', () => adjusts('clawback')],
];

describe('four approve at the same moment (OPS-35)', () => {
  it.each(acts)('%s is carried out once and kept as approved, and the others are told so', async (_, ask) => {
    const wasDone = await ask();
    const id = await desk.firstId();
    // They meet where each of them first locks something.
    race.meet(/\bfor update\b|pg_advisory_xact_lock/, 4);
    const outcomes = await Promise.all([budi, citra, dewi, eka].map((key) => desk.decide(id, key)));
    expect(outcomes.map(({ info }) => info).sort()).toEqual(['', ...Array<string>(3).fill('ALREADY DECIDED')]);
    expect(outcomes).toContainEqual({ ...done, warnings: [] });
    expect(await server.db.query('select decision from approvals where id = $1', [id])).toEqual([
      { decision: 'approved' },
    ]);
    const audit = await server.callOk(getLatestActs, { query: { key: ana } });
    expect(
      audit.filter(({ action, detail }) => action === 'approve' && detail.startsWith(`request ${id} `)),
    ).toHaveLength(1);
    expect(await wasDone()).toBe(true);
  });
});
