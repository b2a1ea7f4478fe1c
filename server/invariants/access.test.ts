// @vitest-environment node
import { apiBase } from '@tally/contract/api/endpoint';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints, type EndpointName } from '@tally/contract/endpoints';
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpedTables } from '../db/dump';
import { settle } from '../domain/morning/settle';
import { exampleRequest } from '../testing/exampleRequest';
import { dataTables } from '../testing/tables';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

let server: TestServer;
let rich: string;
beforeAll(async () => {
  server = await createTestServer({
    stories: ['fresh', 'rich', 'withdrawn'],
    pace: 1,
    config: { reviewMarkets: ['id'] },
  });
  rich = await server.signIn('id-rich');
});
afterAll(() => server.close());

/** Each request comes from another address, so that rate limits don't hide the access checks. */
let addresses = 0;

/** The code of the envelope; 200 for a picture. */
async function codeOf(name: EndpointName, caller: { token?: string; key?: string }): Promise<number> {
  const { method, path }: Endpoint = endpoints[name];
  const request = exampleRequest(name);
  const query = new URLSearchParams(
    Object.entries({
      ...request.query,
      ...(caller.key !== undefined && 'key' in request.query && { key: caller.key }),
    }).map(([field, value]) => [field, String(value)]),
  );
  if (caller.key === '') query.delete('key');
  const answer = await server.fetch(`${apiBase}${path}?${query.toString()}`, {
    method,
    headers: {
      'x-forwarded-for': `10.0.${addresses >> 8}.${addresses++ & 255}`,
      ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
    },
    ...(request.body && { body: JSON.stringify(request.body) }),
  });
  return answer.headers.get('content-type')?.startsWith('image/')
    ? answer.status
    : ((await answer.json()) as { code: number }).code;
}

const of = (who: Endpoint['who']) => endpointNames.filter((name) => endpoints[name].who === who);

