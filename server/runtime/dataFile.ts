import { readFileSync, statSync } from 'node:fs';
import type * as v from 'valibot';
import { StartError } from './startError';

/** Reading of the files that operators write: catalogues and rules. */

/** Maximum number of problems listed in an error message. */
const shownMost = 50;

const pathOf = (path: readonly { readonly key: unknown }[] = []): string =>
  path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the file';

/** A problem of a schema in words, with its path. */
export function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = pathOf(issue.path);
  if (issue.expected === 'never') return `${path}: no such field`;
  if (issue.kind === 'schema' && issue.received === 'undefined') return `${path}: is missing`;
  if (issue.type === 'max_length') return `${path}: longer than ${String(issue.requirement)}`;
  return `${path}: ${issue.message}`;
}

/** The error of a file with problems, which lists them. */
export function fileRefused(called: string, what: string, problems: readonly string[]): StartError {
  const shown = problems.slice(0, shownMost).map((problem) => `  ${problem}`);
  const more = problems.length > shownMost ? [`  and ${problems.length - shownMost} more`] : [];
  return new StartError([`${called} is not ${what}; nothing was changed:`, ...shown, ...more].join('\n'));
}

/**
 * Parses the text of a file.
 *
 * @throws {StartError} when it is not JSON
 */
export function parseJson(text: string, called: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${called} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * Reads the text of a file of at most `most` bytes.
 *
 * @throws {StartError} when it can't be read, or is larger
 */
export function readText(file: string, most: number): string {
  try {
    if (statSync(file).size > most) throw new StartError(`${file} is larger than ${most} bytes.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
