import { journeyFolder, readRooms } from './journeyRooms.mjs';
import { selectJourneys } from './journeySelection.mjs';
import { readStoryGraph } from './storyGraph.mjs';
import { mayReachStories, selectStories } from './storySelection.mjs';
import { readUnitGraph } from './unitGraph.mjs';
import { selectUnitTests } from './unitSelection.mjs';
import { showingChangedWords, wordsSince } from './words.mjs';

/** @typedef {import('./graph.mjs').Selection} Selection */

/**
 * @typedef {object} Plan
 * @property {Selection} unit files of unit tests
 * @property {Selection} stories files of stories
 * @property {readonly string[]} storyIds the stories of the chosen files
 * @property {Selection} journeys files of journeys
 */

/** @type {Selection} */
const nothing = { chosen: [] };

/**
 * A part of what was selected.
 *
 * @param {Selection} selection
 * @param {string} only part of the names that stay
 * @param {readonly string[]} all what there is
 * @returns {Selection}
 */
const narrowed = (selection, only, all) => ({
  chosen: ('all' in selection ? all.map((name) => ({ name, reason: selection.all })) : selection.chosen).filter(
    ({ name }) => name.includes(only),
  ),
});

/**
 * What a change can affect.
 *
 * @param {import('./changedFiles.mjs').Changes} changes
 * @param {() => Promise<boolean>} buildStorybook builds it as it is now; false: it is not needed, or cannot be built
 * @param {string} [only] part of the names of what is selected; default: all of it
 * @returns {Promise<Plan>}
 */
export async function planOf({ files, before }, buildStorybook, only) {
  const [unit, built] = await Promise.all([
    readUnitGraph(files),
    files.some(mayReachStories) ? buildStorybook() : false,
  ]);
  const rooms = readRooms();
  const words = wordsSince(before);
  const storybook = built ? readStoryGraph() : undefined;
  /** @type {(selection: Selection, all: readonly string[]) => Selection} */
  const part = (selection, all) => (only === undefined ? selection : narrowed(selection, only, all));
  const stories = storybook
    ? part(selectStories(files, storybook, await showingChangedWords(before, storybook)), [...storybook.stories.keys()])
    : nothing;
  return {
    unit: part(selectUnitTests(files, unit), unit.tests),
    stories,
    storyIds: 'chosen' in stories ? stories.chosen.flatMap(({ name }) => storybook?.stories.get(name) ?? []) : [],
    journeys: part(
      selectJourneys(files, rooms, unit.graph, (file) => words(file) !== undefined),
      [...rooms.keys()],
    ),
  };
}

/**
 * The plan for a person: a line for each thing that runs, and why.
 *
 * @param {Plan} plan
 * @returns {readonly string[]}
 */
export function linesOf({ unit, stories, journeys, storyIds }) {
  /** @type {(kind: string, all: string, selection: Selection) => string[]} */
  const lines = (kind, all, selection) =>
    'all' in selection
      ? [`${kind} all ${all}: ${selection.all}`]
      : selection.chosen.map(({ name, reason }) => `${kind} ${name}: ${reason}`);
  /** @param {Selection} selection */
  const count = (selection) => ('all' in selection ? 'all' : String(selection.chosen.length));
  return [
    ...lines('unit', 'tests', unit),
    ...lines('story', 'stories', stories),
    ...lines('journey', 'journeys', journeys).map((line) => line.replace(journeyFolder, '')),
  ]
    .map((line) => line.replace(/\.(stories|journey)\.tsx?(?=: )/, ''))
    .concat(
      `Selected: files of unit tests ${count(unit)}, stories ${'all' in stories ? 'all' : storyIds.length}, journeys ${count(journeys)}.`,
    );
}
