import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { freshTasks, coinReward } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placesApi } from '../features/offers/placesApi';
import { tasksApi } from '../features/tasks/tasksApi';
import { sessionApi } from '../session/sessionApi';
import { settingsApi } from '../host/settingsApi';
import { createTestApp, type TestApp } from '../testing/testApp';
import { trouble, type Replies, type Trouble } from '../testing/fakeServer';
import { outcomeUnknown, tooManyFor } from './apiError';

const { getUserInfo } = sessionApi.endpoints;
const { postCheckin } = tasksApi.endpoints;

/** Advances the clock until a request and all its retries are done. */
async function answered<T>(app: TestApp, answer: Promise<T>): Promise<T> {
  let done = false;
  void answer.finally(() => {
    done = true;
  });
  while (!done) {
    await Promise.resolve();
    app.services.advance(50);
    await new Promise((turn) => setImmediate(turn));
  }
  return answer;
}
const getUser = (app: TestApp) => answered(app, Promise.resolve(app.store.dispatch(getUserInfo.initiate())));
const checkIn = (app: TestApp, key?: string) =>
  answered(
    app,
    Promise.resolve(app.store.dispatch(postCheckin.initiate({ query: { action: 'reward' }, ...(key && { key }) }))),
  );

describe('a GET is repeated twice on network error and 5xx, never after a refusal (API-33)', () => {
  it.each<[string, Trouble, number]>([
    ['offline', 'offline', 3],
    ['crash', { http: 503 }, 3],
    ['refusal', { code: 401 }, 1],
    ['not found', { http: 404 }, 1],
    ['captive portal', 'garbled', 1],
  ])('%s', async (_, reason, requests) => {
    const app = createTestApp({ getUserInfo: trouble(reason) });
    const { error } = await getUser(app);
    expect(error).toBeDefined();
    expect(app.requests).toHaveLength(requests);
  });
  it('a GET that is repeated brings the answer of the repeat', async () => {
    let tries = 0;
    const app = createTestApp({
      getUserInfo: () => ((tries += 1) < 3 ? trouble('offline') : activeUsers.id),
    } satisfies Replies);
    expect((await getUser(app)).data).toEqual(activeUsers.id);
  });
});

describe('a POST is repeated only with a key (API-33)', () => {
  it.each([
    [undefined, 1],
    ['0123456789', 3],
  ])('key %s', async (key, requests) => {
    const app = createTestApp({ postCheckin: trouble('offline') });
    await checkIn(app, key);
    expect(app.requests).toHaveLength(requests);
    expect(app.requests.map((request) => request.headers.get('idempotency-key'))).toEqual(
      Array.from({ length: requests }, () => key ?? null),
    );
  });
});

describe('what an error means (API-2)', () => {
  it.each<[Trouble, boolean]>([
    ['offline', true],
    ['garbled', true],
    [{ http: 500 }, true],
    [{ code: 500 }, false],
    [{ http: 400 }, false],
  ])('%j: outcome unknown is %s', async (reason, unknown) => {
    const app = createTestApp({ postCheckin: trouble(reason) });
    const { error } = await checkIn(app);
    expect(outcomeUnknown(error)).toBe(unknown);
  });
  it('an unreadable answer is neither shown nor kept', async () => {
    const app = createTestApp({ getNormalTasks: 'no list' as unknown as typeof freshTasks });
    const { error, data } = await answered(
      app,
      Promise.resolve(app.store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}))),
    );
    expect([error, data]).toEqual([{ kind: 'unfit' }, undefined]);
  });
  it('an unreadable item is left out of its list and counted, and the rest is there', async () => {
    const app = createTestApp({
      getNormalTasks: [{ ...freshTasks[0], taskType: 'dance' }, ...freshTasks] as unknown as typeof freshTasks,
    });
    const { data } = await answered(
      app,
      Promise.resolve(app.store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}))),
    );
    expect(data).toEqual(freshTasks);
    expect([app.context.droppedItems.count(), app.context.droppedItems.list()]).toEqual([
      1,
      [{ path: '/task/normal-task/', count: 1 }],
    ]);
  });
  it.each([
    ['', undefined],
    ['t'.repeat(60), `Bearer ${'t'.repeat(60)}`],
  ])('the bearer header is sent when a token is set (%j) (API-1)', async (token, header) => {
    const app = createTestApp({ getUserInfo: activeUsers.id }, { token });
    await getUser(app);
    expect(app.requests[0]?.headers.get('authorization') ?? undefined).toBe(header);
  });
});

