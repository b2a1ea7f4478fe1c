// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { importCatalogue, storedCatalogue } from './importCatalogue';
import { catalogueWarnings } from './warnings';

let server: TestServer;
const warnings = (demo: boolean, pictureHosts?: string[]) =>
  catalogueWarnings(server.db, { ...server.context.config, demo, pictureHosts });

beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

it('a server for real people that shows pictures of any host says so at the start; a demo does not (APPS-7)', async () => {
  expect(await warnings(false)).toEqual(['PICTURE_HOSTS is not set: lists may show pictures of any https host.']);
  expect(await warnings(true)).toEqual([]);
  expect(await warnings(false, ['cdn.example.com'])).toEqual([]);
});

it('a server says at the start which catalogue has a picture of a host no longer named, or is missing (APPS-7)', async () => {
  const file = await storedCatalogue(server.db, 'br');
  if (!file) throw new Error('The demo has no catalogue.');
  const moreApps = file.moreApps.map((app) => ({ ...app, icon: 'https://old.example.com/a.png' }));
  await importCatalogue(server.db, { ...file, moreApps }, server.context.now());
  await server.db.query("delete from catalogues where market = 'ph'");
  expect(await warnings(false, ['old.example.com'])).toEqual([
    'No catalogue of ph was imported: nothing is shown or offered there.',
  ]);
  expect((await warnings(false, ['new.example.com']))[1]).toBe(
    `The catalogue of br would be refused by now, problems: ${moreApps.length}, first moreApps[0].icon: PICTURE_HOSTS does not name old.example.com.`,
  );
});
