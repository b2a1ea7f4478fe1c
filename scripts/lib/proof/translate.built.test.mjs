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

const { texts, snapshot, take } = textsCheckout();
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

const key = 'account.in_use_title';
const result = () => page.locator('.result').textContent();

test('a translator finds a text by its Portuguese words, sees that other ones do not fit at 320 px, and an engineer takes those that do', async () => {
  const own = texts().tree.texts['pt_br'][key];
  await page.goto(`${server.url}/any/path/proof/index.html`);
  await page.selectOption('[name=locale]', 'pt_br');
  await page.fill('[name=find]', own);
  await page.locator('#list a').first().click();
  const field = page.getByRole('textbox', { name: 'Words in pt_br' });
  expect(await field.inputValue()).toBe(own);

  await field.fill('Inconstitucionalissimamente');
  await expect.poll(result, { timeout: 120_000 }).toContain('Does not fit: Account In Use at 320 px.');
  const narrow = page.frameLocator('iframe[width="320"]');
  expect(await narrow.getByRole('alertdialog').or(narrow.getByRole('dialog')).textContent()).toContain(
    'Inconstitucionalissimamente',
  );
  expect(await page.locator('.verdict').first().textContent()).toContain('Inconstitucionalissimamente');

  await field.fill('Conta já usada');
  await expect.poll(result, { timeout: 120_000 }).toBe('It fits: Account In Use at 320, 360, 390, 412 px.');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#xliff')]);
  const file = path.join(site, download.suggestedFilename());
  await download.saveAs(file);

  const printed = execFileSync(process.execPath, ['scripts/texts.mjs', 'import', file], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed).toBe(`pt_br ${key}\n  - ${own}\n  + Conta já usada\n1 text would change; --write writes it.\n`);
  const before = snapshot();
  await take([file]);
  const changed = snapshot()
    .map(([, now], at) => [before[at][1], now])
    .filter(([was, now]) => was !== now);
  expect(changed).toEqual([[changed[0][0], changed[0][0].replace(`"${key}": "${own}"`, `"${key}": "Conta já usada"`)]]);
});
