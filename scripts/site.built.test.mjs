import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './lib/browser.mjs';
import { buildSite } from './lib/site/buildSite.mjs';
import { serve } from './lib/servers/staticServer.mjs';

/** The site as its visitors have it: on a static host, below some path, and as a folder. */
const folder = mkdtempSync(path.join(tmpdir(), 'tally-site-'));
const site = path.join(folder, 'some/path');
let browser, server;
beforeAll(async () => {
  mkdirSync(site, { recursive: true });
  // Compared with itself: no picture differs, so that none is copied.
  await buildSite(site, { base: 'HEAD', render: false, files: [] });
  server = await serve(folder);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page; returns it with everything that went wrong. */
async function open(url, width) {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  const wrong = [];
  const own = url.startsWith('file:') ? 'file:' : server.url;
  page.on('request', (request) => {
    if (![own, 'data:', 'blob:'].some((start) => request.url().startsWith(start))) wrong.push(`asks ${request.url()}`);
  });
  page.on('requestfailed', (request) => wrong.push(`fails ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.goto(url);
  return { page, wrong };
}
/** The pages that the start page leads to, in its order. */
async function parts(start) {
  const { page } = await open(start, 1280);
  const links = await page.locator('.parts a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await page.close();
  return links;
}

test('below any path of a static host each part opens at both widths, and nothing asks another host', async () => {
  const start = `${server.url}/some/path/index.html`;
  const links = await parts(start);
  expect(links).toEqual(
    ['review', 'storybook', 'proof', 'tokens', 'api', 'changelog', 'rules'].map((name) => `${name}/index.html`),
  );
  for (const link of ['', ...links]) {
    for (const width of [390, 1280]) {
      const { page, wrong } = await open(new URL(link, start).href, width);
      if (link.startsWith('storybook')) await page.locator('#storybook-preview-iframe').waitFor();
      else await page.locator('h1').first().waitFor();
      expect({ link, wrong }).toEqual({ link, wrong: [] });
      await page.close();
    }
  }
});

test('a designer finds a dialog by its Portuguese words on the start page', async () => {
  const { page, wrong } = await open(`${server.url}/some/path/index.html`, 390);
  await page.getByRole('searchbox').fill('voce ja sacou hoje');
  const link = page.getByRole('list').first().getByRole('link').first();
  expect(await link.textContent()).toBe('Withdraw Once Daily');
  await link.click();
  await page.frameLocator('#storybook-preview-iframe').getByText('Você já sacou hoje').first().waitFor();
  expect(wrong).toEqual([]);
  await page.close();
});

test('a story opens by its address', async () => {
  const { page, wrong } = await open(
    `${server.url}/some/path/storybook/index.html?path=/story/screens-home--filled`,
    1280,
  );
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root *').first().waitFor();
  expect(wrong).toEqual([]);
  await page.close();
});

test('from a folder every part opens but Storybook, and the start page says so', async () => {
  const start = pathToFileURL(path.join(site, 'index.html')).href;
  const { page } = await open(start, 390);
  expect(await page.textContent('main')).toContain('0 pictures differ from that commit.');
  expect(
    await page
      .locator('li', { has: page.locator('.note') })
      .locator('a')
      .allTextContents(),
  ).toEqual(['Storybook']);
  await page.close();
  for (const link of (await parts(start)).filter((one) => !one.startsWith('storybook'))) {
    const { page: part, wrong } = await open(new URL(link, start).href, 390);
    await part.locator('h1').first().waitFor();
    expect({ link, wrong }).toEqual({ link, wrong: [] });
    await part.close();
  }
});

test('the API is readable without a tool: a call says its fields, words and examples', async () => {
  const { page } = await open(pathToFileURL(path.join(site, 'api/index.html')).href, 390);
  const call = page.locator('#postWithdraw');
  await call.locator('summary').first().click();
  for (const words of ['POST /wallet/withdraw', 'amount', 'NEED ACCOUNT', 'There is no e-wallet account.'])
    expect(await call.textContent()).toContain(words);
  await page.close();
});

test('a base that does not exist gets a sentence, and the site stays as it was', async () => {
  await expect(buildSite(site, { base: 'nowhere', render: false, files: [] })).rejects.toThrow(
    'There is no commit nowhere.',
  );
  expect(existsSync(path.join(site, 'index.html'))).toBe(true);
});
