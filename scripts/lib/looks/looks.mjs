/**
 * Looks: pictures of stories that are tested but never compared: large text, forced colours, reduced motion, the
 * pseudo-language, and pictures at a higher resolution. `npm run pictures:looks` renders them into `.visual/looks`, from
 * where the review page takes them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * - `look`: its name (`.storybook/runner/looks.ts`).
 * - `picture`: frame and language, as in the key of a picture.
 * - `commit`, `at`: of what and when it was rendered.
 *
 * @typedef {{ look: string, story: string, frame: string, locale: string, commit: string, at: string }} Look
 */

const manifest = 'looks.json';

/** What people call the looks. */
const labels = new Map([
  ['text-200', 'Text of 200 %'],
  ['forced-colours', 'Forced colours'],
  ['reduced-motion', 'Reduced motion, four moments'],
  ['pseudo', 'Pseudo-language'],
]);

/** @param {Look} look */
export function lookLabel({ look, frame, locale }) {
  const [, scale] = /^(\d)x$/.exec(look) ?? [];
  const name = scale ? `${scale} px for each px, ${locale}` : (labels.get(look) ?? look);
  return frame === 'page' ? name : `${name}, ${frame}`;
}

/** Its file in the folder of looks. @param {Pick<Look, 'look' | 'story' | 'frame' | 'locale'>} look */
export const lookFile = ({ look, story, frame, locale }) => `${look}/${locale}/${story}.${frame}.webp`;

/**
 * The look that a file has.
 *
 * @param {string} file in a folder of looks
 * @returns {Pick<Look, 'look' | 'story' | 'frame' | 'locale'> | undefined}
 */
function lookOfFile(file) {
  const match = /^([\w-]+)\/(\w+)\/([\w-]+--[\w-]+)\.(\w+)\.webp$/.exec(file.split(path.sep).join('/'));
  const [, look, locale, story, frame] = match ?? [];
  return look && locale && story && frame ? { look, locale, story, frame } : undefined;
}

/**
 * The looks that were rendered on this machine.
 *
 * @param {string} folder
 * @returns {Look[]}
 */
export function readLooks(folder) {
  const file = path.join(folder, manifest);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Takes what a run has rendered into the folder of looks. Those of other stories stay.
 *
 * @param {string} rendered folder of the run
 * @param {string} folder
 * @param {{ commit: string, at: string }} run
 * @returns {number} how many were rendered
 */
export function storeLooks(rendered, folder, run) {
  const files = existsSync(rendered) ? readdirSync(rendered, { recursive: true, encoding: 'utf8' }) : [];
  const found = files.flatMap((file) => lookOfFile(file) ?? []);
  const known = new Map(readLooks(folder).map((look) => [lookFile(look), look]));
  for (const look of found) {
    const file = lookFile(look);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    renameSync(path.join(rendered, file), path.join(folder, file));
    known.set(file, { ...look, ...run });
  }
  mkdirSync(folder, { recursive: true });
  const all = Array.from(known)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, look]) => look);
  writeFileSync(path.join(folder, manifest), `${JSON.stringify(all, null, 1)}\n`);
  return found.length;
}
