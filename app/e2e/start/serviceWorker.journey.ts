// Rooms: app/startup, app/session, server/http/pages/pages, server/http/pages/files
import { defaultCoinRewards } from '@tally/contract/limits/task';
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { formatCoins } from '@tally/locales/format';
import { formatTime } from '@tally/locales/formatMoment';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAppHost, type AppHost } from '../appHost';
import { launch, openApp, serverUrl, textsIn, violations } from '../browser';
import { actorAt, openIncome } from '../pageActor';
import { shiftsOf, watchShifts } from '../shifts';
import { moveClock, newPerson, serverTime } from '../demo';

const built = path.resolve(import.meta.dirname, '../../../dist/app');
const t = textsIn('en');
const numbers = t('task.count', { done: 0, max: 1 });
const query = (token: string) => `/?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815&token=${token}`;

let chrome: Browser;
let host: AppHost;
let token: string;
let context: BrowserContext | undefined;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());
beforeEach(async () => {
  host = await startAppHost(serverUrl());
  ({ token } = await newPerson('id'));
});
afterEach(async () => {
  await context?.close();
  host.stop();
});

/** Opens the app for the first time, after which the service worker installs. */
async function firstVisit(at = host.url, before?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
  const opened = await openApp(chrome, { at: `${at}/`, token, serviceWorkers: 'allow', ...(before && { before }) });
  context = opened.context;
  await actorAt(opened.page).sees(numbers);
  return opened.page;
}
/**
 * Waits until the service worker is active and has cached a whole version, and the other files that this visit needed.
 */
const installed = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const late = performance.getEntriesByType('resource').find(({ name }) => name.includes('/nextOpening-'));
          return (
            registration?.active?.state === 'activated' &&
            (await caches.match('/installed-version')) !== undefined &&
            late !== undefined &&
            (await caches.match(late.name)) !== undefined
          );
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
const openAgain = async (page: Page, at = host.url) => {
  host.requested.length = 0;
  await page.goto(at + query(token));
};
/** Publishes another version of the app: the same page with a version mark in its head. */
function newVersion(): void {
  const index = readFileSync(path.resolve(import.meta.dirname, '../../../dist/app/index.html'), 'utf8');
  host.files.set('/', index.replace('</head>', '<meta name="version" content="2"></head>'));
}
const versionOf = (page: Page) => page.locator('meta[name=version]').count();
const renew = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => done(data as boolean);
        navigator.serviceWorker.controller?.postMessage({ kind: 'renew' }, [port2]);
      }),
  );

it('under the policy of our server the second visit asks for no file of the app, and no call is kept', async () => {
  const page = await firstVisit(serverUrl());
  await installed(page);
  expect(await violations(page)).toEqual([]);
  const fromNetwork: string[] = [];
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) fromNetwork.push(new URL(response.url()).pathname);
  });
  await openAgain(page, serverUrl());
  await actorAt(page).sees(numbers);
  expect(fromNetwork.filter((name) => !name.startsWith('/event/'))).toEqual([]);
  expect(fromNetwork).toContain('/event/v1/user/info');
  expect(await violations(page)).toEqual([]);
  const cachedUrls = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(cachedUrls.filter((url) => /\/event\/|token|\?/.test(url))).toEqual([]);
});

it('a worker of an old version with a new server: this visit stays what it is, the next opening is new', async () => {
  const page = await firstVisit();
  await installed(page);
  newVersion();
  await openAgain(page);
  await actorAt(page).sees(numbers);
  expect(await versionOf(page)).toBe(0);
  expect(await renew(page)).toBe(true);
  await actorAt(page).tap(t('task.checkin_button'), t('task.checkin_title'));
  await actorAt(page).sees(t('task.count', { done: 1, max: 1 }));
  expect(await versionOf(page)).toBe(0);
  await openAgain(page);
  await actorAt(page).sees(t('task.count', { done: 1, max: 1 }));
  expect(await versionOf(page)).toBe(1);
});

