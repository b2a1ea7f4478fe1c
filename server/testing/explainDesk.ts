import { endpoints } from '@tally/contract/endpoints';
import { examples } from '@tally/contract/examples';
import { expect } from 'vitest';
import type { Db } from '../db/db';
import { pending } from '../db/states';
import { approveLatest, controlCalls, seen } from './explainControl';
import { explainingDb } from './explainingDb';
import type { Explained, PlannedQuery } from './explainingDb';
import { createTestServer, testOperatorKey as key } from './testServer';
import type { TestServer } from './testServer';
import type { Planner } from './wastefulReads';

/**
 * Calls of the payout desk (OPS-12, OPS-20, OPS-31), in the order in which they are made: decisions, the provider's
 * file, the list of a market, a file that is voided and comes back as paid; and what else operators do.
 */
export const deskCalls = [
  'getPresetCount',
  'postPayout',
  'postPayShown',
  'postBatch',
  'getPayouts',
  'getBatches',
  'postBatchFile',
  'postBatchSignOff',
  'postBatchVoid',
  'postBatchResults',
  'postExceptionResolve',
  'getLatestActs',
  'getQueues',
  'getApprovals',
  'postApproval',
  'postAdjustment',
  'getAuditLog',
  'postPeopleSearch',
  'getPersonCard',
  'postPersonNote',
  'postAuditExport',
  'getMessages',
  'getMessage',
  'postMessageAnswer',
  'postMessageClose',
] as const;

/** Counts, and what a file may hold, are exempt: they read all that is pending, by an index that holds only those. */
const isTotal = (text: string): boolean =>
  text.trimStart().startsWith('select count(*)::integer as total') ||
  text.startsWith('select w.id, w.user_id as "userId", w.amount, w.type');

/** Calls whose example must be carried out. */
const succeeding = new Set<string>([
  'postBatch',
  'postExceptionResolve',
  'postBatchVoid',
  'postApproval',
  'postAdjustment',
  'postMessageAnswer',
  'postMessageClose',
]);

/** What two operators do: a batch, its void, and the closing of an exception by whoever took it in. */
const twoCalls = (
  server: TestServer,
  db: Db,
  at: { readonly market: 'ph'; readonly asOf: number },
  latest: (table: string) => Promise<number>,
) => ({
  // Its sum is above the limit of one operator (OPS-35), so it is voided by two as well.
  postBatch: async () => {
    await server.callOk(endpoints.postBatch, { query: { key, ...at } });
    return approveLatest(server, db);
  },
  postBatchVoid: async () => {
    await server.callOk(endpoints.postBatchVoid, {
      query: { key, ...examples.postBatchVoid.request.query, id: await latest('payout_exports') },
    });
    return approveLatest(server, db);
  },
  // Whoever took in what contradicts the books does not close it alone (OPS-30).
  postExceptionResolve: async () => {
    await server.callOk(endpoints.postExceptionResolve, {
      query: { key, ...examples.postExceptionResolve.request.query, id: await latest('payout_exceptions') },
    });
    return approveLatest(server, db);
  },
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
    `select id, amount from withdrawals where ${pending()} order by id limit 2`,
  );
  const at = { market: 'ph', asOf: now } as const;
  const query = { key, ...examples.postPayout.request.query, id: first?.id ?? 0 };
  const latest = async (table: string) =>
    (await db.query<{ id: number }>(`select max(id) as id from ${table}`))[0]?.id ?? 0;
  /** Results of the latest export for the second withdrawal. */
  const resultsOf = async (...lines: string[]) => {
    const start = `${second?.id},PHP,${(second?.amount ?? 0) / 100},${await latest('payout_exports')}`;
    return ['id,currency,amount,export,result,reference', ...lines.map((end) => `${start},${end}`)].join('\n');
  };
  const calls: Readonly<Record<(typeof deskCalls)[number], () => Promise<unknown>>> = {
    getPayouts: () => server.callOk(endpoints.getPayouts, { query: { key, market: 'ph' } }),
    getPresetCount: () =>
      server.callOk(endpoints.getPresetCount, { query: { key, day: 2, pay: 1, amount: 1000, market: 'ph' } }),
    postPayout: () => server.callOk(endpoints.postPayout, { query, body: { warnings: seen } }),
    postPayShown: () =>
      server.callOk(endpoints.postPayShown, {
        query: { key, ...at },
        body: { ids: [first?.id ?? 0], shown: [{ id: first?.id ?? 0, warnings: seen }] },
      }),
    postBatchResults: async () =>
      server.callOk(endpoints.postBatchResults, {
        query: { key, market: 'ph' },
        body: { file: await resultsOf('PAID,E1', 'REVERSED,D1', 'REVERSED,D2') },
      }),
    getBatches: () => server.callOk(endpoints.getBatches, { query: { key, market: 'ph' } }),
    postBatchFile: async () =>
      server.callOk(endpoints.postBatchFile, { query: { key, id: await latest('payout_exports') } }),
    postBatchSignOff: async () =>
      server.callOk(endpoints.postBatchSignOff, { query: { key, id: await latest('payout_exports') } }),
    ...twoCalls(server, db, at, latest),
    getLatestActs: () => server.callOk(endpoints.getLatestActs, { query: { key } }),
    ...controlCalls(server, db, key, now),
  };
  for (const what of deskCalls) {
    queries.length = 0;
    const reply = await calls[what]();
    if (succeeding.has(what)) expect(reply).toMatchObject({ status: 1, info: '' });
    const wasteful = queries.filter(({ text, reads }) => reads.length > 0 && !isTotal(text));
    const ofLedger = queries.filter(({ ledgerParts }) => ledgerParts.length > 0);
    yield { what, statements: queries.length, wasteful, ofLedger };
  }
}
