import { endpoints } from '@tally/contract/endpoints';
import type { Db } from '../db/db';
import { explainingDb } from './explainingDb';
import type { Explained, PlannedQuery } from './explainingDb';
import { samples } from './samples';
import { createTestServer } from './testServer';
import type { Planner } from './wastefulReads';

/** Calls of the payout desk (OPS-12 to OPS-16): the list of a market, decisions, and the provider's file. */

export const deskCalls = [
  'getPayouts',
  'postPayout',
  'postPayoutBatch',
  'postPayoutExport',
  'postPayoutImport',
  'getOperatorActions',
] as const;

/**
 * The count of pending withdrawals is exempt from the limits: it has to read all of them, by a partial index that holds
 * only those.
 */
const isTotal = (text: string): boolean => text.startsWith('select count(*)::integer as total');

/**
 * Explains the calls of the payout desk (as `explainHot` does for people's calls), on a crowd of the Philippines.
 *
 * @param now the moment of the calls, ms since the epoch
 */
export async function* explainDesk(db: Db, now: number, planner: Planner): AsyncGenerator<Explained> {
  const queries: PlannedQuery[] = [];
  const server = await createTestServer({ db: explainingDb(db, planner, queries, true), stories: [], now });
  const waiting = await db.query<{ id: number; amount: number }>(
    'select id, amount from withdrawals where status = 1 order by id limit 2',
  );
  const [first, second] = waiting;
  const at = { market: 'ph', asOf: now } as const;
  const query = { ...samples.postPayout.query, id: first?.id ?? 0 };
  const { key } = query;
  const file = `id,currency,amount,result\n${second?.id},PHP,${(second?.amount ?? 0) / 100},PAID\n`;
  const calls: Readonly<Record<(typeof deskCalls)[number], () => Promise<unknown>>> = {
    getPayouts: () => server.callOk(endpoints.getPayouts, { query: { key, market: 'ph' } }),
    postPayout: () => server.callOk(endpoints.postPayout, { query }),
    postPayoutBatch: () =>
      server.callOk(endpoints.postPayoutBatch, { query: { key, ...at }, body: { ids: [first?.id ?? 0] } }),
    postPayoutExport: () => server.callOk(endpoints.postPayoutExport, { query: { key, ...at } }),
    postPayoutImport: () => server.callOk(endpoints.postPayoutImport, { query: { key, market: 'ph' }, body: { file } }),
    getOperatorActions: () => server.callOk(endpoints.getOperatorActions, { query: { key } }),
  };
  for (const what of deskCalls) {
    queries.length = 0;
    await calls[what]();
    const wasteful = queries.filter(({ text, reads }) => reads.length > 0 && !isTotal(text));
    yield {
      what,
      statements: queries.length,
      wasteful,
      scattered: queries.filter(({ scattered }) => scattered.length > 0),
    };
  }
}
