// @vitest-environment node
import { getAppInfo, getAppSettings } from '@tally/contract/calls/app';
import { getAdConfigs } from '@tally/contract/calls/ads';
import { getLucky, postLucky, postLuckyReward } from '@tally/contract/calls/lucky';
import { getMoreApps, getPlaceInfo, getProApps, postPlaceReport } from '@tally/contract/calls/offers';
import { postCheckin } from '@tally/contract/calls/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../testing/invariants';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import type { CatalogueFile } from './file';
import { catalogueLifeMs, createCatalogueReader } from './reader';
import { importCatalogue, storedCatalogue } from './importCatalogue';

let server: TestServer;
let demo: CatalogueFile;
const page = { appPkgName: 'com.tally.id', locale: 'id' } as const;
/** The monotonic clock advances by this with each request, so the catalogue cache has expired at each request. */
const pace = catalogueLifeMs;
const names = async () => (await server.callOk(getMoreApps, { query: { type: 1, ...page } })).map(({ name }) => name);
const ads = () => server.callOk(getPlaceInfo, { query: { placeId: 1101, ...page } });

beforeAll(async () => {
  server = await createTestServer({ stories: [], pace });
  const first = await storedCatalogue(server.db, 'id');
  if (!first) throw new Error('The demo has no catalogue.');
  demo = first;
});
afterAll(() => server.close());

/** Reads the catalogues with an empty cache, like a server that has just started. */
const stored = () => createCatalogueReader(server.db, () => 0)();
const put = (file: Partial<CatalogueFile>) => importCatalogue(server.db, { ...demo, ...file }, server.context.now());

describe('what the calls answer is the catalogue (OPS-10)', () => {
  it('each market gets its own catalogue, in the words of the locale', async () => {
    expect(await names()).toEqual(demo.moreApps.map(({ name }) => name));
    expect(
      (await server.callOk(getProApps, { query: { appPkgName: 'com.tally.br', locale: 'pt_br' } }))[0],
    ).toMatchObject({ headline: 'Compras da esquina', action: 'Instalar' });
    expect(
      await server.callOk(getMoreApps, { query: { type: 2, appPkgName: 'com.tally.ph', locale: 'en_ph' } }),
    ).toEqual([]);
    expect(await server.callOk(getAdConfigs, { query: { appPkgName: 'com.tally.ph', country: 'ph' } })).toHaveLength(
      13,
    );
    expect(await ads()).toMatchObject([
      { name: 'Harvest Hero', title: 'Bangun kebun lima menit sehari', action: 'Instal' },
      { name: 'Chess Corner' },
    ]);
    expect(await server.callOk(getPlaceInfo, { query: { placeId: 7, ...page } })).toEqual([]);
  });

  it('an unknown package gets the own app of the market of its locale', async () => {
    expect(await server.callOk(getAppSettings, { query: { package_name: 'com.else', locale: 'en_ph' } })).toMatchObject(
      {
        appName: 'Tally Rewards PH',
        shareText: 'Do daily tasks with me and withdraw cash:',
      },
    );
    expect(await server.call(getAppInfo, { query: { shortName: 'else' } })).toMatchObject({ code: 404 });
  });
});

