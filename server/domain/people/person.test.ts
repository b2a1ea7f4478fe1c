// @vitest-environment node
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { sessionMs } from '../../limits/people';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

it('a token signs its person in until its 90 days are over, and no longer', async () => {
  const { token } = await server.person();
  server.pass(sessionMs - 1);
  expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 1 });
  server.pass(1);
  expect(await server.callOk(getUserInfo, { token })).toMatchObject({ status: 0, info: 'INACTIVE' });
});
