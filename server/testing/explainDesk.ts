import { personKeys } from '@tally/contract/operator/personCard';
import { endpoints } from '@tally/contract/endpoints';
import { messageStates } from '@tally/contract/operator/messages';
import { expect } from 'vitest';
import { only } from '../db/db';
import type { Db } from '../db/db';
import { explainingDb } from './explainingDb';
import type { Explained, PlannedQuery } from './explainingDb';
import { samples } from './samples';
import { createTestServer, secondOperatorKey } from './testServer';
import type { TestServer } from './testServer';
import type { Planner } from './wastefulReads';

/**
 * Calls of the payout desk (OPS-12, OPS-20, OPS-31), in the order in which they are made: decisions, the provider's
 * file, the list of a market, a file that is voided and comes back as paid; and what else operators do.
 */
export const deskCalls = [
  'postPayout',
  'postPayoutBatch',
  'postPayoutExport',
  'getPayouts',
  'getPayoutBatches',
  'postPayoutFile',
  'postPayoutSignOff',
  'postPayoutVoid',
  'postPayoutImport',
  'postPayoutException',
  'getOperatorActions',
  'getQueues',
  'getApprovals',
  'postApproval',
  'postAdjustment',
  'getTrail',
  'postPeopleSearch',
  'getPersonCard',
  'postPersonNote',
  'postTrailExport',
  'getMessages',
  'getMessage',
  'postMessageAnswer',
  'postMessageClose',
] as const;

/** Counts, and what a file may hold, are exempt: they read all that is pending, by an index that holds only those. */
const isTotal = (text: string): boolean =>
  text.trimStart().startsWith('select count(*)::integer as total') ||
  text.startsWith('select w.id, w.user_id as "userId", w.amount, w.type');

/** Calls whose sample must be carried out. */
const succeeding = new Set<string>([
  'postPayoutExport',
  'postPayoutException',
  'postPayoutVoid',
  'postApproval',
  'postAdjustment',
  'postMessageAnswer',
  'postMessageClose',
]);

/** Every choice of some of the names. */
const subsetsOf = <Name>(names: readonly Name[]): Name[][] =>
  names.reduce<Name[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]]);

/** The second operator approves the latest request (OPS-35). */
async function approveLatest(server: TestServer, db: Db): Promise<unknown> {
  const [request] = await db.query<{ id: number }>('select max(id) as id from approvals');
  const approves = { key: secondOperatorKey, id: request?.id ?? 0, action: 'approve' } as const;
  return server.callOk(endpoints.postApproval, { query: approves });
}

/** Messages (OPS-39): a list in each state, one of them with a withdrawal, its answer and its close. */
function messageCalls(server: TestServer, db: Db, key: string) {
  const open = async () =>
    only(
      await db.query<{ id: number; version: number }>(
        `update feedback f set withdrawal_id = (select max(w.id) from withdrawals w where w.user_id = f.user_id)
         where id = (select min(id) from feedback where status = 1)
         returning id, version`,
      ),
    );
  return {
    getMessages: async () => {
      for (const state of messageStates)
        await server.callOk(endpoints.getMessages, { query: { key, market: 'ph', state, since: 1, after: 1 } });
    },
    getMessage: async () => server.callOk(endpoints.getMessage, { query: { key, id: (await open()).id } }),
    postMessageAnswer: async () =>
      server.callOk(endpoints.postMessageAnswer, { query: { key, ...(await open()) }, body: { template: 'paid' } }),
    postMessageClose: async () => server.callOk(endpoints.postMessageClose, { query: { key, ...(await open()) } }),
  };
}

/** Approvals (OPS-35), the trail with each choice of its filters (OPS-38), and messages. */
const controlCalls = (server: TestServer, db: Db, key: string, now: number) => ({
  getQueues: () => server.callOk(endpoints.getQueues, { query: { key } }),
  getApprovals: () => server.callOk(endpoints.getApprovals, { query: { key } }),
  postApproval: async () => {
    await db.query(
      `insert into approvals (at, until, act, market, subject_id, user_id, amount, reason, operator)
       select $1, $1::bigint + 1, 'pay', 'ph', id, user_id, amount, '', 'somebody else'
       from withdrawals where status = 1 and export_id is null order by id limit 1`,
      [now],
    );
    return approveLatest(server, db);
  },
  postAdjustment: async () => {
    const asked = { userId: 12, kind: 'clawback', market: 'ph', amount: 900, reason: 'a mistake' } as const;
    await server.callOk(endpoints.postAdjustment, { query: { key, ...asked } });
    return approveLatest(server, db);
  },
  getTrail: async () => {
    const given = { operator: 'ana', action: 'pay', userId: 7, from: 1, to: now, before: 20 };
    for (const names of subsetsOf(Object.keys(given) as (keyof typeof given)[]))
      await server.callOk(endpoints.getTrail, {
        query: { key, ...Object.fromEntries(names.map((name) => [name, given[name]])) },
      });
  },
  postPeopleSearch: async () => {
    for (const by of personKeys)
      await server.callOk(endpoints.postPeopleSearch, { query: { key }, body: { by, value: '09171234567' } });
    // A mask that many have, and the end of a number.
    for (const value of ['09••••67', '****4567'])
      await server.callOk(endpoints.postPeopleSearch, { query: { key }, body: { by: 'masked', value } });
  },
  getPersonCard: () => server.callOk(endpoints.getPersonCard, { query: { key, userId: 7 } }),
  postPersonNote: () => server.callOk(endpoints.postPersonNote, { query: { key, userId: 7, note: 'called' } }),
  postTrailExport: () => server.callOk(endpoints.postTrailExport, { query: { key } }),
  ...messageCalls(server, db, key),
});

