import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launch } from '../browser.mjs';
import { encodeImage } from '../visual/image.mjs';
import { writeReview } from './writeReview.mjs';

/** The review page as its recipients see it: opened from its folder in a browser. */
let browser, context, page, folder;
const many = 300;
const languages = [
  { code: 'en', name: 'English' },
  { code: 'id', name: 'Indonesian' },
];
const look = (hash) => ({ width: 40, height: 90, hash });

async function lay(file, shade) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, await encodeImage({ data: Buffer.alloc(40 * 90 * 4, shade), width: 40, height: 90 }));
}
const picture = (locale, name, state, rest) => {
  const [, frame = 'page'] = name.split('.');
  return { key: `${locale}/${name}`, locale, frame, state, faces: [], ...rest };
};
const story = (id, pictures) => ({ id, title: 'Screens/Home', name: id, problems: [], notes: ['</script>'], pictures });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-review-'));
  const quiet = { old: look('quiet'), faces: ['old'] };
  const unchanged = Array.from({ length: many }, (_, at) => picture('en', `quiet-${at}`, 'same', quiet));
  for (const [file, shade] of Object.entries({ quiet: 255, before: 200, after: 100 }))
    await lay(`store/${file}.webp`, shade);
  await lay('differences/id/home.phone.webp', 0);
  const changed = { old: look('before'), new: look('after'), pixels: 7, faces: ['new', 'old', 'difference'] };
  const stories = [
    ...unchanged.map((one, at) => story(`quiet-${at}`, [one])),
    story('home', [
      picture('id', 'home.phone', 'changed', changed),
      picture('en', 'home', 'changed', { old: look('lost'), new: look('after'), faces: ['new'] }),
      picture('en', 'gone', 'left over', { old: look('lost') }),
    ]),
  ];
  await writeReview(
    {
      ...{ languages, source: { commit: 'abc1' }, taken: many + 2, missing: 'It is in the artifact of main.' },
      stories,
    },
    { store: path.join(folder, 'store'), differences: path.join(folder, 'differences') },
    path.join(folder, 'review'),
  );
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

let fetched, errors;
beforeEach(async () => {
  page = await context.newPage();
  fetched = [];
  errors = [];
  page.on('request', (request) => fetched.push(path.basename(request.url())));
  page.on('pageerror', ({ message }) => errors.push(message));
  return async () => {
    expect(errors).toEqual([]);
    await page.close();
  };
});
const open = (hash = '') => page.goto(`${pathToFileURL(path.join(folder, 'review/index.html')).href}${hash}`);
const shownFace = () => page.locator('#viewer .stage > img:not([hidden])').getAttribute('src');

test('the review page opens at what changed, and is itself small', async () => {
  await open();
  expect(await page.textContent('#verdict')).toBe(`${many + 1} stories. 2 changed, 1 left over.`);
  expect(await page.textContent('#count')).toBe('1 stories, 3 pictures');
  for (const file of ['index.html', 'page.js', 'page.css'])
    expect(statSync(path.join(folder, 'review', file)).size).toBeLessThan(40_000);
});

test('thumbnails are fetched as they come into view', async () => {
  await open();
  await page.selectOption('[name=state]', '');
  await page.locator('a[href="#en/quiet-0"] img').evaluate((image) => image.decode());
  expect(fetched.filter((file) => file.startsWith('quiet-')).length).toBeLessThan(many / 2);
});

test('keys lead through the pictures: next, flip, difference, close', async () => {
  await open();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect.poll(shownFace).toBe('new/id/home.phone.webp');
  await page.keyboard.press('Space');
  expect(await shownFace()).toBe('old/id/home.phone.webp');
  await page.keyboard.press('Space');
  expect(await shownFace()).toBe('new/id/home.phone.webp');
  await page.keyboard.press('d');
  expect(await shownFace()).toBe('difference/id/home.phone.webp');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#id/home.phone');
});

test('a link leads to a picture, also to one the filters leave out, and keys go on from there', async () => {
  await open('#en/quiet-1');
  expect(await shownFace()).toBe('old/en/quiet-1.webp');
  await page.keyboard.press('Escape');
  await page.selectOption('[name=state]', '');
  await page.click('a[href="#en/quiet-1"]');
  await page.locator('#viewer[open]').waitFor();
  await page.keyboard.press('j');
  await expect.poll(shownFace).toBe('old/en/quiet-2.webp');
  expect(new URL(page.url()).hash).toBe('#en/quiet-2');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect.poll(shownFace).toBe('old/en/quiet-0.webp');
});

test('filters and search leave the requested stories', async () => {
  await open();
  await page.selectOption('[name=state]', '');
  await page.fill('[name=find]', 'quiet-29');
  expect(await page.textContent('#count')).toBe('11 stories, 11 pictures');
  await page.selectOption('[name=locale]', 'id');
  expect(await page.textContent('#stories')).toBe('Nothing matches these filters.');
});

test('the page says where an old picture is that is not at hand', async () => {
  await open('#en/home');
  expect(await shownFace()).toBe('new/en/home.webp');
  expect(await page.textContent('#viewer')).toContain(
    'The old picture is not here (lost). It is in the artifact of main.',
  );
  await open('#en/gone');
  expect(await page.locator('#viewer img').count()).toBe(0);
  expect(await page.textContent('a[href="#en/gone"]')).toContain('not here');
});

test('axe finds nothing on the review page and over it', async () => {
  await open();
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  expect(await violations()).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.locator('#viewer[open]').waitFor();
  expect(await violations()).toEqual([]);
});

test('every picture that the review page shows lies in its folder', () => {
  for (const file of ['old/id/home.phone.webp', 'new/id/home.phone.webp', 'difference/id/home.phone.webp'])
    expect(existsSync(path.join(folder, 'review', file))).toBe(true);
  expect(existsSync(path.join(folder, 'review/thumbnails/id/home.phone.jpg'))).toBe(true);
});
