/**
 * What is heard of each story, as approved: its accessibility tree in the first language, as a screen reader goes through
 * it. One text file for each component, in which each line begins with the name of its story:
 *
 *     # components-ticket--ready
 *     ready|- article "Daily check-in":
 *     ready|  - button "Check in Daily check-in": Check in
 *     # end of components-ticket--ready
 *
 * So git can tell the lines of stories apart: branches that change or add neighbouring stories merge, and
 * `merge=union` in .gitattributes keeps both of what was added at one place. Lines of a story that two branches changed
 * are then both there, which is not what is heard, so the story counts as changed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentOf } from '../pictures/picture.mjs';

/** @typedef {Map<string, string>} HeardTexts what is heard of each story, by the story's id */

const extension = '.txt';
/** The component whose stories a file has. */
export const componentOfHeardFile = (/** @type {string} */ file) => path.basename(file, extension);

/**
 * Reads a file.
 *
 * @param {string} text
 * @param {string} file its name, which is that of the component
 * @returns {HeardTexts}
 * @throws when a line is not in the form of such a file
 */
export function parseHeard(text, file) {
  const component = componentOfHeardFile(file);
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  const linesOf = (/** @type {string} */ story) => {
    const found = lines.get(story) ?? [];
    lines.set(story, found);
    return found;
  };
  for (const [at, line] of text.split('\n').entries()) {
    if (!line.trim() || line.startsWith('# end of ')) continue;
    const [, story] = /^# ([\w-]+--[\w-]+)$/.exec(line) ?? [];
    const [, name, heard = ''] = /^([\w-]+)\|(.*)$/.exec(line) ?? [];
    if (story) linesOf(story);
    else if (name) linesOf(`${component}--${name}`).push(heard);
    else throw new Error(`${file}:${at + 1} is no line of what is heard: ${line}`);
  }
  return new Map(Array.from(lines, ([story, heard]) => [story, heard.join('\n')]));
}

/** @type {(a: string, b: string) => number} the same order on every machine */
const byCode = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * Text of a file.
 *
 * @param {readonly (readonly [story: string, text: string])[]} stories of one component
 */
export const formatHeard = (stories) =>
  [...stories]
    .sort(([a], [b]) => byCode(a, b))
    .map(([story, text]) => {
      const name = story.slice(componentOf(story).length + 2);
      const lines = text ? text.split('\n').map((line) => `${name}|${line}\n`) : [];
      return `# ${story}\n${lines.join('')}# end of ${story}\n`;
    })
    .join('');

/** @param {string} folder */
const heardFiles = (folder) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith(extension)).sort();

/**
 * Reads the files of a folder.
 *
 * @param {string} folder
 * @returns {HeardTexts}
 * @throws when a file is not in its form
 */
export const readHeard = (folder) =>
  new Map(heardFiles(folder).flatMap((file) => [...parseHeard(readFileSync(path.join(folder, file), 'utf8'), file)]));

/**
 * Reads the files as they were at a commit.
 *
 * @param {string} repository
 * @param {string} commit
 * @param {string} folder in the repository
 * @returns {HeardTexts} empty if the commit is from before there were any
 * @throws when there is no such commit
 */
export function readHeardAt(repository, commit, folder) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const files = git('ls-tree', '-r', '-z', '--name-only', commit, '--', folder)
    .split('\0')
    .filter((file) => file.endsWith(extension));
  return new Map(files.flatMap((file) => [...parseHeard(git('show', `${commit}:${file}`), file)]));
}

/**
 * Writes the files that changed, and deletes those without stories.
 *
 * @param {string} folder
 * @param {HeardTexts} heard
 */
export function writeHeard(folder, heard) {
  /** @type {Map<string, [string, string][]>} */
  const files = new Map(heardFiles(folder).map((file) => [file, []]));
  for (const [story, text] of heard) {
    const file = `${componentOf(story)}${extension}`;
    files.set(file, [...(files.get(file) ?? []), [story, text]]);
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, stories] of files) {
    const file = path.join(folder, name);
    const text = formatHeard(stories);
    if (!text) rmSync(file, { force: true });
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
