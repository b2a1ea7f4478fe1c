// Rooms: app/build/olderPage, app/build/shellPlugin, app/build/textPage, app/index.html, app/startup/head, app/vite.config.ts, server/http/pages
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppHost, type AppHost } from '../appHost';
import { launch, serverUrl, textsIn } from '../browser';

let chrome: Browser;
let host: AppHost;
beforeAll(async () => {
  chrome = await launch();
  host = await startAppHost(serverUrl());
});
afterAll(async () => {
  host.stop();
  await chrome.close();
});

const secrets = 'token=1234567890123&uuid=123456789012345';
const entry = `?pkg_name=com.tally.rewards&country=br&lang=pt&${secrets}`;
const words = { en: textsIn('en'), id: textsIn('id'), pt: textsIn('pt_br') };

/** The page for older web views as a person sees it: the titles from top to bottom, and the address. */
async function olderPage(page: Page) {
  await page.waitForURL('**/older.html*');
  const titles = page.locator('h1');
  const places = await titles.evaluateAll((all) =>
    all.map((one) => [one.getBoundingClientRect().top, one.textContent] as const),
  );
  const shown = places.sort(([a], [b]) => a - b).map(([, title]) => title);
  return { shown, address: page.url().slice(new URL(page.url()).origin.length) };
}

const titlesFrom = (first: keyof typeof words) =>
  [first, ...(['en', 'id', 'pt'] as const).filter((one) => one !== first)].map((one) => words[one]('older.title'));

/** That the address before, with the secrets, is not in the history either: there is nowhere to go back to. */
async function forgets(page: Page) {
  await page.goBack({ timeout: 2000 }).catch(() => null);
  expect(page.url()).not.toContain('1234567890123');
}

it('with scripts off a static page says in all languages what helps, and token and device id are gone (ENTRY-22, ENTRY-10)', async () => {
  const context = await chrome.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  await page.goto(`${serverUrl()}/${entry}`);
  // Without scripts in the page only its text can be read.
  await page.waitForURL('**/older.html');
  for (const t of Object.values(words)) await page.getByText(t('older.message')).waitFor();
  await page.getByRole('heading', { name: 'What we collect' }).waitFor();
  await forgets(page);
  await context.close();
});

/** A web view in which the head's script does not parse. */
const unparsable = (context: BrowserContext) => {
  const html = readFileSync(path.resolve(import.meta.dirname, '../../../dist/app/index.html'), 'utf8');
  host.files.set('/', html.replace('<script>', '<script>?.;'));
  return context;
};
/** A web view older than Chromium 92, which has no `at` of arrays. */
const withoutAt = async (context: BrowserContext) => {
  host.files.delete('/');
  await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
  return context;
};

it.each([
  ['a head script that does not parse', unparsable],
  ['a web view below the minimum', withoutAt],
])(
  '%s: the static page begins in the language of the host, and token and device id are gone (ENTRY-22, ENTRY-10)',
  async (_, prepare) => {
    const context = await prepare(await chrome.newContext({ viewport: { width: 320, height: 640 } }));
    const page = await context.newPage();
    await page.goto(`${host.url}/${entry}`);
    expect(await olderPage(page)).toEqual({ shown: titlesFrom('pt'), address: '/older.html#pt' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await forgets(page);
    const policy = await context.newPage();
    await policy.goto(`${host.url}/privacy-policy?${secrets}`);
    await policy.waitForURL('**/older.html#privacy');
    await policy.getByRole('heading', { name: 'Penghapusan data (Bahasa Indonesia)' }).waitFor();
    await context.close();
  },
);