describe('without a token the device id says who asks (API-10)', () => {
  const uuid = 'phone 0123/456&=é';
  it.each([
    [{ token: '', uuid }, `?${new URLSearchParams({ uuid }).toString()}`],
    [{ token: 't'.repeat(60), uuid }, ''],
    [{ token: '' }, ''],
  ])('the address that the page head asks names the device too: %j', async (secrets, query) => {
    const app = createTestApp({ getUserInfo: activeUsers.id }, secrets);
    await getUser(app);
    expect(app.requests[0]?.url).toBe(`${location.origin}/event/v1/user/info${query}`);
  });
  it('a call for a place sends the device id beside the token (API-26)', async () => {
    const app = createTestApp({ getPlaceInfo: [] }, { uuid: 'phone-0123456789' });
    const { getPlaceInfo } = placesApi.endpoints;
    const place = { placeId: 1101, appPkgName: 'com.tally.id', locale: 'id' } as const;
    await answered(app, Promise.resolve(app.store.dispatch(getPlaceInfo.initiate(place))));
    expect(app.requests[0]?.url).toMatch(
      /place-info\/?\?placeId=1101&appPkgName=com.tally.id&locale=id&uuid=phone-0123456789$/,
    );
  });
});

describe('every request times out after 10 s (API-33)', () => {
  afterEach(() => void vi.useRealTimers());
  it('the person hears of a request that timed out', async () => {
    vi.useFakeTimers();
    const app = createTestApp({ postCheckin: trouble('never') });
    const answer = app.store.dispatch(postCheckin.initiate({ query: { action: 'reward' } }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(app.requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect((await answer).error).toEqual({ kind: 'timeout' });
  });
});

it('a picture whose address is a path is on the origin of the API; other texts stay as they are', async () => {
  const settings = { ...exampleAppSettings, shareImg: '/event/v1/app/img?img=tally', shareText: '/plain' };
  const { getAppSettings } = settingsApi.endpoints;
  const app = createTestApp({ getAppSettings: settings });
  const { data } = await answered(
    app,
    Promise.resolve(app.store.dispatch(getAppSettings.initiate({ package_name: 'com.tally.id', locale: 'id' }))),
  );
  expect(data).toMatchObject({ shareImg: `${location.origin}/event/v1/app/img?img=tally`, shareText: '/plain' });
});

it('the token appears in no state and in no action (S1) (ENTRY-10)', async () => {
  const token = 'canary-token-that-must-not-be-written-down-anywhere-0123456789';
  const app = createTestApp({ getUserInfo: activeUsers.id, postCheckin: coinReward }, { token });
  await getUser(app);
  await checkIn(app, '0123456789');
  expect(JSON.stringify(app.store.getState())).not.toContain(token);
});

describe('a refusal because of too many calls says how long to wait (OPS-11)', () => {
  const answering = (retryAfter: Record<string, string>) =>
    vi.fn(() =>
      Promise.resolve(Response.json({ code: 429, msg: '', data: null }, { status: 429, headers: retryAfter })),
    );
  it.each([
    ['as long as the server asks for', { 'retry-after': '7' }, 7000],
    ['a minute where it asks for nothing', {}, 60_000],
  ])('%s', async (_, headers, ms) => {
    const app = createTestApp({});
    app.services.fetch = answering(headers);
    expect(tooManyFor((await getUser(app)).error)).toBe(ms);
  });
  it('any other refusal says nothing of it', async () => {
    const app = createTestApp({ getUserInfo: trouble({ code: 403 }) });
    expect(tooManyFor((await getUser(app)).error)).toBeUndefined();
  });
});
