// @vitest-environment node
import { getWithdrawOptions, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCatalogue, storedCatalogue } from '../../catalogue/importCatalogue';
import { catalogueLifeMs } from '../../catalogue/reader';
import { only } from '../../db/db';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  // Each request looks whether there is a new catalogue.
  server = await createTestServer({ stories: [], pace: catalogueLifeMs });
});
afterAll(() => server.close());

/** What the third amount takes, and what a request for it is answered. */
async function third() {
  const { token } = await server.person({ cash: 10_000 });
  const offered = (await server.callOk(getWithdrawOptions, { token })).find(({ amount }) => amount === 10_000);
  const { info } = await server.callOk(postWithdraw, { token, query: { amount: 10_000 } });
  return [offered?.info, info];
}

it('a market without lucky apps demands no lucky task, and does as soon as it has one (RULES-9, WITHDRAW-15)', async () => {
  expect(await third()).toEqual(['NEED LT', 'NEED LT']);
  const file = only([await storedCatalogue(server.db, 'id')].flatMap((one) => one ?? []));
  await importCatalogue(server.db, { ...file, luckyApps: [] }, server.context.now());
  expect(await third()).toEqual(['', '']);
  await importCatalogue(server.db, file, server.context.now());
  expect(await third()).toEqual(['NEED LT', 'NEED LT']);
});
