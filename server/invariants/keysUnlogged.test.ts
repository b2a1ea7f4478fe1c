// @vitest-environment node
import { apiBase } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { OperatorCall } from '@tally/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleRequest } from '../testing/exampleRequest';
import { dataTables } from '../testing/tables';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

// As short as a key may be: nothing that looks for long secrets would mask it.
const short = 'k3y-anas';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    stories: ['rich'],
    config: {
      operatorKeys: [
        { name: 'ana', key: short, scopes: ['read'] },
        { name: 'budi', key: testOperatorKey, scopes: ['read', 'support', 'pay', 'approve', 'admin'] },
      ],
    },
  });
});
afterAll(() => server.close());

/** Makes a call with a key in its address. */
async function call(name: OperatorCall, key: string, more: Record<string, string>, body?: string): Promise<void> {
  const { method, path } = endpoints[name];
  const request = exampleRequest(name);
  const query = new URLSearchParams({ ...(request.query as Record<string, string>), key, ...more });
  await server.fetch(`${apiBase}${path}?${query.toString()}`, {
    method,
    headers: { 'x-forwarded-for': '203.0.113.5', referer: `https://tally.example/minibd?key=${key}` },
    ...(method === 'POST' && { body: body ?? JSON.stringify(request.body ?? {}) }),
  });
}

it('a key in an address is in no line of the log and in no table, whatever becomes of the call (OPS-1)', async () => {
  // Calls that are carried out, are out of scope, have a wrong key, or cannot be read.
  for (const name of endpointNames.filter((name): name is OperatorCall => endpoints[name].who === 'operator'))
    for (const key of [testOperatorKey, short, `${short}-wrong`]) {
      await call(name, key, {});
      await call(name, key, { market: 'nowhere', day: 'x', id: '-1' }, '{not json');
    }
  // One that breaks.
  await server.db.exec('alter table operator_actions rename to operator_actions_gone');
  await call('postFreeze', testOperatorKey, {});
  await call('getAuditLog', testOperatorKey, {});
  await server.db.exec('alter table operator_actions_gone rename to operator_actions');
  expect(server.logged.filter((line) => line.includes('"level":"error"'))).not.toHaveLength(0);
  const kept = await Promise.all(
    (await dataTables(server.db)).map(async (table) =>
      JSON.stringify(await server.db.query(`select t::text as row from ${table} t`)),
    ),
  );
  for (const written of [...server.logged, ...kept])
    for (const key of [short, testOperatorKey]) expect(written).not.toContain(key);
});
