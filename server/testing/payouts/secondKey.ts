import { approvalMs } from '@tally/contract/limits/operator';
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { postBatch } from '@tally/contract/calls/batches';
import { getPayouts, postPayout } from '@tally/contract/calls/payouts';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { expect } from 'vitest';
import { resolveWaiting } from './payWaiting';
import { importRules } from '../../domain/marketRules/importRules';
import { createTestServer, keysOf } from '../testServer';
import type { TestServer } from '../testServer';

/** Keys of three operators who may do everything. */
export const ana = 'the-key-of-ana';
export const budi = 'the-key-of-budi';
export const citra = 'the-key-of-citra';

/** An amount of a withdrawal that one operator doesn't pay alone where the market limits single amounts (OPS-35). */
export const large = 100_000;

export const needsApproval = { status: 2, info: 'NEEDS APPROVAL' };
export const done = { status: 1, info: '' };

/** Creates a server with three operators, of whom each pays half of a large amount alone. */
export async function createThreeKeys(): Promise<TestServer> {
  const server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, budi, citra }) } });
  const rules = { market: 'id', secondKeyAboveEach: large / 2 } as const;
  await importRules(server.db, rules, { operator: 'ana', now: server.context.now() });
  return server;
}

/** What people and operators do on such a server. */
export function secondKeyOf(server: TestServer) {
  const { callOk, db } = server;
  const listed = (key = budi) => callOk(getApprovals, { query: { key } });
  const waiting = async (key = budi) => (await listed(key)).filter(({ lapsed }) => !lapsed);
  return {
    listed,
    waiting,
    /** Gives a test the desk and the list to itself: withdrawals are refused, requests lapse. */
    async clear(): Promise<void> {
      server.pass(approvalMs + 1);
      await resolveWaiting(server, 2, ana);
    },
    /** Somebody asks for the largest amount; returns them and the id of their withdrawal. */
    async withdrawLarge(): Promise<{ id: number; payout: number }> {
      const { id, token } = await server.person({ cash: large });
      for (let member = 0; member < 3; member++) await server.person({ invitedBy: id });
      await db.query('update users set valid_at = $2 where invited_by = $1', [id, server.context.now()]);
      await callOk(postWithdraw, { token, query: { amount: large } });
      const [row] = await db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]);
      return { id, payout: row?.id ?? 0 };
    },
    pay: (id: number, key = ana) => callOk(postPayout, { query: { key, id, action: 'pay' } }),
    asksExport: (key = ana, asOf = server.context.now()) => callOk(postBatch, { query: { key, market: 'id', asOf } }),
    /** Two operators make a batch; returns its number. */
    async exports(): Promise<number> {
      const { id } = await this.asksExport();
      const request = (await waiting()).find(({ act, subjectId }) => act === 'export' && subjectId === id);
      expect(await this.decide(request?.id ?? 0, budi)).toMatchObject(done);
      return id;
    },
    /** The batch that a withdrawal is in; null: none. */
    batchOf: async (payout: number) =>
      (await db.query<{ sent: number | null }>('select export_id as sent from withdrawals where id = $1', [payout]))[0]
        ?.sent,
    firstId: async () => (await waiting()).at(0)?.id ?? 0,
    decide: (id: number, key: string, action: 'approve' | 'reject' = 'approve', reason?: string) =>
      callOk(postApproval, { query: { key, id, action, reason } }),
    /** 1: pending, 2: paid, 3: failed. */
    statusOf: async (payout: number) =>
      (await db.query<{ status: number }>('select status from withdrawals where id = $1', [payout]))[0]?.status,
  };
}

/** Pays the Indonesian withdrawals that are above the limit of one operator: one asks, the other approves. */
export async function payTogether(server: Pick<TestServer, 'callOk'>, asks: string, approves: string): Promise<void> {
  for (const { id } of (await server.callOk(getPayouts, { query: { key: asks, market: 'id' } })).items)
    await server.callOk(postPayout, { query: { key: asks, id, action: 'pay' } });
  for (const { id } of await server.callOk(getApprovals, { query: { key: approves } }))
    await server.callOk(postApproval, { query: { key: approves, id, action: 'approve' } });
}
