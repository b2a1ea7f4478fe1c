import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} IndexEntry */

/**
 * The stories of a built Storybook.
 *
 * @param {string} site
 * @param {string} [only] part of the ids of the stories that are selected; all of them without it
 * @returns {{ all: IndexEntry[], selected: IndexEntry[], selectedIndex: string }} `selectedIndex` is the index.json that
 *   makes the test runner see the selected ones only
 */
export function readStoryIndex(site, only) {
  /** @type {{ entries: Record<string, IndexEntry> }} */
  const index = JSON.parse(readFileSync(path.join(site, 'index.json'), 'utf8'));
  const all = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const selected = all.filter((entry) => !only || entry.id.includes(only));
  const entries = Object.fromEntries(selected.map((entry) => [entry.id, entry]));
  return { all, selected, selectedIndex: JSON.stringify({ ...index, entries }) };
}
