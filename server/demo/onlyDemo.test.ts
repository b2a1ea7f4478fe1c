// @vitest-environment node
import { expect, it } from 'vitest';
import { personStatus } from '../db/states';
import { createTestServer } from '../testing/testServer';
import { refuseRealPeople } from './onlyDemo';

it('a demo opens with made-up people, also deleted ones, and not with anybody else', async () => {
  const server = await createTestServer({ stories: ['fresh', 'rich'] });
  await server.fetch('/demo/sign-in', { method: 'POST', body: '{"market":"ph"}' });
  await server.db.query(
    `update users set google_sub = null, status = ${personStatus.deleted} where public_id = 'br-fresh'`,
  );
  await refuseRealPeople(server.db);
  await server.person();
  await expect(refuseRealPeople(server.db)).rejects.toThrow('TALLY_DEMO=1 is refused on a database with real people');
  await server.close();
});
