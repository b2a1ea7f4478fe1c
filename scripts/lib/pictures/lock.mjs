/**
 * The lock of the pictures: what each approved picture looks like. One text file for each component:
 *
 *     components-ticket--ready page en:360x640:0f3a… id:320x702:91bc…
 *
 *     components-ticket--ready phone en:390x844:77e0…
 *
 * The empty line between two pictures, and `merge=union` in .gitattributes, let branches merge that change or add
 * neighbours.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentOf, keyOf, sameLook } from './picture.mjs';

/** @typedef {import('./picture.mjs').Picture} Picture */
/** @typedef {import('./picture.mjs').Look} Look */
/** @typedef {Map<string, Picture & Look>} Lock approved pictures by their keys */

const linePattern = /^([\w-]+--[\w-]+) (page|phone|desktop)((?: \w+:\d+x\d+:[0-9a-f]{24})+)$/;

/**
 * Reads a lock file.
 *
 * @param {string} text
 * @param {string} file its name, for messages
 * @returns {(Picture & Look)[]} without pictures for which there are several lines that differ: after a merge of
 *   branches that both changed them, nobody has approved what the two changes look like together
 * @throws when a line is not in the form of a lock
 */
export function parseLock(text, file) {
  /** @type {Lock} */
  const found = new Map();
  /** @type {Set<string>} */
  const disputed = new Set();
  for (const [at, line] of text.split('\n').entries()) {
    if (!line.trim()) continue;
    const [, story = '', frame = '', looks] = linePattern.exec(line.trim()) ?? [];
    if (!looks) throw new Error(`${file}:${at + 1} is no line of a lock of pictures: ${line}`);
    for (const look of looks.trim().split(' ')) {
      const [locale = '', size = '', hash = ''] = look.split(':');
      const [width = 0, height = 0] = size.split('x').map(Number);
      const one = { story, frame, locale, width, height, hash };
      const other = found.get(keyOf(one));
      if (other && !sameLook(other, one)) disputed.add(keyOf(one));
      found.set(keyOf(one), one);
    }
  }
  return Array.from(found.values()).filter((one) => !disputed.has(keyOf(one)));
}

/** @type {(a: string, b: string) => number} the same order on every machine */
const byCode = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * Text of a lock file.
 *
 * @param {readonly (Picture & Look)[]} pictures
 */
export function formatLock(pictures) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const { story, frame, locale, width, height, hash } of pictures) {
    const head = `${story} ${frame}`;
    lines.set(head, [...(lines.get(head) ?? []), `${locale}:${width}x${height}:${hash}`]);
  }
  return Array.from(lines)
    .sort(([a], [b]) => byCode(a, b))
    .map(([head, looks]) => `${head} ${looks.sort(byCode).join(' ')}\n`)
    .join('\n');
}

const extension = '.lock';

/** @param {string} folder */
const lockFiles = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith(extension)).sort();

/**
 * Reads the lock files of a folder.
 *
 * @param {string} folder
 * @returns {Lock}
 * @throws when a file is not in the form of a lock
 */
export function readLock(folder) {
  const pictures = lockFiles(folder).flatMap((file) => parseLock(readFileSync(path.join(folder, file), 'utf8'), file));
  return new Map(pictures.map((one) => [keyOf(one), one]));
}

/**
 * Reads the lock files as they were at a commit.
 *
 * @param {string} repository
 * @param {string} commit
 * @param {string} folder of the lock files in the repository
 * @returns {Lock}
 * @throws when there is no such commit
 */
export function readLockAt(repository, commit, folder) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const files = git('ls-tree', '-r', '-z', '--name-only', commit, '--', folder)
    .split('\0')
    .filter((file) => file.endsWith(extension));
  const pictures = files.flatMap((file) => parseLock(git('show', `${commit}:${file}`), file));
  return new Map(pictures.map((one) => [keyOf(one), one]));
}

/**
 * Writes the lock files that changed, and deletes those without pictures.
 *
 * @param {string} folder
 * @param {Lock} lock
 */
export function writeLock(folder, lock) {
  /** @type {Map<string, (Picture & Look)[]>} */
  const files = new Map(lockFiles(folder).map((file) => [file, []]));
  for (const one of lock.values()) {
    const file = `${componentOf(one.story)}${extension}`;
    files.set(file, [...(files.get(file) ?? []), one]);
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, pictures] of files) {
    const file = path.join(folder, name);
    const text = formatLock(pictures);
    if (!text) rmSync(file, { force: true });
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** The component whose pictures a lock file has. */
export const componentOfLockFile = (/** @type {string} */ file) => path.basename(file, extension);
