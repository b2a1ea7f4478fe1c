import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launch } from '../browser.mjs';
import { storeLooks, lookFile } from '../looks/looks.mjs';
import { encodeImage } from '../visual/image.mjs';
import { storePicture, lookOf } from '../visual/store.mjs';
import { shownHeard, withHeard, writeHeardScripts } from './heardPage.mjs';
import { copyLooks, shownLooks } from './looksPage.mjs';
import { reviewData, unplayed } from './reviewData.mjs';
import { writeReview } from './writeReview.mjs';

/** The review page, opened from its folder, with what is heard and what is never compared. */
let browser, context, folder, page;
const at = (...names) => path.join(folder, ...names);
const ids = ['screens-home--filled', 'screens-home--empty', 'screens-team--full'];
const [home, empty, team] = ids;
const approved = new Map([
  [home, '- heading "Earn"\n- button "Claim"\n- text: </script>'],
  [empty, '- text: Nothing yet'],
  [team, ''],
]);
const received = [{ story: home, state: 'changed', text: '- heading "Earn"\n- button "Get"\n- text: </script>' }];

async function render(look) {
  const file = at('rendered', lookFile(look));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await encodeImage({ data: Buffer.alloc(40 * 90 * 4, 9), width: 40, height: 90 }));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-further-'));
  const pixels = { data: Buffer.alloc(40 * 90 * 4, 255), width: 40, height: 90 };
  await storePicture(at('store'), pixels, lookOf(pixels));
  const picture = (story) => ({ story, frame: 'page', locale: 'en', ...lookOf(pixels) });
  await render({ look: 'forced-colours', story: home, frame: 'page', locale: 'en' });
  await render({ look: 'pseudo', story: 'screens-gone--x', frame: 'page', locale: 'pseudo' });
  storeLooks(at('rendered'), at('looks'), { commit: 'abcdef0123456789', at: '2026-11-30T09:41:00.000Z' });
  const heard = shownHeard(approved, approved, received);
  const looks = shownLooks(at('looks'));
  const data = reviewData({
    stories: ids.map(unplayed),
    received: ids.map((story) => ({ ...picture(story), state: 'same' })),
    lock: new Map(ids.map((story) => [`en/${story}`, picture(story)])),
    ...{ changes: [], isStored: () => true, missing: '', source: { commit: '' } },
    languages: [{ code: 'en', name: 'English' }],
  });
  const stories = data.stories.map((story) => ({
    ...withHeard(story, heard.get(story.id)),
    looks: looks.get(story.id) ?? [],
  }));
  await writeReview({ ...data, stories }, { store: at('store'), differences: at('differences') }, at('review'));
  writeHeardScripts(at('review'), heard);
  copyLooks(at('looks'), at('review'), stories);
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await context.newPage();
  return () => page.close();
});
const open = (hash = '') => page.goto(`${pathToFileURL(at('review/index.html')).href}${hash}`);
const heard = () => page.getByRole('region', { name: 'What is heard' });

test('a story that is heard otherwise is found by its filter, and says what it said before', async () => {
  await open();
  expect(await page.textContent('#verdict')).toContain('1 heard');
  await page.selectOption('[name=state]', 'heard');
  expect(await page.textContent('#count')).toContain('1 story');
  expect(await page.textContent('.problem')).toBe('heard otherwise:\n-- button "Claim"\n+- button "Get"');
  await page.click(`a[href="#en/${home}"]`);
  await page.locator('#viewer[open]').waitFor();
  await page.keyboard.press('h');
  await heard().getByText('Otherwise than approved').waitFor();
  expect(await heard().locator('.went').textContent()).toBe('-- button "Claim"\n');
  expect(await heard().locator('.came').textContent()).toBe('+- button "Get"\n');
  expect(await heard().locator('pre').textContent()).toContain('- text: </script>');
  expect(await page.locator('#viewer img:visible').count()).toBe(0);
});

test('a story that is heard as approved is read as it is; one that says nothing says so', async () => {
  await open(`#en/${empty}`);
  await page.getByRole('button', { name: /^Heard/ }).click();
  await heard().getByText('As approved.').waitFor();
  expect(await heard().locator('pre').textContent()).toBe('- text: Nothing yet\n');
  await open(`#en/${team}`);
  await page.getByRole('button', { name: /^Heard/ }).click();
  await heard().getByText('Nothing is heard.').waitFor();
});

test('what is never compared says so, and when it was taken', async () => {
  await open(`#en/${home}`);
  await page.getByRole('button', { name: 'Forced colours' }).click();
  const figure = page.getByRole('figure');
  expect(await figure.locator('figcaption').textContent()).toBe(
    'Forced colours. Not compared with anything, and never approved: taken 2026-11-30 09:41 UTC, commit abcdef0123.',
  );
  await figure.locator('img').evaluate((image) => image.decode());
  expect(await page.locator('#viewer img:visible').count()).toBe(1);
  await page.keyboard.press('k');
  await open(`#en/${empty}`);
  expect(await page.getByRole('button', { name: 'Forced colours' }).count()).toBe(0);
});

test('axe finds nothing where something is heard', async () => {
  await open(`#en/${home}`);
  await page.keyboard.press('h');
  await heard().locator('.came').waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
});
