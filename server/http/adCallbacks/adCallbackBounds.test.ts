// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConfirmingServer, pangleCallback } from '../../testing/pangleCallback';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createConfirmingServer();
});
afterAll(() => server.close());

it('a callback of a network takes 200 characters of a transaction or an app; more is "invalid" (TASK-30)', async () => {
  const { id } = await server.person({ market: 'br' });
  expect(await pangleCallback(server, id, 't'.repeat(200))).toBe(true);
  expect(await pangleCallback(server, id, 't'.repeat(201))).toBe(false);
  expect(await pangleCallback(server, id, 'app', `install:${'a'.repeat(200)}`)).toBe(true);
  expect(await pangleCallback(server, id, 'app-too-long', `install:${'a'.repeat(201)}`)).toBe(false);
});

it('a callback without a transaction, or with a NUL in it, confirms nothing and is malformed (TASK-30)', async () => {
  const { id } = await server.person({ market: 'br' });
  expect(await pangleCallback(server, id, '')).toBe(false);
  expect(await pangleCallback(server, id, 'nul\0')).toBe(false);
  expect(await pangleCallback(server, id, 'nul-in-the-app', 'install:com\0')).toBe(false);
  expect(await server.db.query('select 1 from ad_confirmations where user_id = $1', [id])).toEqual([]);
  const metrics = await (await server.fetch('/metrics')).text();
  expect(metrics).toContain('tally_ad_callbacks_total{source="PANGLE",result="malformed"} 5');
});
