// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alive } from '../../db/states';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deleteDue } from './deleteDue';
import { requestDeletion } from './deletion';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

it("a stranger's request waits 15 days also of somebody who has been away for 14 (PRIVACY-9)", async () => {
  const { id } = await server.person();
  await server.db.query(`update users set email = 'away@gmail.com' where id = $1`, [id]);
  const isThere = async () => {
    await deleteDue(server.db, server.context.numberKey, server.context.now());
    return (await server.db.query(`select 1 from users where id = $1 and ${alive()}`, [id])).length > 0;
  };
  server.pass(14 * dayMs);
  await requestDeletion(
    server.db,
    { knownApp: true, email: 'away@gmail.com', signedIn: undefined },
    server.context.now(),
    {
      byMail: false,
      numberKey: server.context.numberKey,
    },
  );
  server.pass(15 * dayMs - 1);
  expect(await isThere()).toBe(true);
  // The last opening is recorded at most once an hour.
  server.pass(hourMs + 1);
  expect(await isThere()).toBe(false);
});
