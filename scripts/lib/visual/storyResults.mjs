import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { heardProblem } from '../heard/differenceOf.mjs';
import { keyOf } from '../pictures/picture.mjs';

/** @typedef {import('../pictures/received.mjs').ReceivedPicture} TakenPicture */
/** @typedef {{ variant: string, pictures: TakenPicture[], axe: string[], overflow: string[], errors: string[], heard?: import('../heard/differenceOf.mjs').HeardStory }} Finding */
/** @typedef {{ id: string, title: string, name: string, error?: string, findings: Finding[] }} StoryResult */
/** @typedef {{ status: string, ancestorTitles: string[], failureMessages: string[], invocations?: number, retryReasons?: string[] }} JestAssertion */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number, testResults: { assertionResults: JestAssertion[] }[] }} JestReport */

/**
 * @param {string} file
 * @returns {JestReport | undefined} undefined when the run could not start
 */
export const readJestReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** @param {JestReport | undefined} report */
const assertionsOf = (report) => report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];

/**
 * The id of a story, which is its name in the test runner.
 *
 * @param {JestAssertion} assertion
 */
const idOf = ({ ancestorTitles: [, id = ''] }) => id;

/**
 * Id of a story -> why its first attempt failed.
 *
 * @param {JestReport | undefined} report
 */
function failuresOf(report) {
  return new Map(
    assertionsOf(report)
      .filter(({ status }) => status === 'failed')
      .map((assertion) => [idOf(assertion), assertion.failureMessages.join('\n')]),
  );
}

/** Maximum characters shown of the first attempt's failure. */
const reasonLength = 1200;

/** @param {string} text as the test runner wrote it for a terminal */
const withoutColours = (text) => text.replace(/\x1b\[[0-9;]*m/g, '');

/**
 * Stories that failed first and passed when retried.
 *
 * @param {JestReport | undefined} report
 * @returns {{ file: string, text: string }[]} `file`: the story's id; `text`: the id and why it failed first
 */
export const flakyStories = (report) =>
  assertionsOf(report)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map((assertion) => {
      const reason = withoutColours((assertion.retryReasons ?? []).join('\n')).slice(0, reasonLength);
      return { file: idOf(assertion), text: `${idOf(assertion)}\n${reason}` };
    });

/**
 * The ids of the stories that failed.
 *
 * @param {JestReport | undefined} report
 */
export const failedStories = (report) => [...failuresOf(report).keys()];

/**
 * Collects the results of each story.
 *
 * @param {import('./storyIndex.mjs').IndexEntry[]} stories
 * @param {string} folder of the findings the test runner wrote
 * @param {JestReport | undefined} report
 * @returns {StoryResult[]} one for each story, with `error` when it failed before it had findings
 */
export function readStoryResults(stories, folder, report) {
  const written = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const failures = failuresOf(report);
  return stories.map(({ id, title, name }) => {
    if (written.has(`${id}.json`)) return JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8'));
    const error = failures.get(id) ?? 'The story did not get as far as a picture.';
    return { id, title, name, findings: [], error };
  });
}

/**
 * All problems of a story except for changed pictures, one line each.
 *
 * @param {StoryResult} story
 */
export function problemsOf({ error, findings }) {
  const found = findings.flatMap(({ variant, axe, overflow, errors, heard }) => {
    const said = heard && heardProblem(heard);
    return [...axe, ...overflow, ...errors, ...(said ? [said] : [])].map((line) => `[${variant}] ${line}`);
  });
  return [...(error ? [withoutColours(error)] : []), ...found];
}

/**
 * Approved pictures that no story takes any more: the story was removed, is no longer photographed, or not in that
 * language or frame.
 *
 * @param {import('../pictures/lock.mjs').Lock} lock
 * @param {StoryResult[]} results of this run
 * @param {(storyId: string) => boolean} photographed whether the story exists and its pictures are taken
 * @param {string} [shard] `i/n`; only the first shard reports what belongs to no story
 * @returns {TakenPicture[]}
 */
export function leftOverPictures(lock, results, photographed, shard = '1/1') {
  const byId = new Map(results.map((story) => [story.id, story]));
  const taken = new Set(takenPictures(results).map(keyOf));
  const isLeftOver = (/** @type {import('../pictures/picture.mjs').Picture} */ picture) => {
    if (!photographed(picture.story)) return shard.startsWith('1/');
    const finding = byId.get(picture.story)?.findings.find(({ variant }) => variant === picture.locale);
    // A story that failed may not have taken all its pictures, so none of them counts as left over.
    if (!finding || (finding.pictures.length === 0 && finding.errors.length > 0)) return false;
    return !taken.has(keyOf(picture));
  };
  return Array.from(lock.values())
    .filter(isLeftOver)
    .map((picture) => ({ ...picture, state: 'left over' }));
}

/**
 * All pictures of a run.
 *
 * @param {StoryResult[]} results
 * @returns {TakenPicture[]}
 */
export const takenPictures = (results) =>
  results.flatMap(({ findings }) => findings.flatMap(({ pictures }) => pictures));
