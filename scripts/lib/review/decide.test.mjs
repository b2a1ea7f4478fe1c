import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launch } from '../browser.mjs';
import { approve, checkoutOf } from '../pictures/checkout.mjs';
import { readLock } from '../pictures/lock.mjs';
import { keyOf } from '../pictures/picture.mjs';
import { changesBetween } from '../visual/changes.mjs';
import { measureDifferences } from '../visual/difference.mjs';
import { isStored, storePicture, lookOf } from '../visual/store.mjs';
import { reviewData, unplayed } from './reviewData.mjs';
import { writeReview } from './writeReview.mjs';

/**
 * A designer decides about 13 pictures, in a browser that has nothing but the folder of the review page; an engineer
 * takes the file in a checkout where nothing is installed.
 */
let browser, folder, page, requests;
const languages = [
  { code: 'en', name: 'English' },
  { code: 'id', name: 'Indonesian' },
];
const at = (...names) => path.join(folder, ...names);

/** Pictures in one shade, kept in a store. */
async function taken(story, locale, shade) {
  const pixels = { data: Buffer.alloc(40 * 90 * 4, Buffer.from([shade, shade, shade, 255])), width: 40, height: 90 };
  const look = lookOf(pixels);
  await storePicture(at('store'), pixels, look);
  return { story, frame: 'page', locale, ...look };
}
/** @param {(at: number) => number} shadeOf */
async function picturesOf(shadeOf) {
  const stories = Array.from({ length: 7 }, (_, number) => `screens-home--state-${number}`);
  const all = stories.flatMap((story) => languages.map(({ code }) => [story, code])).slice(0, 13);
  const pictures = [];
  for (const [number, [story, code]] of all.entries()) pictures.push(await taken(story, code, shadeOf(number)));
  return new Map(pictures.map((one) => [keyOf(one), one]));
}

let before, now;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-decide-'));
  before = await picturesOf((number) => 200 + number);
  now = await picturesOf((number) => 100 + number);
  const changes = await measureDifferences(changesBetween(before, now), at('store'), at('differences'));
  const run = { commit: 'c'.repeat(40), changed: false, at: '2026-11-30T09:41:00.000Z', name: 'test #7', address: '' };
  const data = reviewData({
    ...{ languages, changes, lock: before, missing: '', source: { commit: run.commit, run } },
    stories: [...new Set(changes.map(({ story }) => story))].map(unplayed),
    received: Array.from(now.values(), (picture) => ({ ...picture, state: 'changed' })),
    isStored: (hash) => isStored(at('store'), hash),
  });
  await writeReview(data, { store: at('store'), differences: at('differences') }, at('review'));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  requests = [];
  context.on('request', (request) => requests.push(request.url()));
  page = await context.newPage();
  await page.goto(pathToFileURL(at('review/index.html')).href);
  return () => context.close();
});

const progress = () => page.textContent('.progress');
async function refuse(note) {
  await page.keyboard.press('r');
  await page.fill('#asking textarea', note);
  await page.click('#asking button[type=submit]');
}
async function save(name) {
  await page.click('text=Save decisions…');
  await page.fill('#asking [name=name]', 'Ana Souza');
  await page.fill('#asking [name=mail]', 'ana@example.com');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#asking button[type=submit]')]);
  await download.saveAs(at(name));
}

