/** Where texts are seen: the files of the page that name a text, and the stories that show it. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../run.mjs';

/**
 * @typedef {object} Place
 * @property {string} name of the source file, or of the story
 * @property {string} [id] of the story, or of the page of stories beside the source file
 */

const notThePage = /\.(test|journey|d)\.|\/(testing|e2e)\//;

/**
 * The sources of the app, stories included, by their path from the root.
 *
 * @returns {Map<string, string>}
 */
export const appSources = () =>
  new Map(
    readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join('app', name))
      .filter((name) => /\.tsx?$/.test(name) && !/node_modules/.test(name) && !notThePage.test(name))
      .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  );

const isStories = (/** @type {string} */ name) => name.endsWith('.stories.tsx');

/** @param {string} source */
const titleOf = (source) => /\btitle: '([^']+)'/.exec(source)?.[1];

/**
 * The keys that each kind of dialog and toast names in its table.
 *
 * @param {Map<string, string>} sources
 * @returns {Map<string, string[]>}
 */
const keysOfKinds = (sources) =>
  new Map(
    [...sources]
      .filter(([file]) => file.startsWith('app/overlays/kinds/'))
      .flatMap(([, source]) => Array.from(source.matchAll(/^ +'(\w+\.\w+)': ((?:(?!^ +'\w+\.\w+': )[^])*)/gm)))
      .map(([, kind = '', body = '']) => [kind, Array.from(body.matchAll(/\bt\('([\w.]+)'/g), ([, key = '']) => key)]),
  );

/**
 * The stories of dialogs and toasts, by the keys of their texts: those in the name, first the main one, and those that
 * the kind has in its table. Words that many share, such as those of buttons, are left out.
 *
 * @param {Map<string, string>} sources
 * @returns {Map<string, Place[]>}
 */
function namedStories(sources) {
  const kinds = keysOfKinds(sources);
  /** @type {Map<string, Place[]>} */
  const byKey = new Map();
  for (const [file, source] of sources) {
    const title = titleOf(source);
    if (!isStories(file) || !title) continue;
    for (const [story, name = '', words = ''] of source.matchAll(
      /^export const (\w+)(?:(?!^export)[^])*?\n {2}name: '(.*)'/gm,
    )) {
      const kind = /\b(?:dialog|toast)Story\('([\w.]+)'/.exec(story)?.[1] ?? '';
      const own = (kinds.get(kind) ?? []).filter((key) => !key.startsWith('common.'));
      for (const key of new Set([...words.split(' · ').slice(1), ...own]))
        byKey.set(key, [
          ...(byKey.get(key) ?? []),
          { id: toId(title, storyNameFromExport(name)), name: words.split(' · ')[0] ?? '' },
        ]);
    }
  }
  return byKey;
}

/**
 * The page of stories beside a source file, or in the nearest folder above it.
 *
 * @param {string} file
 * @param {Map<string, string>} sources
 */
function storiesBeside(file, sources) {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const titles = [...sources]
      .filter(([name]) => isStories(name) && path.posix.dirname(name) === folder)
      .flatMap(([, source]) => titleOf(source) ?? [])
      .sort((one, other) => one.length - other.length);
    if (titles[0]) return `${toId(titles[0], '').replace(/-*$/, '')}--docs`;
  }
  return undefined;
}

/**
 * Where each text is seen.
 *
 * @param {Map<string, string>} sources
 * @param {readonly string[]} keys
 * @param {(source: string, keys: readonly string[]) => string[]} namedKeys
 * @returns {Map<string, Place[]>}
 */
export function placesOfTexts(sources, keys, namedKeys) {
  const stories = namedStories(sources);
  /** @type {Map<string, Place[]>} */
  const places = new Map(keys.map((key) => [key, [...(stories.get(key.replace(/_(one|many|other)$/, '')) ?? [])]]));
  for (const [file, source] of sources) {
    if (isStories(file)) continue;
    const named = namedKeys(source, keys);
    if (named.length === 0) continue;
    const id = storiesBeside(file, sources);
    for (const key of named) places.get(key)?.push({ name: file, ...(id && { id }) });
  }
  return places;
}
