import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} IndexEntry */

/**
 * Reads the stories of a built Storybook.
 *
 * @param {string} site
 * @param {string} [only] selects the stories whose id contains it; default: all
 * @returns {{ all: IndexEntry[], selected: IndexEntry[], selectedIndex: string }} `selectedIndex` is an index.json
 *   that contains only the selected stories, for the test runner
 */
export function readStoryIndex(site, only) {
  /** @type {{ entries: Record<string, IndexEntry> }} */
  const index = JSON.parse(readFileSync(path.join(site, 'index.json'), 'utf8'));
  const all = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const selected = all.filter((entry) => !only || entry.id.includes(only));
  const entries = Object.fromEntries(selected.map((entry) => [entry.id, entry]));
  return { all, selected, selectedIndex: JSON.stringify({ ...index, entries }) };
}
