import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { EndpointName } from '@tally/contract/endpoints';
import { hourMs } from '@tally/contract/limits/time';
import { markets } from '@tally/contract/market/codes';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import type { Db } from '../db/db';
import { crowdToken } from './crowd';
import { explainingDb } from './explainingDb';
import type { Explained, PlannedQuery } from './explainingDb';
import { exampleRequest } from './exampleRequest';
import { createTestServer } from './testServer';
import type { TestServer } from './testServer';
import type { Planner } from './wastefulReads';

/**
 * Calls of ordinary people, by name: which person makes a call depends on its place. Operators' counters may read
 * everything, and pictures need no query.
 */
export const hotCalls: readonly EndpointName[] = endpointNames
  .filter((name) => endpoints[name].who !== 'operator' && name !== 'getImage' && name !== 'getAdImage')
  .toSorted();

/** Name of the extra run of calls whose sample request is refused, changed so that they succeed. */
export const succeeding = 'an account, a claim and a deletion that succeed';

async function succeed(server: TestServer, queries: PlannedQuery[]): Promise<void> {
  const person = { id: 7, token: crowdToken(7) };
  await server.db.query('delete from ewallets where user_id = $1', [person.id]);
  const [record] = await server.db.query<{ id: number }>(
    `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, ready_at)
     values ($1, 101, 'PANGLE', 'com.partner.chesscorner', ${luckyStatus.installed}, 20261118, $2, $2)
     returning id`,
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

/**
 * Makes every hot call on a database with a crowd (`fillCrowd`, and `fillDay` for a day that is under way), and
 * analyzes the executed plan of each of its statements.
 *
 * @param now the moment of the calls, ms since the epoch
 */
export async function* explainHot(db: Db, now: number, planner: Planner): AsyncGenerator<Explained> {
  const queries: PlannedQuery[] = [];
  const server = await createTestServer({
    db: explainingDb(db, planner, queries),
    stories: [],
    now,
    config: { reviewMarkets: markets },
  });
  // Long enough that the next action is recorded as opening the app again.
  server.pass(2 * hourMs);
  const explained = (what: string): Explained => ({
    what,
    statements: queries.length,
    wasteful: queries.filter(({ reads }) => reads.length > 0),
    ofLedger: queries.filter(({ ledgerParts }) => ledgerParts.length > 0),
  });
  for (const [index, name] of hotCalls.entries()) {
    queries.length = 0;
    // Each call is made by another person, so that no daily limit is reached; the first 300 have invited others.
    await server.call(endpoints[name], { ...exampleRequest(name), token: crowdToken(20 + index * 10) });
    yield explained(name);
  }
  await succeed(server, queries);
  yield explained(succeeding);
}
