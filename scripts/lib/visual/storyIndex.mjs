import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} IndexEntry */

/**
 * Whether a shard has the story file at this place of the list of all files.
 *
 * @param {number} place
 * @param {string} [shard] `i/n`; default: all of them
 */
const inShard = (place, shard = '1/1') => {
  const [part = 1, parts = 1] = shard.split('/').map(Number);
  return place % parts === part - 1;
};

/** Stories that share a page at most: opening one takes as long as playing ten stories in a language. */
const storiesInPart = 30;

/**
 * Divides stories into parts of similar size, each of which the test runner plays in one page. The stories of a file
 * stay together.
 *
 * @param {readonly IndexEntry[]} stories
 * @returns {IndexEntry[][]}
 */
export function partsOf(stories) {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const byTitle = titles.map((title) => stories.filter((entry) => entry.title === title));
  /** @type {IndexEntry[][]} */
  const parts = Array.from({ length: Math.ceil(stories.length / storiesInPart) }, () => []);
  for (const entries of byTitle.sort((a, b) => b.length - a.length))
    parts.reduce((least, part) => (part.length < least.length ? part : least)).push(...entries);
  return parts;
}

/**
 * Reads the stories of a built Storybook.
 *
 * @param {string} site
 * @param {object} [choice]
 * @param {readonly string[]} [choice.only] selects the stories whose id contains one of these parts; default: all
 * @param {readonly string[]} [choice.ids] selects these stories; default: all
 * @param {import('./runStories.mjs').Languages} [choice.languages] `others` leaves out what is the same in each language
 * @param {string} [choice.shard] `i/n`: selects every n-th story file, because the stories of a file share a page
 * @returns {{ all: IndexEntry[], selected: IndexEntry[], parts: number, selectedIndex: string }} `selectedIndex` is an
 *   index.json for the test runner: it has only the selected stories, each under its part and with its id as its name
 */
export function readStoryIndex(site, { only = [], ids, languages, shard } = {}) {
  /** @type {{ entries: Record<string, IndexEntry> }} */
  const index = JSON.parse(readFileSync(path.join(site, 'index.json'), 'utf8'));
  const all = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const titles = [...new Set(all.map(({ title }) => title))].sort();
  const wanted = new Set(titles.filter((_, place) => inShard(place, shard)));
  const selected = all.filter(
    ({ id, title, tags }) =>
      (only.length === 0 || only.some((part) => id.includes(part))) &&
      (!ids || ids.includes(id)) &&
      wanted.has(title) &&
      !(languages === 'others' && tags?.includes('any-language')),
  );
  const parts = partsOf(selected);
  const entries = Object.fromEntries(
    parts.flatMap((part, place) =>
      part.map((entry) => [entry.id, { ...entry, title: `Part ${place + 1}`, name: entry.id }]),
    ),
  );
  return { all, selected, parts: parts.length, selectedIndex: JSON.stringify({ ...index, entries }) };
}
