// @vitest-environment node
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints } from '@tally/contract/endpoints';
import type { OperatorCall } from '@tally/contract/endpoints';
import { operatorScopes } from '@tally/contract/api/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleRequest } from '../testing/exampleRequest';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

describe('every call of operators against every scope (OPS-34)', () => {
  const keyOf = (scope: string) => `a-key-that-may-${scope}`;
  let scoped: TestServer;
  beforeAll(async () => {
    const operatorKeys = operatorScopes.map((scope) => ({ name: scope, key: keyOf(scope), scopes: [scope] }));
    scoped = await createTestServer({ stories: [], config: { operatorKeys } });
  });
  afterAll(() => scoped.close());

  const calls = endpointNames.filter((name): name is OperatorCall => endpoints[name].who === 'operator');
  it.each(calls.flatMap((name) => operatorScopes.map((scope) => [name, scope] as const)))(
    '%s with a key that may %s',
    async (name, scope) => {
      const { query, body } = exampleRequest(name);
      const request = { query: { ...query, key: keyOf(scope) }, ...(body && { body }) };
      const { code, data } = await scoped.call<Endpoint>(endpoints[name], request);
      expect(code).toBe((endpoints[name].scope ?? []).includes(scope) ? 200 : 460);
      if (code === 460) expect(data).toBeNull();
    },
  );

  it('a key with a wrong scope does nothing, although it is right', async () => {
    const { id } = await scoped.person();
    for (const scope of ['read', 'pay', 'approve', 'admin'])
      expect(
        await scoped.call(endpoints.postFreeze, {
          query: { key: keyOf(scope), userId: id, action: 'freeze', reason: 'a test' },
        }),
      ).toMatchObject({ code: 460 });
    const [person] = await scoped.db.query<{ frozen: number | null }>(
      'select frozen_at as frozen from users where id = $1',
      [id],
    );
    expect(person?.frozen).toBeNull();
  });

  it('metrics are for a key that may read', async () => {
    const real = await createTestServer({ stories: [], config: { ...scoped.context.config, demo: false } });
    const ask = async (scope: string) =>
      (await real.fetch('/metrics', { headers: { authorization: `Bearer ${keyOf(scope)}` } })).status;
    expect(await ask('read')).toBe(200);
    expect(await ask('pay')).toBe(404);
    await real.close();
  });
});

it('a key in the address opens nothing where that is switched off, and one in the header does (OPS-1)', async () => {
  const strict = await createTestServer({ stories: [], config: { keyInAddress: false } });
  const ask = async (headers: Record<string, string>) =>
    (
      (await (await strict.fetch(`/event/v1/dashboard/ocdata?key=${testOperatorKey}`, { headers })).json()) as {
        code: number;
      }
    ).code;
  expect(await ask({})).toBe(403);
  expect(await ask({ authorization: `Bearer ${testOperatorKey}` })).toBe(200);
  await strict.close();
});
