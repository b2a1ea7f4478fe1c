// @vitest-environment node
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../db/db';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { logIn } from './login';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

it('a first login that another one overtakes signs in the person whom the other created (PERSON-10)', async () => {
  const who = {
    sub: '5000',
    email: 'two@gmail.com',
    name: 'Two',
    avatar: '',
    market: 'id',
    appPkgName: 'a.b',
  } as const;
  const logInOn = (db: Db) => logIn(db, who, server.context.now(), server.context.numberKey);
  let other = '';
  const overtaken: Db = {
    ...server.db,
    tx: async (work) => {
      other = await logInOn(server.db);
      return server.db.tx(work);
    },
  };
  const token = await logInOn(overtaken);
  expect(token).not.toBe(other);
  expect(await server.db.query(`select 1 from users where google_sub = '5000'`)).toHaveLength(1);
  for (const each of [token, other])
    expect(await server.callOk(getUserInfo, { token: each })).toMatchObject({ status: 1 });
});
