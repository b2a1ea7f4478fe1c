import { callNames, calls } from '@tally/contract/calls';
import type { CallName } from '@tally/contract/calls';
import { hourMs } from '@tally/contract/limits';
import type { Db, Param, Sql } from '../db/db';
import { crowdToken } from './crowd';
import { samples } from './samples';
import { createTestServer } from './testServer';
import type { TestServer } from './testServer';

interface Statement {
  readonly text: string;
  readonly params: readonly Param[];
}

/** The database, noting every statement that goes to it. */
function listening(db: Db, asked: Statement[]): Db {
  const noting = (sql: Sql): Sql => ({
    query: (text, params = []) => {
      asked.push({ text, params });
      return sql.query(text, params);
    },
  });
  return { ...db, ...noting(db), tx: (work) => db.tx((tx) => work(noting(tx))) };
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables that grow with the people; where the planner decides for itself, the small ones may be read whole. */
const large = new Set(['users', 'sessions', 'balances', 'transfers', 'task_counts', 'ewallets', 'withdrawals', 'lucky_records', 'feedback']);

/**
 * How rows are looked for: as the planner really would with so many people, or avoiding to read whole tables wherever an
 * index serves (small tables hide a missing one).
 */
export type Planner = 'as it is' | 'indexes first';

/** Parts of a plan that read a whole table or a whole index. */
function wholeReads(plan: Plan, planner: Planner): string[] {
  const node = plan['Node Type'];
  const whole = node === 'Seq Scan' || (/Index.*Scan/.test(node) && plan['Index Cond'] === undefined);
  const counts = whole && (planner === 'indexes first' || large.has(plan['Relation Name'] ?? ''));
  return [...(counts ? [`${node} ${plan['Relation Name'] ?? plan['Index Name'] ?? ''}`] : []), ...(plan.Plans ?? []).flatMap((part) => wholeReads(part, planner))];
}

/** What EXPLAIN says a statement would read whole: tables and indexes. */
export const wholeReadsOf = (db: Db, { text, params = [] }: { readonly text: string; readonly params?: readonly Param[] }, planner: Planner): Promise<string[]> =>
  db.tx(async (tx) => {
    if (planner === 'indexes first') await tx.query('set local enable_seqscan = off');
    const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`explain (format json) ${text}`, params);
    return wholeReads(row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' }, planner);
  });

/** Calls that people cause; operators' counters may look at everything, and pictures ask for nothing. */
export const hotCalls: readonly CallName[] = callNames.filter((name) => calls[name].who !== 'operator' && name !== 'getImage' && name !== 'getAdImage');

/** Calls whose sample is refused, made so that they succeed. */
export const succeeding = 'an account, a claim and a deletion that succeed';

async function succeed(server: TestServer, asked: Statement[]): Promise<void> {
  const person = { id: 7, token: crowdToken(7) };
  await server.db.query('delete from ewallets where user_id = $1', [person.id]);
  const [record] = await server.db.query<{ id: number }>(
    `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at) values ($1, 101, 'PANGLE', 'com.partner.chesscorner', 4, 20261118, $2, $2) returning id`,
    [person.id, server.world.now()],
  );
  asked.length = 0;
  const answers = [
    await server.ask(calls.postAccount, { token: person.token, query: {}, body: { accountNo: '09991234567', accountType: 'GCash', accountName: 'Person 7', mobile: '' } }),
    await server.ask(calls.postLuckyReward, { token: person.token, query: { taskRecordId: record?.id ?? 0, installed: true } }),
    await server.ask(calls.postDeleteMyData, { token: person.token, query: { app: 'tally', email: 'person7@gmail.com' } }),
  ];
  for (const { status, info } of answers) if (status !== 1) throw new Error(`Refused: ${info}`);
}

/** What was asked of the database, and which of it reads a whole table or index. */
export interface Explained {
  readonly what: string;
  readonly statements: number;
  readonly whole: readonly { readonly text: string; readonly reads: readonly string[] }[];
}

/**
 * Makes every hot call on a database with a crowd (`fillCrowd`) and asks EXPLAIN about each of its statements.
 *
 * @param now the moment of the calls, ms since the epoch
 */
export async function* explainHot(db: Db, now: number, planner: Planner): AsyncGenerator<Explained> {
  const asked: Statement[] = [];
  const server = await createTestServer({ db: listening(db, asked), stories: [], now });
  // So long that acting is noted as opening the app anew.
  server.pass(2 * hourMs);
  const explained = async (what: string): Promise<Explained> => {
    const statements = asked.filter(({ text }) => /\b(select|insert|update|delete|with)\b/i.test(text));
    const reads = [];
    for (const statement of statements) reads.push({ text: statement.text, reads: await wholeReadsOf(db, statement, planner) });
    return { what, statements: statements.length, whole: reads.filter((each) => each.reads.length > 0) };
  };
  for (const [index, name] of hotCalls.entries()) {
    asked.length = 0;
    // Each by somebody else, so that nobody's day is over.
    await server.call(calls[name], { ...(samples[name] as object), token: crowdToken(100 + index * 10) });
    yield explained(name);
  }
  await succeed(server, asked);
  yield explained(succeeding);
}