it('an old page that the new server does not serve any more says so and opens the new one, once (ENTRY-17)', async () => {
  const page = await firstVisit();
  await installed(page);
  newVersion();
  // Newer than any page version, so that the newly loaded page is too old as well.
  host.oldestPage = 1000;
  await openAgain(page);
  let loads = 0;
  page.on('domcontentloaded', () => void (loads += 1));
  await actorAt(page).sees(t('version.opening'));
  expect(await versionOf(page)).toBe(0);
  await actorAt(page).sees(t('version.old'));
  expect(await versionOf(page)).toBe(1);
  await actorAt(page).tap(t('task.checkin_button'), t('task.checkin_title'));
  await actorAt(page).sees(t('task.count', { done: 1, max: 1 }));
  expect(loads).toBe(1);
});

it('two tabs: the one that was open keeps its version while the other gets the new one', async () => {
  const page = await firstVisit();
  await installed(page);
  await openAgain(page);
  newVersion();
  expect(await renew(page)).toBe(true);
  const second = await page.context().newPage();
  await second.goto(host.url + query(token));
  await actorAt(second).sees(numbers);
  expect([await versionOf(page), await versionOf(second)]).toEqual([0, 1]);
  await openIncome(page);
  await actorAt(page).sees(t('income.coin_balance'));
});

describe('an opening that still works', () => {
  it('the app opens when the cache was thrown away half', async () => {
    const page = await firstVisit();
    await installed(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.includes('startApp')) await cache.delete(request);
      }
    });
    await openAgain(page);
    await actorAt(page).sees(numbers);
    expect(host.requested).toContain('/');
  });

  it('the app opens after an update that failed half-way', async () => {
    const page = await firstVisit();
    await installed(page);
    await openAgain(page);
    newVersion();
    const index = host.files.get('/') ?? '';
    host.files.set('/', index.replaceAll(/startApp-[\w-]+\.js/g, 'startApp-gone.js'));
    expect(await renew(page)).toBe(false);
    await openAgain(page);
    await actorAt(page).sees(numbers);
    expect(await versionOf(page)).toBe(0);
  });

  it.each([
    ['full', 'Cache.prototype.put = () => Promise.reject(new DOMException("Full", "QuotaExceededError"));'],
    ['refused', 'CacheStorage.prototype.open = () => Promise.reject(new DOMException("No", "SecurityError"));'],
  ])('the app opens when storage is %s', async (_, fault) => {
    host.files.set(
      '/sw.js',
      fault + readFileSync(path.resolve(import.meta.dirname, '../../../dist/app/sw.js'), 'utf8'),
    );
    const page = await firstVisit();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await openAgain(page);
    await actorAt(page).sees(numbers);
    expect(host.requested).toContain('/');
  });

  it('the app opens in a web view without service workers', async () => {
    const page = await firstVisit(host.url, (phone) =>
      phone.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })),
    );
    await openAgain(page);
    await actorAt(page).sees(numbers);
    expect(host.requested).toContain('/');
    expect(host.requested).not.toContain('/sw.js');
  });
});

it('the kill switch removes the worker and its caches', async () => {
  const page = await firstVisit();
  await installed(page);
  host.files.set('/sw.js', readFileSync(path.resolve(import.meta.dirname, '../../../dist/app/sw-off.js'), 'utf8'));
  await openAgain(page);
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 }).toBe(0);
  await openAgain(page);
  await actorAt(page).sees(numbers);
  expect(host.requested).toContain('/');
});

