// Rooms: app/screens, app/startup, ui, host-simulator, server/http/pages/pages, server/http/pages/security
import { localeCodes } from '@tally/locales/tags';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openApp, places, serverUrl, violations } from '../browser';
import { newDay, signIn } from '../demo';
import { everyPage } from '../everyPage';
import { hostile, hostileLinks, payloads } from '../hostileWords';

let chrome: Browser;
beforeAll(async () => {
  chrome = await launch();
  await newDay();
});
afterAll(() => chrome.close());

/** Opens a page as the phone app does, and waits until its requests are answered. */
async function visit(page: Page, path: string, query: string): Promise<void> {
  await page.goto(`${serverUrl()}${path}${query}`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // The page must never be blank, whatever the server answers.
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
}

/** Opens tabs beside the first one: a visit waits most of its time for the network to be idle. */
const openTabs = async (first: Page): Promise<Page[]> => [
  first,
  ...(await Promise.all([1, 2, 3].map(() => first.context().newPage()))),
];

/** Visits every page, one at a time in each tab, and looks at it. */
async function visitAll(tabs: readonly Page[], look: (page: Page, path: string) => Promise<void>): Promise<void> {
  const query = new URL((tabs[0] as Page).url()).search;
  const left = [...everyPage];
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await visit(tab, path, query);
        await look(tab, path);
      }
    }),
  );
}

/** Makes every API reply hostile on its way to the page. */
const smuggle = (context: BrowserContext, nth: { texts: number; links: number }) =>
  context.route('**/event/v1/**', async (route) => {
    const answer = await route.fetch();
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown };
    await route.fulfill({ response: answer, json: { code, msg, data: hostile(data, nth) } });
  });

const seen = (page: Page) =>
  page.evaluate(() => ({
    ran: (window as unknown as { __ran?: number }).__ran ?? 0,
    polluted: 'polluted' in {},
    links: [...document.querySelectorAll('[href]')].map((node) => node.getAttribute('href') ?? ''),
    markup: document.querySelectorAll('iframe, object, embed, form[action], [onerror], [onload], [onfocus]').length,
  }));

it('there are fifty payloads and nineteen links', () => {
  expect([new Set(payloads).size, new Set(hostileLinks).size]).toEqual([50, 19]);
});

/** Counts the replaced texts and links, so that each gets a different payload. */
const nth = { texts: 0, links: 0 };

describe.each(localeCodes)('every page in %s', (locale) => {
  it('every page breaks no policy (S3)', async () => {
    const token = await signIn(`${places[locale].market}-rich`);
    const { page, context } = await openApp(chrome, { locale, token });
    const broken: string[] = [];
    await visitAll(await openTabs(page), async (tab, path) => {
      broken.push(...(await violations(tab)).map((finding) => `${path}: ${finding}`));
    });
    expect(broken).toEqual([]);
    await context.close();
  });

  it('every page runs nothing and leads nowhere, whatever the server says (S4, S5)', async () => {
    const token = await signIn(`${places[locale].market}-rich`);
    const { page, context } = await openApp(chrome, { locale, token, before: (opened) => smuggle(opened, nth) });
    const tabs = await openTabs(page);
    const away: string[] = [];
    for (const tab of tabs)
      tab.on('framenavigated', (frame) => void (frame.url().startsWith(serverUrl()) || away.push(frame.url())));
    context.on('page', (other) => void away.push(other.url()));
    await visitAll(tabs, async (tab, path) => {
      const { ran, polluted, markup, links } = await seen(tab);
      expect({ ran, polluted, markup }, path).toEqual({ ran: 0, polluted: false, markup: 0 });
      expect(
        links.filter((link) => hostileLinks.includes(link)),
        path,
      ).toEqual([]);
    });
    expect(away).toEqual([]);
    // Ignores errors of requests that are still running when the context closes.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

it('every payload has stood at the beginning of a text, and every link in a field', () => {
  expect(nth.texts).toBeGreaterThan(payloads.length);
  expect(nth.links).toBeGreaterThan(hostileLinks.length);
});
