// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { only } from '../../db/db';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { confirmDeletion } from './confirmDeletion';
import { forgetPhones } from './deletion';
import { mailDeletionLink, linkToken } from './deletionLink';
import type { DeletionLink } from './deletionLink';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

it.each([
  ['earns nothing anew on its phone', dayMs, true],
  ['is forgotten', 0, false],
])('somebody who was deleted by a link %s until 15 days have passed (PRIVACY-11)', async (what, before, isSecond) => {
  const { db, numberKey } = server.context;
  const { id } = await server.person({ device: what });
  await mailDeletionLink(db, id, server.context.now());
  const link = only(
    await db.query<DeletionLink>(
      'select id, user_id as "userId", expires_at as "expiresAt" from deletion_mails where user_id = $1',
      [id],
    ),
  );
  const token = linkToken(link, await numberKey());
  expect(await confirmDeletion(db, numberKey, token, server.context.now())).toEqual({ status: 1, info: '' });
  server.pass(15 * dayMs - before);
  await forgetPhones(db, server.context.now());
  const next = await server.person({ device: what });
  expect(await server.callOk(getUserInfo, { token: next.token })).toMatchObject({ dupUser: isSecond });
});
