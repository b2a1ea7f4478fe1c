// A translator changes a word on the built site and sees where it does not fit; an engineer takes the word. The site
// is only served: its files, under any path.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../browser.mjs';
import { root } from '../run.mjs';
import { serve } from '../servers/staticServer.mjs';
import { textsCheckout } from '../texts/exchange/textsCheckout.mjs';
import { storybookSite } from '../visual/paths.mjs';
import { buildProof } from './buildProof.mjs';

const { texts, snapshot, runImport } = textsCheckout();
let browser, page, site, server;
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'tally-site-'));
  const folder = path.join(site, 'any/path');
  mkdirSync(folder, { recursive: true });
  await buildProof(path.join(folder, 'proof'));
  symlinkSync(storybookSite, path.join(folder, 'storybook'));
  server = await serve(site);
  browser = await launch();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true, force: true });
});

const key = 'withdraw.trust_hours';
/** Words that keep together and are wider than a row of the card on a page of 320 px. */
const wide =
  'Uma vez por dia, {{from}}–\u2060{{to}}\u00a0no\u00a0horário\u00a0oficial\u00a0da\u00a0capital\u00a0do\u00a0país,\u00a0Brasília';
const right = 'Só uma vez por dia, {{from}}–\u2060{{to}} de\u00a0Brasília';
const result = () => page.locator('.result').textContent();
/** The words as a page has them, up to their first value. */
const beginning = (words) => words.slice(0, words.indexOf('{{'));

test('a translator finds a text by its Portuguese words, sees that other ones do not fit at 320 px, and an engineer takes those that do', async () => {
  const own = texts().tree.texts['pt_br'][key];
  await page.goto(`${server.url}/any/path/proof/index.html`);
  await page.selectOption('[name=locale]', 'pt_br');
  await page.fill('[name=find]', 'uma vez por dia de Brasília');
  await page.click(`#list a[href="#${key}"]`);
  const field = page.getByRole('textbox', { name: 'Words in pt_br' });
  expect(await field.inputValue()).toBe(own);

  await field.fill(wide);
  await expect.poll(result, { timeout: 120_000 }).toMatch(/Does not fit: Withdraw, [\w ]+ at 320 px\./);
  expect(await page.frameLocator('iframe[width="320"]').locator('body').textContent()).toContain(beginning(wide));
  expect(await page.locator('.verdict').first().textContent()).toContain(beginning(wide));

  await field.fill(right);
  await expect.poll(result, { timeout: 120_000 }).toMatch(/^It fits: Withdraw, [\w ]+ at 320, 360, 390, 412 px\.$/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#xliff')]);
  const file = path.join(site, download.suggestedFilename());
  await download.saveAs(file);

  const args = ['scripts/texts.mjs', 'import', file];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(printed).toBe(`pt_br ${key}\n  - ${own}\n  + ${right}\n1 text would change; --write writes it.\n`);
  const before = snapshot();
  await runImport([file]);
  const [change, ...others] = snapshot()
    .map(([, now], at) => ({ was: before[at][1], now }))
    .filter(({ was, now }) => was !== now);
  expect(others).toEqual([]);
  expect(change.now).toBe(change.was.replace('Uma vez por dia, {{from}}', 'Só uma vez por dia, {{from}}'));
}, 400_000);
