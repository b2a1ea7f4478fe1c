import path from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { launch } from '../../scripts/lib/browser.mjs';
import { serve } from './serve.mjs';

const folder = path.resolve(import.meta.dirname, '../../dist/app');
const token = 't'.repeat(60);
const card = '[data-tap="task:checkin"] button';

/** A host of the newest version that records the names of the called methods. */
function rememberingHost() {
  window.asked = [];
  window.RewardsHost = Object.fromEntries(
    [
      'loginGoogle',
      'isAppInstalled',
      'launchApp',
      'showCheckInWindow',
      'showLotteryWindow',
      'showVideoAdWindow',
      'showLuckyTaskWindow',
      'showAdsWindow',
      'showWordsWindow',
      'showQuizWindow',
      'uploadReviewScreenshot',
      'requestContactsPermission',
      'requestNotificationPermission',
      'getNetworkType',
      'share',
      'openChannel',
    ].map((name) => [
      name,
      () => {
        window.asked.push(name);
        return name !== 'getNetworkType' || 'wifi';
      },
    ]),
  );
}

/** Sums up all layout shifts. */
function shiftSum() {
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifted += entry.value))).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

let browser;
let server;
beforeAll(async () => {
  server = await serve({ ours: folder }, { apiDelay: 150 });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

let context;
let page;
let release;
const requests = [];
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, ignoreHTTPSErrors: true });
  page = await context.newPage();
  await page.addInitScript(rememberingHost);
  await page.addInitScript(shiftSum);
  requests.length = 0;
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
});
afterEach(async () => {
  // A routed request may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

/**
 * Opens home for an active person and waits until the numbers are kept for the next visit.
 */
async function visitBefore() {
  const before = await context.newPage();
  await before.goto(`${server.urls.ours}/?pkg_name=com.tally.id&country=id&lang=id&sdk_version=815&token=${token}`);
  await before.waitForFunction(() => localStorage.getItem('lastHome') !== null);
  await before.close();
}

/**
 * Holds requests back.
 * @returns a function that lets them go
 */
async function hold(url) {
  let go;
  const held = new Promise((resolve) => (go = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

/** Opens home; the app's script arrives only when `release` is called. */
async function open(query = '') {
  release = await hold('**/assets/startApp-*.js');
  await page.goto(`${server.urls.ours}/?pkg_name=com.tally.id&country=id&lang=id&sdk_version=815${query}`, {
    waitUntil: 'commit',
  });
  await page.locator(card).waitFor();
}

describe('a tap that comes before any script', () => {
  it('a tap before any script opens the window of the host, once, however often it was tapped', async () => {
    await open(`&token=${token}`);
    for (let tap = 0; tap < 3; tap += 1) await page.locator(card).click();
    const late = page.waitForRequest('**/app/adconfig?*');
    release();
    await page.waitForFunction(() => window.asked.includes('showCheckInWindow'));
    // The last call of the start, a second after the others: all taps recorded before the app ran have been replayed by
    // then.
    await late;
    expect(await page.evaluate(() => window.asked.filter((name) => name === 'showCheckInWindow'))).toHaveLength(1);
  });

  it('a tap before any script is acknowledged at once, and home takes the mark over', async () => {
    await open(`&token=${token}`);
    await page.locator(card).click();
    await page.locator('[data-tap=withdraw]').click();
    const marks = () =>
      page.evaluate(() => [...document.querySelectorAll('button[aria-busy=true]')].map((one) => one.innerText.trim()));
    expect(await marks()).toHaveLength(2);
    // From the first tap until its window opens, the button must always be marked as busy.
    await page.evaluate((selector) => {
      window.unmarked = 0;
      const button = document.querySelector(selector);
      new MutationObserver(() => {
        if (button.getAttribute('aria-busy') !== 'true' && !window.asked.length) window.unmarked += 1;
      }).observe(button, { attributes: true });
    }, card);
    release();
    await page.waitForFunction(() => window.asked.includes('showCheckInWindow'));
    await page.waitForURL('**/withdraw');
    expect(await page.evaluate(() => window.unmarked)).toBe(0);
    expect(await page.locator('#home button[aria-busy=true]').count()).toBe(0);
    expect(await page.locator('[data-pressed]').count()).toBe(0);
  });

  it('a tap before any script asks a guest to log in', async () => {
    await open();
    await page.locator(card).click();
    release();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('button').allInnerTexts()).toContain('Masuk');
    expect(await page.evaluate(() => window.asked)).not.toContain('showCheckInWindow');
  });

  it('a tap before any script speaks the language of the person', async () => {
    await open(`&token=${token}`);
    expect(await page.locator('#root').innerText()).toContain('Tugas harian');
    release();
  });
});

describe('a tap beside amounts that are known before home is hydrated', () => {
  /**
   * Records each text that the balance has shown, and whether the tapped button was without a mark before its dialog.
   */
  const watch = (selector) => {
    window.balances = [];
    window.unmarked = 0;
    const look = () => {
      const balance = document.querySelector('[data-tap=income]').innerText;
      if (window.balances.at(-1) !== balance) window.balances.push(balance);
      const open = document.querySelector('[role=dialog], [role=alertdialog]');
      if (!open && document.querySelector(selector).getAttribute('aria-busy') !== 'true') window.unmarked += 1;
    };
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  };
  /** Cash and coins; what can be withdrawn comes with the app. */
  const amountsOf = (text) => [/^Rp\s?[\d.]+$/m, /^[\d.]+$/m].map((line) => line.exec(text)?.[0]).join(' ');

  it('a tap of a first visit opens its dialog beside the amounts of the answer, before home is rendered again', async () => {
    await open(`&token=${token}`);
    await page.evaluate(() => delete window.RewardsHost.showCheckInWindow);
    await page.locator(card).click();
    await page.evaluate(watch, card);
    await page.evaluate((selector) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=dialog], [role=alertdialog]')) return;
        observer.disconnect();
        const state = document.querySelector(selector).closest('[data-tap]').dataset.state;
        window.atDialog = [state, document.querySelector('[data-coins]')?.innerText.trim()];
      }).observe(document, { subtree: true, childList: true });
    }, card);
    await page.locator('[data-coins]').getByText('18.450').waitFor();
    release();
    await page.waitForFunction(() => window.atDialog);
    // As prerendered: only the amounts were filled in.
    expect(await page.evaluate(() => window.atDialog)).toEqual(['loading', '18.450']);
    await page.locator('[data-tap="task:checkin"]').getByText('0/1').first().waitFor();
    const { balances, unmarked } = await page.evaluate(() => ({
      balances: window.balances.filter((text) => text.includes('18.450')),
      unmarked: window.unmarked,
    }));
    expect(unmarked).toBe(0);
    expect(new Set(balances.map(amountsOf))).toEqual(new Set(['Rp\u00a012.400 18.450']));
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.0005);
  });

  it('a tap on the amounts themselves, which come then, stays marked until its page opens', async () => {
    const answer = await hold('**/event/v1/user/info*');
    await open(`&token=${token}`);
    const balance = page.locator('[data-tap=income] button').first();
    await balance.click();
    const button = await balance.elementHandle();
    answer();
    await page.locator('[data-coins]').getByText('18.450').waitFor();
    expect(await balance.evaluate((now, before) => now === before, button)).toBe(true);
    expect(await balance.getAttribute('aria-busy')).toBe('true');
    expect(await balance.getAttribute('aria-label')).toContain('18.450');
    release();
    await page.waitForURL('**/income');
    expect(await page.locator('#home button[aria-busy=true]').count()).toBe(0);
  });

  it('a tap opens its dialog with the button marked all along and the numbers in place; home follows behind it', async () => {
    await visitBefore();
    await open(`&token=${token}`);
    // Without a host the window cannot be opened, which a dialog says.
    await page.evaluate(() => delete window.RewardsHost.showCheckInWindow);
    await page.locator(card).click();
    await page.evaluate(watch, card);
    release();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    await page.locator('[data-tap="task:checkin"]').getByText('0/1').first().waitFor();
    const { balances, unmarked } = await page.evaluate(() => ({
      balances: window.balances,
      unmarked: window.unmarked,
    }));
    expect(unmarked).toBe(0);
    expect(new Set(balances.map(amountsOf))).toEqual(new Set(['Rp\u00a012.400 18.450']));
    expect(await page.locator('#home button[aria-busy=true]').count()).toBe(0);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.0005);
  });

  it('a tap leaves newer amounts to be shown as soon as they are known, and never the old ones again', async () => {
    await visitBefore();
    await page.route('**/event/v1/user/info*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, coin: body.data.coin + 777 } } });
    });
    await open(`&token=${token}`);
    await page.locator(card).click();
    await page.evaluate(watch, card);
    release();
    await page.waitForFunction(() => window.asked.includes('showCheckInWindow'));
    await page.waitForFunction(() => window.balances.at(-1).includes('19.227'));
    // The coins count up to the newer amount.
    const coins = (await page.evaluate(() => window.balances)).map((text) => Number(/^\d\d\.\d{3}$/m.exec(text)[0]));
    expect(coins[0]).toBe(18.45);
    expect(coins).toEqual(coins.toSorted((a, b) => a - b));
  });

  it('a tap that cannot be handled holds up nothing: home follows, and its button can be tapped again', async () => {
    await visitBefore();
    await open(`&token=${token}`);
    await page.locator(card).click();
    await page.evaluate(() => {
      window.sameVisit = true;
      // The first id is the page's own, the next one that of the tap's window.
      const random = crypto.getRandomValues.bind(crypto);
      let ids = 0;
      crypto.getRandomValues = (bytes) => {
        if (bytes.length === 16 && ids++) throw new Error('no id');
        return random(bytes);
      };
    });
    const pages = page.waitForRequest('**/wallet/rank*');
    release();
    await page.locator('[data-tap="task:lottery"]').getByText('0/10').first().waitFor();
    await pages;
    expect(await page.locator(card).getAttribute('aria-busy')).not.toBe('true');
    expect(await page.evaluate(() => [window.sameVisit, window.asked.includes('showCheckInWindow')])).toEqual([
      true,
      false,
    ]);
  });

  it('a tap that comes with the first frame leaves no task of home out, whenever the app comes', async () => {
    await visitBefore();
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        const button = document.documentElement.dataset.screen === 'home' && document.querySelector(selector);
        if (!button) return;
        observer.disconnect();
        button.click();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, card);
    await open(`&token=${token}`);
    await page.locator('[data-tap="task:quiz"]').waitFor();
    expect(await page.locator('[data-tap^="task:"]:visible').count()).toBe(5);
    release();
    await page.waitForFunction(() => window.asked.includes('showCheckInWindow'));
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.0005);
  });
});