/**
 * Explains the calls of the payout desk (as `explainHot` does for people's calls), on a crowd of the Philippines.
 *
 * @param now the moment of the calls, ms since the epoch
 */
export async function* explainDesk(db: Db, now: number, planner: Planner): AsyncGenerator<Explained> {
  const queries: PlannedQuery[] = [];
  const server = await createTestServer({ db: explainingDb(db, planner, queries, true), stories: [], now });
  const [first, second] = await db.query<{ id: number; amount: number }>(
    'select id, amount from withdrawals where status = 1 order by id limit 2',
  );
  const at = { market: 'ph', asOf: now } as const;
  const query = { ...samples.postPayout.query, id: first?.id ?? 0 };
  const { key } = query;
  const latest = async (table: string) =>
    (await db.query<{ id: number }>(`select max(id) as id from ${table}`))[0]?.id ?? 0;
  /** Results of the latest export for the second withdrawal. */
  const resultsOf = async (...lines: string[]) => {
    const start = `${second?.id},PHP,${(second?.amount ?? 0) / 100},${await latest('payout_exports')}`;
    return ['id,currency,amount,export,result,reference', ...lines.map((end) => `${start},${end}`)].join('\n');
  };
  const calls: Readonly<Record<(typeof deskCalls)[number], () => Promise<unknown>>> = {
    getPayouts: () => server.callOk(endpoints.getPayouts, { query: { key, market: 'ph' } }),
    postPayout: () => server.callOk(endpoints.postPayout, { query }),
    postPayoutBatch: () =>
      server.callOk(endpoints.postPayoutBatch, { query: { key, ...at }, body: { ids: [first?.id ?? 0] } }),
    // Its sum is above the limit of one operator (OPS-35), so it is voided by two as well.
    postPayoutExport: async () => {
      await server.callOk(endpoints.postPayoutExport, { query: { key, ...at } });
      return approveLatest(server, db);
    },
    postPayoutVoid: async () => {
      await server.callOk(endpoints.postPayoutVoid, {
        query: { ...samples.postPayoutVoid.query, id: await latest('payout_exports') },
      });
      return approveLatest(server, db);
    },
    postPayoutImport: async () =>
      server.callOk(endpoints.postPayoutImport, {
        query: { key, market: 'ph' },
        body: { file: await resultsOf('PAID,E1', 'REVERSED,D1', 'REVERSED,D2') },
      }),
    getPayoutBatches: () => server.callOk(endpoints.getPayoutBatches, { query: { key, market: 'ph' } }),
    postPayoutFile: async () =>
      server.callOk(endpoints.postPayoutFile, { query: { key, id: await latest('payout_exports') } }),
    postPayoutSignOff: async () =>
      server.callOk(endpoints.postPayoutSignOff, { query: { key, id: await latest('payout_exports') } }),
    postPayoutException: async () =>
      server.callOk(endpoints.postPayoutException, {
        query: { ...samples.postPayoutException.query, id: await latest('payout_exceptions') },
      }),
    getOperatorActions: () => server.callOk(endpoints.getOperatorActions, { query: { key } }),
    ...controlCalls(server, db, key, now),
  };
  for (const what of deskCalls) {
    queries.length = 0;
    const reply = await calls[what]();
    if (succeeding.has(what)) expect(reply).toMatchObject({ status: 1, info: '' });
    const wasteful = queries.filter(({ text, reads }) => reads.length > 0 && !isTotal(text));
    yield {
      what,
      statements: queries.length,
      wasteful,
      scattered: queries.filter(({ scattered }) => scattered.length > 0),
    };
  }
}
