// The proof page as its recipients see it: opened from its folder in a browser.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launch } from '../browser.mjs';
import { readCsv } from '../texts/exchange/csv.mjs';
import { encodeImage } from '../visual/image.mjs';
import { storedFile } from '../visual/store.mjs';
import { writeProof } from './buildProof.mjs';
import { crop, exampleTexts } from './exampleTexts.mjs';

let browser, context, page, folder;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-proof-'));
  for (const { hash, width } of [crop('id', 320), crop('pt_br', 412)]) {
    const image = { data: Buffer.alloc(width * 900 * 4, 200), width, height: 900 };
    writeFileSync(storedFile(folder, hash), await encodeImage(image));
  }
  await writeProof(exampleTexts, folder, path.join(folder, 'proof'));
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

let errors;
beforeEach(async () => {
  page = await context.newPage();
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(pathToFileURL(path.join(folder, 'proof/index.html')).href);
  return async () => {
    expect(errors).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.close();
  };
});
const listed = () => page.locator('#list b').allTextContents();
const field = () => page.getByRole('textbox', { name: 'Words in pt_br' });
async function open(key) {
  await page.click(`#list a[href="#${key}"]`);
  await page.locator('#sheet', { hasText: key }).waitFor();
}

test('a text is found by its words in any language, the one that says just that first', async () => {
  await page.fill('[name=find]', 'uma vez por dia');
  expect(await listed()).toEqual(['tips.once', 'tips.long']);
  await page.fill('[name=find]', 'between once');
  expect(await listed()).toEqual(['tips.long']);
  await page.fill('[name=find]', 'withdraw.days');
  expect(await listed()).toEqual(['withdraw.days']);
  await page.fill('[name=find]', '3 dias');
  expect(await listed()).toEqual([]);
});

test('a text has its words in all languages, its values, its place, and what glossary and rules say of it', async () => {
  await open('withdraw.days');
  const sheet = page.locator('#sheet');
  for (const said of [
    '{{count}} days to withdraw </script>',
    '{{count}} is a number: 1, 3, 1.000.000',
    'keeps {{count}}; fits on a page of 320 px',
    'Withdraw, Filled',
    'app/screens/Withdraw/WithdrawTrust.tsx',
    'withdraw: sacar. To take cash. Not: grana.',
    'WITHDRAW-1 The screen has tips.',
  ])
    expect(await sheet.textContent()).toContain(said);
  expect(await field().inputValue()).toBe('{{count}}\u00a0dias para sacar');
});

test('the pictures of a text show its words, which are marked, at the width of each language', async () => {
  await open('withdraw.days');
  expect(await page.locator('.row figcaption:visible').allTextContents()).toEqual([
    'Withdraw, Filled, Indonesian, 320 px',
    'Withdraw, Filled, English (Indonesia), 360 px',
    'Withdraw, Filled, English (Philippines), 390 px',
    'Withdraw, Filled, Portuguese (Brazil), 412 px',
  ]);
  const [part, mark] = await Promise.all(['.crop', '.mark'].map((one) => page.locator(one).first().boundingBox()));
  expect(part.width).toBe(320);
  expect([mark.x - part.x, mark.y - part.y, mark.width, mark.height]).toEqual([20, 90, 80, 20]);
  await page
    .locator('.crop img')
    .first()
    .evaluate((image) => image.decode());
  expect(await page.textContent('#sheet')).toContain('No picture of it in this language.');
});

test('from a folder the page says where words appear in the component', async () => {
  await open('withdraw.days');
  expect(await page.textContent('#sheet')).toContain('where this site is on a host');
  expect(await page.getByRole('button', { name: 'Show it in the component' }).count()).toBe(0);
});

test('what an import would refuse is said while it is typed', async () => {
  await open('withdraw.days');
  await field().fill('Sacar grana\u200b');
  expect(await page.locator('.faults li').allTextContents()).toEqual([
    'has a character that nobody sees (U+200B)',
    'lacks {{count}}',
    '"grana": Slang. Say "sacar".',
  ]);
  expect(await page.textContent('#changed')).toBe('1 changed in Portuguese (Brazil), of which 1 would be refused.');
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await page.locator('.faults li').count()).toBe(0);
  expect(await page.textContent('#changed')).toBe('Nothing changed in Portuguese (Brazil).');
});

test('what was typed stays when the page is closed, and goes out as a file with what the text was', async () => {
  await open('tips.once');
  await field().fill('Só uma vez por dia');
  await page.reload();
  expect(await field().inputValue()).toBe('Só uma vez por dia');
  await page.selectOption('[name=show]', 'mine');
  expect(await listed()).toEqual(['tips.once']);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#csv')]);
  expect(download.suggestedFilename()).toBe('pt_br.csv');
  const file = readCsv(readFileSync(await download.path(), 'utf8'), { pt_br: 'pt-BR' });
  const unit = { key: 'tips.once', source: 'Once a day', text: 'Só uma vez por dia', base: '2'.repeat(12) };
  expect(file).toEqual({ locale: 'pt_br', units: [unit] });
});

test('a draft that is older than its text does not count until it is typed again', async () => {
  const old = { locale: 'pt_br', key: 'tips.once', text: 'Uma só vez', base: '0'.repeat(12) };
  await page.evaluate(
    (draft) => localStorage.setItem('tally-proof-drafts', JSON.stringify([['pt_br tips.once', draft]])),
    old,
  );
  await page.reload();
  await open('tips.once');
  expect(await page.textContent('.faults')).toContain('The text has changed since you typed this');
  await field().fill('Uma só vez!');
  expect(await page.locator('.faults li').count()).toBe(0);
});

test('what is sent, and written in code, can be read and not typed', async () => {
  await open('sent.mail_subject');
  expect(await page.textContent('#sheet')).toContain('Excluir It is written in code, not here.');
  expect(await field().count()).toBe(0);
});

test('axe finds nothing on the glossary and on a text', async () => {
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  expect(await violations()).toEqual([]);
  await open('withdraw.days');
  await field().fill('Sacar');
  expect(await violations()).toEqual([]);
});