describe('an import (OPS-10)', () => {
  it('an import replaces what the market had, and leaves the other markets alone', async () => {
    const ph = await storedCatalogue(server.db, 'ph');
    await put({ moreApps: demo.moreApps.slice(3, 5), adConfigs: [] });
    expect(await names()).toEqual(['Cloud Notes', 'Runway 24']);
    expect(await server.callOk(getAdConfigs, { query: { appPkgName: 'com.tally.id', country: 'id' } })).toEqual([]);
    expect(await storedCatalogue(server.db, 'ph')).toEqual(ph);
    await put({});
    expect(await names()).toHaveLength(8);
  });

  it('an import that is repeated gives the same, and what was exported can be imported', async () => {
    await put({});
    const before = await stored();
    expect(
      await importCatalogue(server.db, (await storedCatalogue(server.db, 'id')) ?? demo, server.context.now()),
    ).toEqual({ added: 0, ended: 0 });
    expect((await stored()).id).toEqual(before.id);
  });

  it('an import that fails half way changes nothing', async () => {
    const before = await server.db.query('select * from catalogues order by market');
    const apps = await server.db.query('select * from lucky_apps order by market, task_id');
    const newcomer = { ...demo.luckyApps[0], appPkgName: 'com.partner.newcomer' } as CatalogueFile['luckyApps'][number];
    const broken = { ...newcomer, appName: 'x'.repeat(300), appPkgName: 'com.partner.broken' };
    await expect(put({ luckyApps: [newcomer, broken] })).rejects.toThrow();
    const item = demo.places['1001'][0] as CatalogueFile['places']['1001'][number];
    const places = { ...demo.places, 1001: [{ ...item, link: 'x'.repeat(3000) }] };
    await expect(put({ luckyApps: [newcomer], places })).rejects.toThrow();
    await expect(
      put({
        apps: [
          ...demo.apps,
          { ...(demo.apps[0] as CatalogueFile['apps'][number]), appPkgName: 'com.tally.ph', appShortName: 'other' },
        ],
      }),
    ).rejects.toThrow('apps[1]: the catalogue of ph has com.tally.ph');
    expect(await server.db.query('select * from catalogues order by market')).toEqual(before);
    expect(await server.db.query('select * from lucky_apps order by market, task_id')).toEqual(apps);
  });

  it('an import keeps the number, name and pay of a lucky task that somebody has open, though its app is not offered any more', async () => {
    const { token, id } = await server.person();
    await server.callOk(postCheckin, { token, query: { action: 'reward' }, key: 'window-1-of-day' });
    expect(await server.callOk(postLucky, { token, query: { taskId: 0, action: 'apply' } })).toMatchObject({
      status: 1,
    });
    const [mine] = (await server.callOk(getLucky, { token })).luckytasks;
    if (!mine) throw new Error('No task was given.');
    expect(
      await put({ luckyApps: demo.luckyApps.filter(({ appPkgName }) => appPkgName !== mine.appPkgName).reverse() }),
    ).toEqual({ added: 0, ended: 1 });
    expect((await server.callOk(getLucky, { token })).luckytasks).toEqual([mine]);
    expect(await server.callOk(postLucky, { token, query: { taskId: mine.taskId, action: 'install' } })).toMatchObject({
      status: 1,
    });
    server.pass(5 * 60_000);
    expect(
      await server.callOk(postLuckyReward, { token, query: { taskRecordId: mine.taskRecordId, installed: true } }),
    ).toMatchObject({ status: 1, cash: 5000 });
    const other = await server.person();
    await server.callOk(postCheckin, { token: other.token, query: { action: 'reward' }, key: 'window-1-of-day' });
    expect(
      await server.callOk(postLucky, { token: other.token, query: { taskId: mine.taskId, action: 'apply' } }),
    ).toMatchObject({ info: 'NONE FOUND' });
    await put({});
    expect((await stored()).id?.lucky.offered.map(({ taskId }) => taskId)).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107, 108,
    ]);
    expect(await server.db.query('select status from lucky_records where user_id = $1', [id])).toEqual([{ status: 5 }]);
    await expectSoundMoney(server.db);
  });

  it('an import keeps the numbers of what is shown at places, so that a tap on an older page still counts', async () => {
    const [first, second] = await ads();
    const [one, two] = demo.places[1101];
    if (!first || !second || !one || !two) throw new Error('The demo shows nothing at home.');
    await put({ places: { ...demo.places, 1101: [{ ...two, priority: 100, name: 'Chess Corner Pro' }] } });
    expect(await ads()).toMatchObject([{ id: second.id, name: 'Chess Corner Pro' }]);
    const reports = () =>
      server.db.query(`select data from actions where action = 'place_click' and data = $1`, [String(first.id)]);
    await server.callOk(postPlaceReport, { query: { action: 'click', optId: first.id } });
    await server.callOk(postPlaceReport, { query: { action: 'click', optId: 9999 } });
    expect(await reports()).toHaveLength(1);
    await put({});
    expect((await ads()).map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});

describe('several servers on one database', () => {
  it('several servers show an import when what they have read is over, and ask nothing until then', async () => {
    let elapsed = 0;
    const requested: string[] = [];
    const watched = {
      query: <Row extends object>(text: string, params?: Parameters<TestServer['db']['query']>[1]) => (
        requested.push(text),
        server.db.query<Row>(text, params)
      ),
    };
    const other = createCatalogueReader(watched, () => elapsed);
    const shown = async () => (await other()).id?.file.moreApps.length;
    expect(await Promise.all([shown(), shown(), shown()])).toEqual([8, 8, 8]);
    expect(requested).toHaveLength(1);
    await put({ moreApps: [] });
    elapsed = catalogueLifeMs - 1;
    expect([await shown(), requested.length]).toEqual([8, 1]);
    elapsed = catalogueLifeMs;
    expect(await shown()).toBe(0);
    await put({});
    elapsed *= 2;
    expect(await shown()).toBe(8);
    const before = requested.length;
    elapsed *= 2;
    // Without an import, only the versions are queried.
    expect([await shown(), requested.length - before]).toEqual([8, 1]);
  });

  it('a failed read of the catalogue is not kept', async () => {
    let broken = true;
    const failing = {
      query: <Row extends object>(text: string, params?: Parameters<TestServer['db']['query']>[1]) =>
        broken ? Promise.reject(new Error('away')) : server.db.query<Row>(text, params),
    };
    const reader = createCatalogueReader(failing, () => 0);
    await expect(reader()).rejects.toThrow('away');
    broken = false;
    expect((await reader()).id?.file.market).toBe('id');
  });
});

describe('without a catalogue', () => {
  it('a server without a catalogue shows and offers nothing, and nothing breaks', async () => {
    const bare = await createTestServer({ stories: [], pace });
    await bare.db.exec('delete from catalogues');
    expect(await bare.callOk(getMoreApps, { query: { type: 1, ...page } })).toEqual([]);
    expect(await bare.callOk(getPlaceInfo, { query: { placeId: 1101, ...page } })).toEqual([]);
    expect(await bare.call(getAppSettings, { query: { package_name: 'com.tally.id', locale: 'id' } })).toMatchObject({
      code: 404,
    });
    const { token } = await bare.person();
    await bare.callOk(postCheckin, { token, query: { action: 'reward' }, key: 'window-1-of-day' });
    expect(await bare.callOk(postLucky, { token, query: { taskId: 0, action: 'apply' } })).toMatchObject({
      info: 'NONE FOUND',
    });
    await bare.close();
  });
});