test('a designer approves 12 pictures and refuses one with a note; one command takes exactly that', async () => {
  expect(await page.textContent('#source')).toContain(
    'Taken by test #7 on 2026-11-30, 09:41 UTC from commit cccccccc.',
  );
  await page.selectOption('[name=locale]', 'id');
  await page.click('text=Select all 6 shown');
  await page.keyboard.press('a');
  expect(await progress()).toBe('6 approved, 0 refused, 7 undecided');
  await page.selectOption('[name=locale]', '');
  await page.selectOption('[name=decision]', 'undecided');
  await page.click('text=Select all 7 shown');
  await page.keyboard.press('a');
  await page.click('text=Select none');
  await page.click('li[data-key="en/screens-home--state-3"] input');
  await refuse('The amount is cut.');
  await expect.poll(progress).toBe('12 approved, 1 refused, 0 undecided');
  await save('decisions.json');

  checkoutOf(at('checkout'), before);
  const { status, printed } = approve(at('checkout'), at('decisions.json'));
  expect(printed).toContain('refused: en/screens-home--state-3 (Ana Souza <ana@example.com>): The amount is cut.');
  expect(printed).toContain('12 approved, 0 removed, 0 approved before, 1 refused, 0 not taken.');
  expect(printed).toContain('Reviewed-by: Ana Souza <ana@example.com>');
  expect(status).toBe(1);
  const refused = 'en/screens-home--state-3';
  expect(readLock(at('checkout/.storybook/pictures'))).toEqual(new Map([...now, [refused, before.get(refused)]]));
  expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
});

test('in the viewer keys decide on the picture that is shown; undo takes it back', async () => {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const words = page.locator('#viewer .words');
  await words.waitFor();
  await page.keyboard.press('a');
  expect(await words.textContent()).toBe('Approved');
  await refuse('Too low.');
  await expect.poll(() => words.textContent()).toBe('Refused: Too low.');
  await page.keyboard.press('u');
  expect(await words.textContent()).toBe('Approved');
  await page.keyboard.press('n');
  await page.fill('#asking textarea', 'Better than before.');
  await page.click('#asking button[type=submit]');
  await expect.poll(() => words.textContent()).toBe('Approved: Better than before.');
  await page.keyboard.press('Escape');
  expect(await page.locator('li[data-decision=approved]').allTextContents()).toEqual([
    expect.stringContaining('approvedBetter than before.'),
  ]);
});

test('a refusal needs a note, and Escape leaves everything as it was', async () => {
  await page.click('li[data-key="en/screens-home--state-0"] input');
  await page.keyboard.press('r');
  await page.fill('#asking textarea', '  ');
  await page.click('#asking button[type=submit]');
  expect(await page.locator('#asking[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await progress()).toBe('0 approved, 0 refused, 13 undecided');
});

test('the slider shows the old picture left of its line and the new one right of it', async () => {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.locator('#viewer[open]').waitFor();
  await page.keyboard.press('s');
  const seen = () => page.locator('.pair').evaluate((pair) => pair.style.getPropertyValue('--seen'));
  expect(await seen()).toBe('50%');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  expect(await seen()).toBe('100%');
  await page.keyboard.press('a');
  expect(await page.locator('#viewer .words').textContent()).toBe('Approved');
});

test('decisions are still there when the page is opened again, and Shift selects a range', async () => {
  await page.click('li[data-key="en/screens-home--state-0"] input');
  await page.click('li[data-key="en/screens-home--state-2"] input', { modifiers: ['Shift'] });
  expect(await page.textContent('#actions .count')).toBe('5 selected');
  await page.keyboard.press('a');
  await page.reload();
  expect(await progress()).toBe('5 approved, 0 refused, 8 undecided');
  await page.selectOption('[name=decision]', 'approved');
  expect(await page.textContent('#count')).toBe('3 stories, 5 pictures');
});

test('decisions of somebody else are opened; a bad file gets one sentence and changes nothing', async () => {
  await page.click('text=Select all 13 shown');
  await page.keyboard.press('a');
  await save('theirs.json');
  await page.keyboard.press('u');
  expect(await progress()).toBe('0 approved, 0 refused, 13 undecided');
  const open = async (name) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('text=Open decisions…')]);
    await chooser.setFiles(at(name));
  };
  writeFileSync(at('cut.json'), readFileSync(at('theirs.json'), 'utf8').slice(0, 300));
  await open('cut.json');
  await expect.poll(() => page.textContent('.message')).toContain('cut.json is no JSON, or was cut off');
  expect(await progress()).toBe('0 approved, 0 refused, 13 undecided');
  await open('theirs.json');
  await expect.poll(() => page.textContent('.message')).toBe('13 decisions of theirs.json taken.');
  expect(await progress()).toBe('13 approved, 0 refused, 0 undecided');
});
