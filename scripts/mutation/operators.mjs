import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/**
 * @typedef {object} Change
 * @property {string} what
 * @property {string} file
 * @property {number} at offset in the file
 * @property {string} from
 * @property {string} to
 * @property {string[]} tests test files of which one must fail
 */

/** Operators and their opposites. */
const turned = [
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' + ', ' - '],
  [' - ', ' + '],
  [' += ', ' -= '],
  [' -= ', ' += '],
  [' * ', ' / '],
  ['Math.floor', 'Math.ceil'],
];

/** @param {string} file */
export const read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Whether a line is a comment; sufficient for our files, where comments with operators are whole lines.
 * @param {string} line
 */
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

/**
 * All mutations of a file: each replaces one operator by its opposite.
 *
 * @param {string} file
 * @param {string[]} tests
 * @returns {Change[]}
 */
export function turnedIn(file, tests) {
  const name = path.basename(file);
  let start = 0;
  return read(file)
    .split('\n')
    .flatMap((line) => {
      const from = start;
      start += line.length + 1;
      if (isComment(line)) return [];
      return turned.flatMap(([before = '', after = '']) =>
        [...line.matchAll(new RegExp(before.replace(/[.*+|]/g, '\\$&'), 'g'))].map(({ index }) => ({
          what: `${name}: ${line.trim()} (${before.trim()} -> ${after.trim()}, ${index - line.search(/\S/)})`,
          file,
          at: from + index,
          from: before,
          to: after,
          tests,
        })),
      );
    });
}
