import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../scripts/lib/browser.mjs';

const index = readFileSync(path.resolve(import.meta.dirname, '../../dist/app/index.html'), 'utf8');
/** The part of index.html that a slow phone may receive and paint first: up to the script that fills the shell. */
const [shell = '', rest = ''] = index.split(/(?=<script id="shell">)/);

let browser;
let server;
/** Sends the rest of the page. */
let release;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (!request.url.startsWith('/?')) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(shell);
    release = () => response.end(rest);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

it('a page that arrives in two parts shows nothing of home before its words are there, and moves nothing then', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shifted += value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  const address = `http://127.0.0.1:${server.address().port}/?pkg_name=com.tally.id&country=id&lang=id`;
  await page.goto(address, { waitUntil: 'commit' });
  const home = page.locator('#home');
  await home.waitFor({ state: 'attached' });
  expect(await home.isVisible()).toBe(false);
  // No frame is drawn before the words are there (`link rel=expect`).
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  release();
  await page.getByText('Tugas harian').waitFor();
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
  expect(await page.evaluate(() => window.shifted)).toBe(0);
});
