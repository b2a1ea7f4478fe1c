// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sql } from '../../db/db';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { remind } from './reminder';
import { personOfToken } from '../people/person';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

it('only one of two simultaneous reminders counts (PASSBOOK-4)', async () => {
  const { token } = await server.person({ cash: 1000 });
  await server.callOk(postWithdraw, { token, query: { amount: 100 } });
  server.pass(dayMs);
  const now = server.context.now();
  const person = await personOfToken(server.db, token, now);
  if (!person) throw new Error('Nobody has this token.');
  /** A concurrent call records its reminder between the check and the update. */
  const overtaken: Sql = {
    ...server.db,
    query: async (text, params) => {
      if (text.startsWith('update')) await remind(server.db, person, now);
      return server.db.query(text, params);
    },
  };
  expect(await remind(overtaken, person, now)).toEqual({ status: 2, info: 'ONCE DAILY' });
});
