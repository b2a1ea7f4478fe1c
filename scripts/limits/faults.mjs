import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { above } from './exceptions.mjs';
import { limitConfig, limitRules, limits } from './limits.mjs';
import { root } from '../lib/run.mjs';

/** @typedef {Readonly<Record<string, number>>} Sizes by file or folder */

/**
 * How many source files each folder holds, tests included, without those of its sub-folders.
 *
 * @param {readonly string[]} files
 * @returns {Sizes}
 */
export function folderSizes(files) {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const file of files.filter((each) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(each))) {
    const folder = path.posix.dirname(file);
    sizes[folder] = (sizes[folder] ?? 0) + 1;
  }
  return sizes;
}

/**
 * @param {Sizes} sizes
 * @param {Sizes} exceptions
 * @param {number} limit
 * @returns {string[]} a complaint about each that is above its exception, or above the limit without one
 */
export const tooLarge = (sizes, exceptions, limit) =>
  Object.entries(sizes)
    .filter(([name, size]) => size > (exceptions[name] ?? limit))
    .map(([name, size]) => `${name}: ${size} source files, at most ${exceptions[name] ?? limit}.`);

/**
 * @param {Sizes} sizes
 * @param {Sizes} exceptions
 * @param {number} limit
 * @returns {string[]} a complaint about each exception that is higher than what it is for: the list may only shrink
 */
export const tooGenerous = (sizes, exceptions, limit) =>
  Object.entries(exceptions).flatMap(([name, value]) => {
    const size = sizes[name] ?? 0;
    if (size >= value) return [];
    return [size > limit ? `${name}: its exception can be ${size}.` : `${name}: needs no exception any more.`];
  });

/**
 * The largest value in each file that is above a limit, as ESLint measures it, by rule.
 *
 * @param {readonly string[]} files
 * @returns {Promise<Record<string, Record<string, number>>>}
 */
async function measured(files) {
  const eslint = new ESLint({
    cwd: root,
    allowInlineConfig: false,
    errorOnUnmatchedPattern: false,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
      },
      ...limitConfig,
    ],
  });
  /** @type {Record<string, Record<string, number>>} */
  const found = {};
  for (const { filePath, messages } of await eslint.lintFiles([...files]))
    for (const { ruleId, message } of messages) {
      const sizes = (found[ruleId ?? ''] ??= {});
      const name = path.relative(root, filePath);
      const size = Number(/(?:\(|length of )(\d+)/.exec(message)?.[1]);
      sizes[name] = Math.max(sizes[name] ?? 0, size);
    }
  return found;
}

/** @returns {Promise<string[]>} what is wrong with the sizes of folders, and with the list of exceptions */
export async function limitFaults() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const folders = folderSizes(files.split('\n'));
  const byRule = await measured([...new Set([above.file, above.function, above.line].flatMap(Object.keys))]);
  return [
    ...tooLarge(folders, above.folder, limits.folder),
    ...tooGenerous(folders, above.folder, limits.folder),
    ...Object.entries(limitRules).flatMap(([limit, rule]) => {
      const name = /** @type {keyof typeof limitRules} */ (limit);
      return tooGenerous(byRule[rule] ?? {}, above[name], limits[name]).map((fault) => `${limit} of ${fault}`);
    }),
  ];
}
