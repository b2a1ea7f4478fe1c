import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { lookFile, lookLabel, readLooks } from '../looks/looks.mjs';

/**
 * A picture of a story that is compared with nothing.
 *
 * - `file`: its address from the page.
 * - `taken`: when, and of which commit, as words.
 *
 * @typedef {{ file: string, label: string, taken: string }} ShownLook
 */

/** @param {string} file of a look @returns {string} its address from the page */
const addressOf = (file) => `looks/${file}`;

/**
 * The looks of stories that were rendered on this machine.
 *
 * @param {string} rendered folder in which they are
 * @returns {Map<string, ShownLook[]>} by the ids of stories
 */
export function shownLooks(rendered) {
  /** @type {Map<string, ShownLook[]>} */
  const shown = new Map();
  for (const look of readLooks(rendered)) {
    const file = lookFile(look);
    if (!existsSync(path.join(rendered, file))) continue;
    const taken = `taken ${look.at.slice(0, 16).replace('T', ' ')} UTC, commit ${look.commit.slice(0, 10) || 'unknown'}`;
    const one = { file: addressOf(file), label: lookLabel(look), taken };
    shown.set(look.story, [...(shown.get(look.story) ?? []), one]);
  }
  return shown;
}

/**
 * Copies looks beside the review page.
 *
 * @param {string} rendered folder in which they were rendered
 * @param {string} folder of the page
 * @param {readonly { id: string }[]} stories that the page shows
 */
export function copyLooks(rendered, folder, stories) {
  const ids = new Set(stories.map(({ id }) => id));
  for (const look of readLooks(rendered)) {
    const source = path.join(rendered, lookFile(look));
    if (!ids.has(look.story) || !existsSync(source)) continue;
    const copy = path.join(folder, addressOf(lookFile(look)));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(source, copy);
  }
}