describe('who may call what (S8)', () => {
  it.each(of('user'))('%s: only people who are signed in (PERSON-2)', async (name) => {
    const expired = await server.signIn('id-fresh');
    await server.db.query(
      'update sessions set expires_at = $1 where created_at = $2 and user_id = (select id from users where public_id = $3)',
      [server.context.now(), server.context.now(), 'id-fresh'],
    );
    const strangers = [
      {},
      { token: 'x'.repeat(64) },
      { token: 'short' },
      { token: expired },
      { token: testOperatorKey },
      { token: `${rich}x` },
      { token: rich.toLowerCase() },
    ];
    for (const caller of strangers) expect(await codeOf(name, caller)).toBe(401);
    expect(await codeOf(name, { token: rich })).toBe(200);
  });

  it.each(of('operator'))('%s: only with the right key (OPS-1)', async (name) => {
    for (const caller of [
      { key: '' },
      { key: 'short' },
      { key: `${testOperatorKey}x` },
      { token: rich, key: 'a-wrong-key-1' },
      { token: rich, key: rich },
    ])
      expect(await codeOf(name, caller)).toBe(403);
    expect(await codeOf(name, {})).toBe(200);
  });

  it.each(of('anyone'))('%s: everybody', async (name) => {
    const expected = name === 'getReferralInfo' ? 404 : 200;
    for (const caller of [{}, { token: rich }, { token: 'x'.repeat(64) }])
      expect(await codeOf(name, caller)).toBe(expected);
  });

  describe('nobody sees or moves what belongs to somebody else', () => {
    interface Known {
      readonly id: number;
      readonly token: string;
      /** Values that only this person may read. */
      readonly secrets: readonly string[];
    }

    /**
     * Creates a person with a name, a phone, an account, a message, coins, a withdrawal, a lucky task and a review
     * task.
     */
    async function someone(name: string, accountNo: string): Promise<Known> {
      const { id, token } = await server.person({ cash: 700, account: false, device: `phone-of-${name}` });
      const email = `${name.toLowerCase()}@gmail.com`;
      const message = `The message of ${name}`;
      await server.db.query('update users set name = $2, email = $3, avatar = $4 where id = $1', [
        id,
        name,
        email,
        `https://pictures.example/${name}.png`,
      ]);
      await server.callOk(endpoints.postAccount, {
        token,
        body: { accountNo, accountType: 'DANA', accountName: `Account of ${name}`, mobile: accountNo },
      });
      await server.callOk(endpoints.postFeedback, { token, body: { type: 3, content: message, contact: email } });
      await server.callOk(endpoints.postCheckin, { token, query: { action: 'reward' }, key: 'one-window-key' });
      await server.callOk(endpoints.postLucky, { token, query: { taskId: 0, action: 'apply' } });
      await server.callOk(endpoints.postWithdraw, { token, query: { amount: 100 } });
      await server.callOk(endpoints.postReview, { token, query: { action: 'assign', taskRecordId: 0 } });
      const [{ code, publicId } = { code: '', publicId: '' }] = await server.db.query<{
        code: string;
        publicId: string;
      }>('select ref_code as code, public_id as "publicId" from users where id = $1', [id]);
      return { id, token, secrets: [name, accountNo, email, message, code, publicId] };
    }

    /** All rows that the database has of a person. */
    const recordsOf = (id: number) =>
      Promise.all(
        [
          'users where id',
          ...[
            'sessions',
            'balances',
            'transfers',
            'task_counts',
            'answers',
            'actions',
            'ewallets',
            'withdrawals',
            'lucky_records',
            'review_records',
            'feedback',
            'deletions',
          ].map((table) => `${table} where user_id`),
        ].map((rows) =>
          server.db.query(`select t::text from ${rows.replace(' where', ' t where')} = $1 order by 1`, [id]),
        ),
      );

    const answerOf = async (
      name: EndpointName,
      token: string,
      { query, body }: { query: object; body?: object },
    ): Promise<string> => {
      const { method, path }: Endpoint = endpoints[name];
      const search = new URLSearchParams(Object.entries(query).map(([field, value]) => [field, String(value)]));
      const answer = await server.fetch(`${apiBase}${path}?${search.toString()}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([name, answer.status]).toEqual([name, 200]);
      return answer.text();
    };

    it('people with the same valid requests each get their own, and nothing of the other', async () => {
      const mine = await someone('Kemala', '081277770001');
      const theirs = await someone('Bagaskara', '081288880002');
      const before = await recordsOf(theirs.id);
      const [record] = await server.db.query<{ id: number }>('select id from lucky_records where user_id = $1', [
        theirs.id,
      ]);
      const [review] = await server.db.query<{ id: number }>('select id from review_records where user_id = $1', [
        theirs.id,
      ]);
      const claim = { taskRecordId: record?.id ?? 0, installed: true };
      // Requests that contain ids of the other person's records.
      const pointed: Partial<Record<EndpointName, { query: object; body?: object }>> = {
        postLuckyReward: { query: claim },
        postReview: { query: { action: 'rated', taskRecordId: review?.id ?? 0 } },
        postLuckyReward2: { query: {}, body: { ...claim, time1: 1, time2: 1e9 } },
        postAccount: {
          query: {},
          body: { accountNo: '081288880002', accountType: 'DANA', accountName: '', mobile: '' },
        },
      };
      let read = '';
      for (const name of of('user'))
        for (const request of [exampleRequest(name), pointed[name]])
          if (request) read += await answerOf(name, mine.token, request);
      for (const secret of theirs.secrets) expect(read).not.toContain(secret);
      for (const secret of mine.secrets.slice(0, 5)) expect(read).toContain(secret);
      expect(await recordsOf(theirs.id)).toEqual(before);
    });

    it('two people may use the same idempotency key, and each gets their own answer', async () => {
      const mine = await server.person({ cash: 700 });
      const theirs = await server.person({ cash: 800 });
      await server.callOk(endpoints.postCheckin, {
        token: theirs.token,
        query: { action: 'reward' },
        key: 'one-window-key',
      });
      expect(await server.callOk(getUserInfo, { token: mine.token })).toMatchObject({ coin: 0, cash: 700 });
      expect(
        await server.callOk(endpoints.postCheckin, {
          token: mine.token,
          query: { action: 'reward' },
          key: 'one-window-key',
        }),
      ).toMatchObject({ status: 1 });
    });
  });

  it('the operator page is shut without a key in the configuration', async () => {
    const shut = await createTestServer({ stories: [], config: { operatorKeys: [] } });
    for (const [index, name] of of('operator').entries()) {
      expect(
        await shut.call(endpoints[name] as Endpoint, {
          ...exampleRequest(name),
          address: `203.0.113.${100 + index}`,
        }),
      ).toMatchObject({ code: 403, data: null });
    }
    await shut.close();
  });

  it('an operator is known by a key in the header as by one in the query; a token of somebody is none (OPS-1)', async () => {
    const ask = async (bearer: string, query = '') =>
      (
        (await (
          await server.fetch(`/event/v1/dashboard/ocdata${query}`, {
            headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': '203.0.113.77' },
          })
        ).json()) as { code: number }
      ).code;
    expect(await ask(testOperatorKey)).toBe(200);
    expect(await ask(rich)).toBe(403);
    expect(await ask(testOperatorKey, '?key=')).toBe(403);
    expect(await ask(rich, `?key=${testOperatorKey}`)).toBe(200);
  });

  it('five wrong keys a minute close the door to wrong keys of an address, never to the right one (OPS-11)', async () => {
    const request = (key: string, address: string) => server.call(endpoints.getDashboard, { query: { key }, address });
    for (let tries = 0; tries < 5; tries++)
      expect(await request('a-wrong-key-1', '203.0.113.9')).toMatchObject({ code: 403 });
    expect(await request('a-wrong-key-1', '203.0.113.9')).toMatchObject({ code: 429 });
    expect(await request(testOperatorKey, '203.0.113.9')).toMatchObject({ code: 200 });
    expect(await request(testOperatorKey, '203.0.113.10')).toMatchObject({ code: 200 });
  });
});

describe('reading changes nothing (S10)', () => {
  const tables = Object.keys(dumpedTables);
  const everything = async () =>
    Promise.all(
      tables.map(async (table) => [
        table,
        await server.db.query(
          `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash, count(*) as rows from ${table} t where t::text not like '%,look,%'`,
        ),
      ]),
    );

  it('every GET leaves every table as it was, except that an operator looked at people (OPS-37)', async () => {
    const [person] = await server.db.query<{ id: number }>(`select id from users where public_id = 'id-rich'`);
    await settle(server.db, person?.id ?? 0, server.context.now());
    const before = await everything();
    for (const name of endpointNames.filter((each) => endpoints[each].method === 'GET'))
      await codeOf(name, { token: rich });
    expect(await everything()).toEqual(before);
  });

  it('all tables are looked at', async () => {
    const unseen = (await dataTables(server.db)).filter((table) => !tables.includes(table));
    expect(unseen, 'tables to add to `dumpedTables` (server/db/dump.ts)').toEqual([]);
  });
});

describe('what is logged (S7)', () => {
  it('the log holds no key, token, account number or mail address', async () => {
    const { token } = await server.person({ account: false });
    server.logged.length = 0;
    await server.call(endpoints.getDashboard, { query: { key: testOperatorKey } });
    await server.call(endpoints.getDashboard, { query: { key: 'a-wrong-key-77' }, address: '198.51.100.1' });
    await server.call(endpoints.postAccount, {
      token,
      body: { accountNo: '081211112222', accountType: 'DANA', accountName: 'Nobody', mobile: '081211112222' },
    });
    await server.call(endpoints.postDeleteMyData, { query: { app: 'tally', email: 'someone.there@gmail.com' } });
    const log = server.logged.join('\n');
    expect(server.logged.length).toBe(4);
    for (const secret of [testOperatorKey, 'a-wrong-key-77', token, '081211112222', 'someone.there'])
      expect(log).not.toContain(secret);
  });
});
