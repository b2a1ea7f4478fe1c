// Rooms: app/startup, app/session/lastNumbers, app/bridge, app/host
import { defaultCoinRewards } from '@tally/contract/limits/task';
import { formatCoins } from '@tally/locales/format';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openApp, serverUrl, textsIn } from '../browser';
import { newPerson, postCall } from '../demo';
import { actorAt } from '../pageActor';
import { shiftsOf, watchShifts } from '../shifts';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');
const coins = formatCoins(defaultCoinRewards.checkin, 'id');

/** What a page says of itself: it is prepared until it is shown. Driven by Playwright, Chromium prerenders nothing itself. */
const prepare = (page: Page) =>
  page.addInitScript(() => {
    let isPrepared = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrepared });
    const show = () =>
      new Promise<string>((drawn) => {
        // Asked for before the page's own listeners: the first frame, as it is drawn.
        requestAnimationFrame(() => drawn(document.querySelector('[data-coins]')?.textContent ?? ''));
        isPrepared = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    Object.assign(window, { __show: show });
  });

/** The methods of the phone app that were called. */
const hostCalls = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { __host: { simulator: { log: { what: string; name?: string }[] } } }).__host.simulator.log
      .filter(({ what }) => what === 'call')
      .map(({ name }) => name),
  );

/** A person who has visited before, whose numbers the phone keeps. */
async function visitedBefore(): Promise<{ token: string; context: BrowserContext }> {
  const { token } = await newPerson('id');
  await postCall('/task/checkin?action=reward', token);
  const { page, context } = await openApp(chrome, { token, font: 'system' });
  await page.locator('[data-tap=income][data-state=ready]').waitFor();
  await page.waitForFunction(() => localStorage.getItem('lastHome') !== null);
  await page.close();
  return { token, context };
}

it('a page that is prerendered asks, posts and calls nothing before it is seen, and then stands with the last numbers in its first frame (ENTRY-23)', async () => {
  const { token, context } = await visitedBefore();
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/event/')) calls.push(`${request.method()} ${pathname}`);
  });
  await prepare(page);
  await watchShifts(page);
  await page.goto(
    `${serverUrl()}/?pkg_name=com.tally.rewards&country=id&lang=en&sdk_version=815&token=${token}`,
    // The app's script has come by then.
    { waitUntil: 'networkidle' },
  );
  await page.locator('[data-coins]').filter({ hasText: coins }).waitFor();
  expect(page.url()).not.toContain(token);
  expect(calls).toEqual([]);
  expect(await hostCalls(page)).toEqual([]);

  const first = await page.evaluate(() => (window as unknown as { __show: () => Promise<string> }).__show());
  expect(first).toContain(coins);
  await actorAt(page).sees(t('task.count', { done: 1, max: 1 }));
  await expect.poll(() => calls, { timeout: 20_000 }).toContain('POST /event/v1/app/h5action');
  expect(calls.filter((call) => call === 'GET /event/v1/user/info')).toHaveLength(1);
  expect(await shiftsOf(page)).toEqual([]);
  await context.close();
});
