import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differenceOf } from '../heard/differenceOf.mjs';
import { componentOf } from '../pictures/picture.mjs';

/** @typedef {import('../heard/heardFiles.mjs').HeardTexts} HeardTexts */
/** @typedef {'same' | 'changed' | 'new' | 'unstable' | 'left over'} HeardState */
/**
 * What the review page says of what is heard of a story.
 *
 * - `lines`: each begins with a space, with `-` if it is no longer heard, or with `+` if it is heard since.
 *
 * @typedef {{ state: HeardState, lines: string[] }} ShownHeard
 */

/** @param {string | undefined} old @param {string | undefined} now @returns {HeardState} */
function stateOf(old, now) {
  if (old === now) return 'same';
  if (old === undefined) return 'new';
  return now === undefined ? 'left over' : 'changed';
}

/**
 * What is heard of each story, beside what was heard before.
 *
 * @param {HeardTexts} before what it is compared with
 * @param {HeardTexts} approved
 * @param {readonly import('../heard/receivedHeard.mjs').ReceivedHeard[]} received what a run has heard differently
 * @returns {Map<string, ShownHeard>}
 */
export function shownHeard(before, approved, received) {
  const now = new Map(approved);
  for (const { story, state, text } of received) {
    if (state === 'left over') now.delete(story);
    else now.set(story, text);
  }
  const unstable = new Set(received.filter(({ state }) => state === 'unstable').map(({ story }) => story));
  const stories = new Set([...before.keys(), ...now.keys()]);
  return new Map(
    Array.from(stories, (story) => {
      const [old, text] = [before.get(story), now.get(story)];
      const state = unstable.has(story) ? 'unstable' : stateOf(old, text);
      const all = (text ?? '').split('\n').map((line) => ` ${line}`);
      return [story, { state, lines: state === 'same' ? all : differenceOf(old ?? '', text ?? '', Infinity) }];
    }),
  );
}

/**
 * A story that says itself that something else is heard of it, where no run has said so: its pictures may be the same,
 * and then none of them is on the page.
 *
 * @template {import('../pictures/received.mjs').PlayedStory} Story
 * @param {Story} story
 * @param {ShownHeard | undefined} heard
 * @returns {Story & { heard: boolean }}
 */
export function withHeard(story, heard) {
  if (!heard || heard.state === 'same' || story.problems.includes('heard'))
    return { ...story, heard: heard !== undefined };
  const note = ['heard otherwise:', ...heard.lines.filter((line) => !line.startsWith(' '))].join('\n');
  return { ...story, problems: [...story.problems, 'heard'], notes: [...story.notes, note], heard: true };
}

/**
 * Writes what is heard beside the review page, a script for each component, which the page loads when somebody asks.
 *
 * @param {string} folder of the page
 * @param {ReadonlyMap<string, ShownHeard>} heard
 */
export function writeHeardScripts(folder, heard) {
  /** @type {Map<string, [string, ShownHeard][]>} */
  const byComponent = new Map();
  for (const entry of heard) {
    const component = componentOf(entry[0]);
    byComponent.set(component, [...(byComponent.get(component) ?? []), entry]);
  }
  mkdirSync(path.join(folder, 'heard'), { recursive: true });
  for (const [component, stories] of byComponent) {
    const data = JSON.stringify(Object.fromEntries(stories)).replaceAll('<', '\\u003c');
    writeFileSync(path.join(folder, 'heard', `${component}.js`), `Object.assign(globalThis.reviewHeard??={},${data})`);
  }
}
