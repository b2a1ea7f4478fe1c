import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';

/** Modules that hand out any text by its key. */
export const providers = ['locales/all.ts'];

/**
 * Which of some texts a source names (locales/namedKeys.ts).
 *
 * @typedef {(source: string, keys: readonly string[]) => string[]} NamedKeys
 */

/**
 * The keys whose words alone changed.
 *
 * @param {string} before
 * @param {string} after
 * @returns {readonly string[] | undefined} undefined: keys came or went
 */
export function changedKeys(before, after) {
  /** @type {Record<string, string>[]} */
  const [old = {}, now = {}] = [before, after].map((text) => JSON.parse(text));
  const keys = Object.keys(now);
  if (keys.length !== Object.keys(old).length || keys.some((key) => !(key in old))) return undefined;
  return keys.filter((key) => old[key] !== now[key]);
}

/**
 * The modules that name one of the keys.
 *
 * @param {readonly string[]} keys
 * @param {ReadonlyMap<string, string>} sources by their file
 * @param {NamedKeys} namedKeys
 * @returns {readonly string[] | undefined} undefined when no module names some key
 */
export function naming(keys, sources, namedKeys) {
  const missing = new Set(keys);
  const files = [...sources].flatMap(([file, source]) => {
    const named = namedKeys(source, keys);
    for (const key of named) missing.delete(key);
    return named.length ? [file] : [];
  });
  return missing.size ? undefined : files;
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * The changed keys of a file of texts in which only words changed.
 *
 * @param {(file: string) => string | undefined} before the content of a file before the change
 * @returns {(file: string) => readonly string[] | undefined} undefined: it is no such file, or more than words changed
 */
export const wordsSince = (before) => (file) => {
  if (!/^locales\/\w+\/\w+\.json$/.test(file) || !existsSync(path.join(root, file))) return undefined;
  const old = before(file);
  return old === undefined ? undefined : changedKeys(old, read(file));
};

/**
 * For a file of texts in which only words changed: the modules that show these words, by their keys, and those that use
 * the file as a whole.
 *
 * @param {(file: string) => string | undefined} before the content of a file before the change
 * @param {import('./storyGraph.mjs').StoryGraph} storybook
 * @returns {Promise<(file: string) => readonly string[] | undefined>}
 */
export async function showingChangedWords(before, { graph }) {
  const { module } = await runnerImport(path.join(root, 'locales/namedKeys.ts'));
  const { namedKeys } = /** @type {{ namedKeys: NamedKeys }} */ (/** @type {unknown} */ (module));
  /** @param {string} file */
  const isSource = (file) => /^(app|contract|ui|locales)\/.*\.tsx?$/.test(file) && existsSync(path.join(root, file));
  const known = new Set([...graph.keys(), ...[...graph.values()].flatMap((importers) => [...importers])]);
  const words = wordsSince(before);
  return (file) => {
    const keys = words(file);
    const named =
      keys && naming(keys, new Map([...known].filter(isSource).map((each) => [each, read(each)])), namedKeys);
    return named && [...named, ...[...(graph.get(file) ?? [])].filter((importer) => !providers.includes(importer))];
  };
}
