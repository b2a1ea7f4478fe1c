// @vitest-environment node
import { getAdConfigs } from '@tally/contract/calls/ads';
import { getAppInfo, getAppSettings, postH5Action } from '@tally/contract/calls/app';
import { getMoreApps, getPlaceInfo, getProApps, postPlaceReport } from '@tally/contract/calls/offers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedCatalogue } from '../../catalogue/importCatalogue';
import type { CatalogueFile } from '../../catalogue/file';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
let indonesia: CatalogueFile;
const page = { appPkgName: 'com.tally.id', locale: 'id' } as const;
const phone = 'phone0123456789a';
const namesOf = (apps: readonly { name: string }[]) => apps.map(({ name }) => name);
const actions = (action: string) =>
  server.db.query('select device, app_pkg, data from actions where action = $1 and user_id is null', [action]);

beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  const file = await storedCatalogue(server.db, 'id');
  if (!file) throw new Error('The demo has no catalogue.');
  indonesia = file;
});
afterAll(() => server.close());

it.each(['tally', 'tallyph', 'tallybr'])('an app is found by its short name: %s (API-3)', async (shortName) => {
  expect(await server.callOk(getAppInfo, { query: { shortName } })).toMatchObject({ appShortName: shortName });
});

it('the settings are those of the package, whichever language the page has, and their texts are in it (API-4)', async () => {
  const settings = (locale: 'id' | 'en') =>
    server.callOk(getAppSettings, { query: { package_name: 'com.tally.id', locale } });
  expect(
    await server.callOk(getAppSettings, { query: { package_name: 'com.tally.br', locale: 'en_ph' } }),
  ).toMatchObject({ appName: 'Tally Recompensas', appShortName: 'tallybr' });
  const { shareText } = await settings('id');
  expect(shareText).toMatch(/^Kerjakan tugas/);
  expect((await settings('en')).shareText).not.toBe(shareText);
});

it.each(['id', 'ph', 'br'] as const)('the ad configs are those of the country: %s (API-6)', async (country) => {
  const file = await storedCatalogue(server.db, country);
  expect(await server.callOk(getAdConfigs, { query: { appPkgName: 'com.tally.id', country } })).toEqual(
    file?.adConfigs,
  );
});

it('an action is counted with its data, the phone and the package that it names (API-7)', async () => {
  const body = { action: 'rediect', actionData: 'team', uuid: phone, ...page } as const;
  await server.callOk(postH5Action, { body });
  expect(await actions('rediect')).toEqual([{ device: phone, app_pkg: 'com.tally.id', data: 'team' }]);
});

it('pictures are drawn by their name, those of ads in the shape of a banner (API-9)', async () => {
  const picture = async (path: string) => {
    const answer = await server.fetch(`/event/v1/app/${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    return answer.text();
  };
  const [chess, harvest, banner] = [
    await picture('img?img=chess'),
    await picture('img?img=harvest'),
    await picture('ad?img=chess'),
  ];
  expect(new Set([chess, harvest, banner]).size).toBe(3);
  const widthOf = (svg: string) => Number(/viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.[1]);
  expect(widthOf(banner)).toBeGreaterThan(widthOf(chess));
  expect((await server.fetch('/event/v1/app/img?img=tally-share')).headers.get('content-type')).toBe('image/png');
});

it('more apps without a type are those of type 1; type 2 are hot apps, 3 others (API-24)', async () => {
  const apps = async (type?: 1 | 2 | 3) =>
    namesOf(await server.callOk(getMoreApps, { query: { ...(type && { type }), ...page } }));
  expect(await apps()).toEqual(namesOf(indonesia.moreApps));
  expect([await apps(1), await apps(2), await apps(3)]).toEqual([
    namesOf(indonesia.moreApps),
    namesOf(indonesia.hotApps),
    namesOf(indonesia.otherApps),
  ]);
});

it('lists of apps are in the language of the page (API-24, API-25)', async () => {
  const lines = async (call: typeof getMoreApps | typeof getProApps, locale: 'id' | 'en') =>
    (await server.callOk(call, { query: { ...page, locale } })).map(({ headline }) => headline);
  const headlines = (list: CatalogueFile['moreApps'], locale: 'id' | 'en') => list.map((app) => app.headline[locale]);
  for (const locale of ['id', 'en'] as const) {
    expect(await lines(getMoreApps, locale)).toEqual(headlines(indonesia.moreApps, locale));
    expect(await lines(getProApps, locale)).toEqual(headlines(indonesia.promotedApps, locale));
  }
});

it('a tap on what stands at a place is counted with its number and the phone (API-27)', async () => {
  const [, second] = await server.callOk(getPlaceInfo, { query: { placeId: 1101, ...page } });
  const optId = second?.id ?? 0;
  await server.callOk(postPlaceReport, { query: { action: 'click', optId, uuid: phone } });
  expect(await actions('place_click')).toEqual([{ device: phone, app_pkg: null, data: String(optId) }]);
});
