// Rooms: app/startup, app/screens/Home, app/screens/Income
import { formatCoins } from '@tally/locales/format';
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, textsIn } from '../browser';
import { newPerson, postCall } from '../demo';
import { actorAt, openIncome } from '../pageActor';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
});
afterAll(() => chrome.close());

const t = textsIn('en');
const calls = '**/event/v1/**';

/** The faults that replace a reply of the API. */
const troubles: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'no network': (route) => route.abort('internetdisconnected'),
  "a captive portal's page": (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html><form>Sign in to the network</form></html>' }),
  'half an answer': (route) => route.fulfill({ contentType: 'application/json', body: '{"code":200,"msg":"ok","da' }),
  'an empty answer (204)': (route) => route.fulfill({ status: 204 }),
  'an envelope without data': (route) => route.fulfill({ json: { code: 200, msg: 'ok' } }),
};

/** Faults whose reply is not an envelope of our API. */
const notOurs = ["a captive portal's page", 'half an answer', 'an empty answer (204)'];

const isWhite = (page: Page) => page.evaluate(() => document.body.innerText.trim() === '');

/** Errors of the page itself, without the browser's messages about failed requests. */
const failuresIn = (complaints: readonly string[]) =>
  complaints.filter((message) => !/Failed to load resource/.test(message));

describe.each(Object.keys(troubles))('%s (N4)', (kind) => {
  const trouble = troubles[kind] ?? ((route: Route) => route.abort());

  it('a bad network at the start: the page stands, says what is the matter, and comes when the network is back', async () => {
    const { token } = await newPerson('id');
    let bad = true;
    const before = (context: BrowserContext) =>
      context.route(calls, (route) => (bad ? trouble(route) : route.continue()));
    const { page, context, complaints } = await openApp(chrome, { token, before });
    await actorAt(page).sees(t('home.daily_title'));
    expect(await isWhite(page)).toBe(false);
    // The login is encrypted in parallel to the start, which does not wait for it.
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.endsWith('sealed')));
    // A reply that is no envelope leads to the error page; a missing network is reported on home itself.
    if (notOurs.includes(kind)) await actorAt(page).sees(t('network.error_title'));
    bad = false;
    if (notOurs.includes(kind)) await actorAt(page).tap(t('common.retry'));
    else await page.reload();
    await actorAt(page).sees(t('task.count', { done: 0, max: 1 }));
    expect(failuresIn(complaints)).toEqual([]);
    await context.close();
  });

  it('a bad network in the middle keeps the last known numbers, on home and on the next pages', async () => {
    const { token } = await newPerson('id');
    await postCall('/task/checkin?action=reward', token);
    const { page, context, complaints } = await openApp(chrome, { token });
    const actor = actorAt(page);
    const coins = formatCoins(1000, 'id');
    await actor.sees(t('task.count', { done: 1, max: 1 }));
    await page.getByText(coins, { exact: true }).filter({ visible: true }).first().waitFor();
    await context.route(calls, trouble);
    // Simulates the return from the background, after which the page repeats its requests.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await openIncome(page);
    await actor.sees(t('income.coin_balance'));
    expect(await isWhite(page)).toBe(false);
    await page.goBack();
    await actor.sees(t('home.daily_title'));
    await page.getByText(coins, { exact: true }).filter({ visible: true }).first().waitFor();
    expect(failuresIn(complaints)).toEqual([]);
    await context.close();
  });
});