describe('the start', () => {
  it('the start needs six requests until it can be tapped, and no font', async () => {
    await open(`&token=${token}`);
    expect(
      requests
        .slice(0, 6)
        .map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
        .sort(),
    ).toEqual([
      '/',
      // In parallel: home's texts, and the bundler's helpers for CommonJS, 1 kB.
      '/assets/id.home',
      '/assets/rolldown-runtime',
      '/assets/startApp',
      '/event/v1/task/normal-task/',
      '/event/v1/user/info',
    ]);
    release();
  });

  it.each([
    ['a guest', ''],
    ['an active person', `&token=${token}`],
  ])('the start moves nothing from the shell to the numbers for %s', async (_, who) => {
    // The fallback of the web font is the phone's own font, which this browser lacks, so the swap would shift the
    // layout.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(who);
    const prerendered = await page.locator(card).elementHandle();
    release();
    await page.locator('#root [data-tap="task:checkin"]').getByText('0/1').first().waitFor();
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.0005);
    // The button that index.html contains must be kept and filled with numbers, not replaced.
    expect(await prerendered.evaluate((button) => button.isConnected)).toBe(true);
  });

  it('the start shows all tasks of home, below the first screen too, before any script', async () => {
    await open(`&token=${token}`);
    await page.locator('[data-tap="task:quiz"]').waitFor();
    expect(await page.locator('[data-tap^="task:"]:visible').count()).toBe(5);
    expect(await page.evaluate(() => window.shifted)).toBe(0);
    release();
  });

  it('the start inserts no rule of home a second time, which would style the whole page again', async () => {
    await open(`&token=${token}`);
    const ours = await page.evaluate(() => {
      const sheets = [...document.querySelectorAll('style:not([data-styled])')].map(({ sheet }) => [...sheet.cssRules]);
      return sheets.flat().map(({ cssText }) => cssText);
    });
    expect(ours.filter((rule) => /^\.\w+ \{/.test(rule)).length).toBeGreaterThan(30);
    release();
    await page.locator('#root [data-tap="task:checkin"]').getByText('0/1').first().waitFor();
    const inserted = await page.evaluate(() =>
      [...document.querySelector('style[data-styled=active]').sheet.cssRules].map(({ cssText }) => cssText),
    );
    expect(inserted.filter((rule) => ours.includes(rule))).toEqual([]);
  });

  const numbers = async () => (await page.locator('#root').innerText()).replace('07:00', '').match(/\d[\d.]*/g);

  it('the start shows no number that is not known', async () => {
    await page.route('**/event/v1/user/info*', (route) => route.abort());
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/user/info'));
    await open(`&token=${token}`);
    await asked;
    expect(await numbers()).toBeNull();
    expect(errors).toEqual([]);
    release();
  });

  it('the start shows the amounts of a first visit as soon as they are known, before any script, and moves nothing', async () => {
    await page.route('**/*.woff2', (route) => route.abort());
    await open(`&token=${token}`);
    await page.locator('[data-coins]').getByText('18.450').waitFor();
    const shown = await page.locator('[data-tap=income] button').first().innerText();
    // Home is taken over, and follows the store, with the same amounts.
    release();
    await page.locator('[data-tap="task:checkin"]').getByText('0/1').first().waitFor();
    expect(await page.locator('[data-tap=income] button').first().innerText()).toBe(shown);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.0005);
  });

  it("the start tells the day of the exchange by the server's clock, whatever the phone's says", async () => {
    // In Jakarta it is one o'clock at night; the phone says noon of the day before.
    const server = 'Thu, 15 Jan 2026 18:00:00 GMT';
    const phone = Date.UTC(2026, 0, 15, 5);
    await page.addInitScript((now) => {
      const wrong = now - Date.now();
      const right = Date.now;
      Date.now = () => right() + wrong;
    }, phone);
    await page.route('**/event/v1/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), date: server } });
    });
    await open(`&token=${token}`);
    const balance = page.locator('[data-tap=income]');
    await balance.getByText('hari ini').waitFor();
    await balance.evaluate((node) => {
      window.days = [];
      new MutationObserver(() => window.days.push(node.innerText)).observe(node, { subtree: true, childList: true });
    });
    release();
    await page.locator('[data-tap="task:checkin"]').getByText('0/1').first().waitFor();
    expect((await page.evaluate(() => window.days)).filter((text) => text.includes('besok'))).toEqual([]);
    expect(await balance.innerText()).toContain('hari ini');
  });

  it("the start shows a guest no amounts of the answer, which are not the guest's", async () => {
    const answered = page.waitForResponse('**/event/v1/user/info*');
    await open();
    await (await answered).finished();
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
    expect(await numbers()).toBeNull();
    release();
  });
});
