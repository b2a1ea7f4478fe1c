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

/**
 * Reads the stories of a built Storybook.
 *
 * @param {string} site
 * @param {object} [choice]
 * @param {string} [choice.only] selects the stories whose id contains it; default: all
 * @param {readonly string[]} [choice.ids] selects these stories; default: all
 * @param {string} [choice.shard] `i/n`: selects every n-th story file, because the stories of a file share a page
 * @returns {{ all: IndexEntry[], selected: IndexEntry[], selectedIndex: string }} `selectedIndex` is an index.json
 *   that contains only the selected stories, for the test runner
 */
export function readStoryIndex(site, { only, ids, shard } = {}) {
  /** @type {{ entries: Record<string, IndexEntry> }} */
  const index = JSON.parse(readFileSync(path.join(site, 'index.json'), 'utf8'));
  const all = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const titles = [...new Set(all.map(({ title }) => title))].sort();
  const wanted = new Set(titles.filter((_, place) => inShard(place, shard)));
  const selected = all.filter(
    ({ id, title }) => (!only || id.includes(only)) && (!ids || ids.includes(id)) && wanted.has(title),
  );
  const entries = Object.fromEntries(selected.map((entry) => [entry.id, entry]));
  return { all, selected, selectedIndex: JSON.stringify({ ...index, entries }) };
}
