// Every file that a document names must exist, so that moving a file makes its documents fail until they are updated.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const notOurs = new Set(['node_modules', 'dist', '.git', '.tmp', '.visual']);

/** @param {string} folder @returns {string[]} paths of all files and folders below it; folders end with a slash */
const pathsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [`${relative(root, path)}/`, ...pathsIn(path)] : [relative(root, path)];
  });
const paths = pathsIn(root);
const rooms = new Set(paths.flatMap((path) => (path.endsWith('/') ? [path.split('/').at(-2)] : [])));

/** Names that are no files of the repository: build output, placeholders in instructions, types of actions. */
const noFile = /^(dist\/|sw\.js$|(ui\/)?Thing|host\/(ready|callbackDropped)$)/;

/** Whether a word in code format is a path of this repository: a file, or something below one of its folders. */
const isPath = (/** @type {string} */ word) =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(word) &&
  !noFile.test(word) &&
  (/\.(tsx?|m?js|cjs|mdx?|css|html|sql)$/.test(word) || (word.includes('/') && rooms.has(word.split('/')[0])));
/** Whether a path exists: documents name paths from the root, or from the folder that the sentence is about. */
const exists = (/** @type {string} */ word) => {
  const end = word.replace(/\/$/, '');
  return paths.some((path) => {
    const whole = path.replace(/\/$/, '');
    return whole === end || whole.endsWith(`/${end}`);
  });
};

const documents = paths.filter((path) =>
  /^(README|CONTRIBUTING|docs\/.*|(app|server|ui)\/.*README|\.storybook\/docs\/.*)\.mdx?$/.test(path),
);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('CONTRIBUTING has a line for each command of package.json', () => {
  const rows = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').match(/^\| `npm .*? \|/gm) ?? [];
  const explained = rows.flatMap((row) => Array.from(row.matchAll(/`npm (?:run )?([\w:-]+)/g), ([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !explained.includes(name))).toEqual([]);
});

it.each(documents.map((path) => [path]))('%s names no command that is gone', (document) => {
  const named = readFileSync(join(root, document), 'utf8').matchAll(/\bnpm run ([\w:-]+)/g);
  expect(Array.from(named, ([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

it.each(documents.map((path) => [path]))('%s names no path that is gone', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/^```.*?^```/gms, '');
  const words = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, word = '']) => word);
  expect([...new Set(words.filter((word) => isPath(word) && !exists(word)))]).toEqual([]);
  const links = Array.from(text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g), ([, link = '']) => link);
  const targets = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => relative(root, resolve(root, dirname(document), link)));
  expect([...new Set(targets.filter((target) => !existsSync(join(root, target))))]).toEqual([]);
});
