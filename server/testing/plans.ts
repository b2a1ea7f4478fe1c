import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { EndpointName } from '@tally/contract/endpoints';
import { hourMs } from '@tally/contract/limits';
import { markets } from '@tally/contract/market';
import { payoutFileMost } from '@tally/contract/payoutFile';
import { isUniqueViolation } from '../db/db';
import type { Db, Param, Sql } from '../db/db';
import { scatteredOver } from './scatter';
import type { Node } from './scatter';
import { crowdToken } from './crowd';
import { samples } from './samples';
import { createTestServer } from './testServer';
import type { TestServer } from './testServer';

/** A part of a plan that was carried out. Rows are those of one loop. */
interface Plan extends Node {
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Tables that grow with the people; where the planner decides for itself, the small ones may be read whole. */
const large = new Set([
  'users',
  'sessions',
  'balances',
  'transfers',
  'task_counts',
  'ewallets',
  'withdrawals',
  'lucky_records',
  'review_records',
  'feedback',
  'answers',
  'actions',
]);

/** No call needs to look at more rows of a table than these, however many people there are. */
const lookedAtMost = 200;

/**
 * How rows are looked for: as the planner really would with so many people, or avoiding to read whole tables wherever an
 * index serves (small tables hide a missing one).
 */
export type Planner = 'as it is' | 'indexes first';

/**
 * Parts of a plan that read a whole table, a whole index, or so much of an index that it serves nobody.
 * @param perLoop of lists: so much for each of their rows, which are as many as a file holds; the newest rows come by an index without a condition
 */
function wastefulReads(plan: Plan, planner: Planner, perLoop: boolean): string[] {
  const node = plan['Node Type'];
  const name = plan['Relation Name'] ?? plan['Index Name'] ?? '';
  const whole = node === 'Seq Scan' || (!perLoop && /Index.*Scan/.test(node) && plan['Index Cond'] === undefined);
  const counts = whole && (planner === 'indexes first' || large.has(plan['Relation Name'] ?? ''));
  const lookedAt =
    /Scan/.test(node) && large.has(name)
      ? ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) *
        (perLoop ? 1 : (plan['Actual Loops'] ?? 0))
      : 0;
  return [
    ...(counts ? [`${node} ${name}`] : []),
    ...(lookedAt > (perLoop ? payoutFileMost : lookedAtMost)
      ? [`${lookedAt} rows of ${name}${plan['Index Name'] ? ` by ${plan['Index Name']}` : ''}`]
      : []),
    ...(plan.Plans ?? []).flatMap((part) => wastefulReads(part, planner, perLoop)),
  ];
}

const savepoint = 'before_explain';

/** What carrying a statement out showed. */
interface Found {
  /** What it read for nothing. */
  readonly reads: readonly string[];
  /** Parts of tables that it looked at beyond one place (`scatteredOver`). */
  readonly scattered: readonly string[];
}

/** Carries a statement out in a transaction, takes it back, and gives what it looked at. One that fails did nothing. */
async function tried(
  tx: Sql,
  text: string,
  params: readonly Param[],
  planner: Planner,
  perLoop = false,
): Promise<Found> {
  await tx.query(`savepoint ${savepoint}`);
  try {
    if (planner === 'indexes first') await tx.query('set local enable_seqscan = off');
    const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
      params,
    );
    const plan = row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' };
    return { reads: wastefulReads(plan, planner, perLoop), scattered: scatteredOver(plan) };
  } catch (error) {
    // What the statement itself is refused for (it was written by somebody else first), its caller will see.
    if (!isUniqueViolation(error)) throw error;
    return { reads: [], scattered: [] };
  } finally {
    await tx.query(`rollback to savepoint ${savepoint}`);
  }
}

/** What a statement would read for nothing: whole tables, whole indexes, or far more rows than it needs. */
export const wastefulReadsOf = (
  db: Db,
  { text, params = [] }: { readonly text: string; readonly params?: readonly Param[] },
  planner: Planner,
  perLoop = false,
): Promise<readonly string[]> => db.tx(async (tx) => (await tried(tx, text, params, planner, perLoop)).reads);

/** Parts of tables by person that a statement looks at beyond one (`scatteredOver`). */
export const scatteredPartsOf = (db: Db, text: string): Promise<readonly string[]> =>
  db.tx(async (tx) => (await tried(tx, text, [], 'indexes first')).scattered);

interface PlannedQuery extends Found {
  readonly text: string;
}