describe('the last numbers', () => {
  const storedHome = (page: Page) => page.evaluate(() => localStorage.getItem('lastHome'));
  const coins = formatCoins(defaultCoinRewards.checkin, 'id');
  /** A user has earned coins in an earlier visit; `earnThenGoOffline` also turns the network off afterwards. */
  async function earn(): Promise<Page> {
    // The fallback of the web font is the phone's own font, which this browser lacks, so the swap would shift the
    // layout.
    for (const name of readdirSync(path.join(built, 'assets')))
      if (name.endsWith('.woff2')) host.files.set(`/assets/${name}`, undefined);
    const page = await firstVisit();
    await actorAt(page).tap(t('task.checkin_button'), t('task.checkin_title'));
    await actorAt(page).sees(t('task.count', { done: 1, max: 1 }));
    await installed(page);
    await expect.poll(() => storedHome(page)).not.toBeNull();
    expect(await storedHome(page)).not.toContain(token);
    return page;
  }
  async function earnThenGoOffline(): Promise<Page> {
    const page = await earn();
    host.down = true;
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    return page;
  }
  /** From the next opening on, records the text of the coins' element in each frame of home. */
  const watchFrames = (page: Page) =>
    page.addInitScript(() => {
      const seen = { coins: [] as (string | undefined)[] };
      Object.assign(window, { __seen: seen });
      const look = () => {
        const home = document.getElementById('home');
        if (home) seen.coins.push(home.querySelector('[data-coins]')?.textContent ?? undefined);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const framesOf = (page: Page) =>
    page.evaluate(() => (window as unknown as { __seen: { coins: (string | undefined)[] } }).__seen);

  it('the last numbers stand in the first frame of the next opening and in each that follows, and nothing moves', async () => {
    const page = await earn();
    await watchFrames(page);
    await watchShifts(page);
    await openAgain(page);
    await page.locator('[data-tap=income][data-state=ready]').waitFor();
    await page.locator('[data-float]').waitFor();
    const { coins: seen } = await framesOf(page);
    expect(new Set(seen)).toEqual(new Set([coins]));
    expect(await shiftsOf(page)).toEqual([]);
  });

  it.each([
    ['another person', () => `&token=${'z'.repeat(60)}`],
    ['a guest', () => ''],
  ])('the last numbers are in no frame of %s, and are gone then', async (_, who) => {
    const page = await earn();
    await watchFrames(page);
    await page.goto(`${host.url}/?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815${who()}`);
    await expect.poll(() => storedHome(page)).toBeNull();
    const { coins: seen } = await framesOf(page);
    expect(seen.filter((text) => text === coins)).toEqual([]);
  });

  it.each([
    ['right', 0],
    ['a day behind the server', dayMs],
  ])(
    'home opens offline with the last numbers and their hour; a tap says why nothing happens: a phone whose clock is %s (ENTRY-15, TIME-2)',
    async (_, ahead) => {
      await moveClock(ahead);
      const before = await serverTime();
      const page = await earnThenGoOffline();
      // The numbers were stored at some minute between the two server times.
      const minutes = Math.ceil(((await serverTime()) - before) / minuteMs) + 1;
      const hours = Array.from({ length: minutes }, (_, at) => formatTime(before + at * minuteMs, 'id'));
      await watchShifts(page);
      await openAgain(page);
      const actor = actorAt(page);
      await actor.sees(coins);
      await actor.sees(new RegExp(hours.map((time) => t('network.offline_since', { time })).join('|')));
      expect(await shiftsOf(page)).toEqual([]);
      await actor.tap(t('task.lottery_button'), t('task.lottery_title'));
      await actor.sees(t('network.offline_action'));
    },
  );

  it('the last numbers are never shown to another person, and are gone then', async () => {
    const page = await earnThenGoOffline();
    token = 'z'.repeat(60);
    await openAgain(page);
    await actorAt(page).sees(t('network.offline_none'));
    expect(await page.getByText(coins).count()).toBe(0);
    expect(await storedHome(page)).toBeNull();
  });

  it('the last numbers of a deleted person are gone when the server has said so', async () => {
    const page = await earnThenGoOffline();
    host.down = false;
    await page.route('**/event/v1/user/info*', (route) =>
      route.fulfill({ json: { code: 401, msg: 'USER DELETED', data: null } }),
    );
    await openAgain(page);
    await expect.poll(() => storedHome(page), { timeout: 30_000 }).toBeNull();
  });
});
