import path from 'node:path';
import { root } from './run.mjs';

/** Of one message: enough to see what was expected and what came instead. */
const longest = 1200;

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Tried */

/**
 * What did not go well in a run of Vitest, for people who see only the end of its output.
 *
 * @param {{ testResults?: { name: string, status?: string, message?: string, assertionResults: Tried[] }[] }} report its JSON
 * @returns {string[]} for each test that failed, also if it passed when it was tried again, and each file that could not
 *   be loaded: where it is, its name and the beginning of why
 */
export function failuresOf({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = path.relative(root, name);
    const told = assertionResults
      .filter(({ failureMessages = [] }) => failureMessages.length > 0)
      .map((test) => `${file} > ${test.fullName}${test.status === 'passed' ? ' (passed when it was tried again)' : ''}\n${(test.failureMessages ?? []).join('\n').slice(0, longest)}`);
    return told.length === 0 && status === 'failed' ? [`${file}\n${message.slice(0, longest)}`] : told;
  });
}