/** The database, trying every statement that goes to it before it is carried out. */
function listening(db: Db, planner: Planner, queries: PlannedQuery[], perLoop = false): Db {
  const isStatement = (text: string) => /\b(select|insert|update|delete|with)\b/i.test(text);
  return {
    ...db,
    query: async (text, params = []) => {
      if (isStatement(text))
        queries.push({ text, ...(await db.tx((tx) => tried(tx, text, params, planner, perLoop))) });
      return db.query(text, params);
    },
    tx: (work) =>
      db.tx((tx) =>
        work({
          query: async (text, params = []) => {
            if (isStatement(text)) queries.push({ text, ...(await tried(tx, text, params, planner, perLoop)) });
            return tx.query(text, params);
          },
        }),
      ),
  };
}

/** Calls that people cause; operators' counters may look at everything, and pictures ask for nothing. */
export const hotCalls: readonly EndpointName[] = endpointNames.filter(
  (name) => endpoints[name].who !== 'operator' && name !== 'getImage' && name !== 'getAdImage',
);

/** Calls whose sample is refused, made so that they succeed. */
export const succeeding = 'an account, a claim and a deletion that succeed';

async function succeed(server: TestServer, queries: PlannedQuery[]): Promise<void> {
  const person = { id: 7, token: crowdToken(7) };
  await server.db.query('delete from ewallets where user_id = $1', [person.id]);
  const [record] = await server.db.query<{ id: number }>(
    `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 101, 'PANGLE', 'com.partner.chesscorner', 4, 20261118, $2, $2) returning id`,
    [person.id, server.context.now()],
  );
  queries.length = 0;
  const answers = [
    await server.callOk(endpoints.postAccount, {
      token: person.token,
      query: {},
      body: { accountNo: '09991234567', accountType: 'GCash', accountName: 'Person 7', mobile: '' },
    }),
    await server.callOk(endpoints.postLuckyReward, {
      token: person.token,
      query: { taskRecordId: record?.id ?? 0, installed: true },
    }),
    await server.callOk(endpoints.postDeleteMyData, {
      token: person.token,
      query: { app: 'tally', email: 'person7@gmail.com' },
    }),
  ];
  for (const { status, info } of answers) if (status !== 1) throw new Error(`Refused: ${info}`);
}

/** What was asked of the database, and which of it reads for nothing. */
export interface Explained {
  readonly what: string;
  readonly statements: number;
  readonly wasteful: readonly PlannedQuery[];
  readonly scattered: readonly PlannedQuery[];
}

/**
 * Makes every hot call on a database with a crowd (`fillCrowd`, and `fillDay` for a day that is under way) and looks at
 * what each of its statements reads when it is carried out.
 *
 * @param now the moment of the calls, ms since the epoch
 */
export async function* explainHot(db: Db, now: number, planner: Planner): AsyncGenerator<Explained> {
  const queries: PlannedQuery[] = [];
  const server = await createTestServer({
    db: listening(db, planner, queries),
    stories: [],
    now,
    config: { reviewMarkets: markets },
  });
  // So long that acting is noted as opening the app anew.
  server.pass(2 * hourMs);
  const explained = (what: string): Explained => ({
    what,
    statements: queries.length,
    wasteful: queries.filter(({ reads }) => reads.length > 0),
    scattered: queries.filter(({ scattered }) => scattered.length > 0),
  });
  for (const [index, name] of hotCalls.entries()) {
    queries.length = 0;
    // Each by somebody else, so that nobody's day is over.
    await server.call(endpoints[name], { ...(samples[name] as object), token: crowdToken(100 + index * 10) });
    yield explained(name);
  }
  await succeed(server, queries);
  yield explained(succeeding);
}

/** Calls of the payout desk (OPS-12 to OPS-16): the list of a market, decisions, and the provider's file. */
export const deskCalls = [
  'getPayouts',
  'postPayout',
  'postPayoutBatch',
  'postPayoutExport',
  'postPayoutImport',
  'getOperatorActions',
] as const;

/** How many wait in all can't be told without counting them: by an index of those alone. */
const isTotal = (text: string): boolean => text.startsWith('select count(*)::integer as total');

/**
 * The same of the payout desk, in a crowd of the Philippines.
 *
 * @param now the moment of the calls, ms since the epoch
 */
export async function* explainDesk(db: Db, now: number, planner: Planner): AsyncGenerator<Explained> {
  const queries: PlannedQuery[] = [];
  const server = await createTestServer({ db: listening(db, planner, queries, true), stories: [], now });
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
