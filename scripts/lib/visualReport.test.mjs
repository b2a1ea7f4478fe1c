import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeReview } from './visualReport.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-review-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const finding = (locale, rest = {}) => ({ locale, axe: [], overflow: [], errors: [], ...rest });
const story = (id, findings, rest = {}) => ({ id, title: 'Components/Button', name: id, findings, ...rest });

/** Has a picture lie in one of the two places. */
function lay(place, locale, id) {
  mkdirSync(path.join(folder, place, locale), { recursive: true });
  writeFileSync(path.join(folder, place, locale, `${id}.png`), 'picture');
}

/** The page about these stories, and what is said of it. */
function review(stories, rest = {}) {
  const page = path.join(folder, 'page.html');
  const { pictures } = writeReview({
    stories,
    fresh: [],
    stale: [],
    kept: path.join(folder, 'kept'),
    out: path.join(folder, 'out'),
    page,
    ...rest,
  });
  return { html: readFileSync(page, 'utf8'), pictures };
}
const captions = (html) => Array.from(html.matchAll(/<figcaption>(.*?)<\/figcaption>/g), ([, label]) => label);

test('a picture that was taken and is the kept one is shown as that', () => {
  lay('kept', 'en', 'ready');
  const { html, pictures } = review([story('ready', [finding('en', { picture: 'same' })])]);
  expect(captions(html)).toEqual(['as kept']);
  expect(pictures).toBe(1);
});

test('a story that broke, or a run without pictures, does not count what it did not take', () => {
  lay('kept', 'en', 'broken');
  lay('kept', 'en', 'unseen');
  const { html, pictures } = review([
    story('broken', [], { error: 'It threw <this>.' }),
    story('unseen', [finding('en')]),
  ]);
  expect(captions(html)).toEqual(['kept, not taken in this run', 'kept, not taken in this run']);
  expect(pictures).toBe(0);
  expect(html).toContain('It threw &#60;this&#62;.');
  expect(html).toContain('broken 1');
});

test('a picture that differs stands beside the old one and the difference', () => {
  lay('kept', 'id', 'ready');
  lay('out/received', 'id', 'ready');
  lay('out/difference', 'id', 'ready');
  const { html, pictures } = review([story('ready', [finding('id', { picture: 'changed' })])], {
    fresh: [{ locale: 'id', id: 'ready', pixels: 12 }],
  });
  expect(captions(html)).toEqual(['old', 'new', 'difference: 12 px']);
  expect(pictures).toBe(1);
  expect(html).toContain('changed 1');
});

test('a page about part of the stories says so', () => {
  expect(review([story('ready', [])], { only: 'button' }).html).toContain(
    'Part of the stories: the 1 whose id contains “button”.',
  );
  expect(review([story('ready', [])]).html).not.toContain('Part of the stories');
});
