import { componentOfHeardFile } from '../heard/heardFiles.mjs';
import { componentOfLockFile } from '../pictures/lock.mjs';
import { componentOf } from '../pictures/picture.mjs';
import { collector, dependentsOf } from './graph.mjs';

/** Every story is drawn inside of it. */
const preview = '.storybook/preview.tsx';

/**
 * Imports of the preview that no story draws: `DocsPage` is the documentation; `loadScreens` loads code in advance that
 * the stories of screens import as well; `controls/` knows every icon and text by name, to choose from.
 */
export const notDrawn = [
  '.storybook/DocsPage.tsx',
  'app/testing/loadScreens.ts',
  '.storybook/controls/namedArgs.ts',
  '.storybook/controls/source.ts',
];

/** @type {(file: string, importer: string) => boolean} */
const isDrawn = (file, importer) => !(importer === preview && notDrawn.includes(file));

/** @param {string} file */
const isTest = (file) => /\.(test|journey)\.\w+$/.test(file);

/** Where the modules of stories are. */
const rooms = /^(app|contract|host-simulator|locales|tokens|ui)\//;

/**
 * Files that affect every story, and why.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
export const decideForStories = [
  [/^(app|contract|host-simulator|locales|tokens|ui)\/package\.json$/, 'packages'],
  [/^package-lock\.json$/, 'packages'],
  [/^tokens\//, 'tokens'],
  [/^\.storybook\/(?!docs\/|pictures\/|heard\/)/, 'the runner of the stories'],
  [/^scripts\/visual\.mjs$/, 'the runner of the stories'],
  [/^scripts\/build-storybook\.mjs$/, 'the runner of the stories'],
  [/^scripts\/lib\/visual\//, 'the runner of the stories'],
  [/^scripts\/lib\/pictures\//, 'the runner of the stories'],
  [/^scripts\/lib\/heard\//, 'the runner of the stories'],
  [/^scripts\/lib\/browser\.mjs$/, 'the runner of the stories'],
  [/^scripts\/lib\/run\.mjs$/, 'the runner of the stories'],
  [/^scripts\/lib\/languageNames\.mjs$/, 'the languages'],
  [/^scripts\/lib\/servers\/staticServer\.mjs$/, 'the runner of the stories'],
];

/**
 * Why a changed file affects every story; undefined if it does not.
 *
 * @param {string} file
 */
function decidesForAll(file) {
  const known = decideForStories.find(([pattern]) => pattern.test(file));
  if (known) return known[1];
  // Fonts and pictures are named by addresses, which are not in the graph.
  if (rooms.test(file) && !/\.(tsx?|mjs|json|md|html|css)$/.test(file)) return 'a file that is no module';
  return undefined;
}

/** Whether a change of the file can reach a story, so that Storybook has to be built to know it. */
export const mayReachStories = (/** @type {string} */ file) =>
  !isTest(file) && (rooms.test(file) || file.startsWith('.storybook/') || decidesForAll(file) !== undefined);

/**
 * The story files that a module reaches, by their paths; undefined when every story is drawn with it.
 *
 * @param {import('./storyGraph.mjs').StoryGraph} storybook
 * @param {string} file
 */
function storyFilesOf({ graph, stories }, file) {
  const reached = dependentsOf(graph, file, isDrawn);
  return reached.has(preview) ? undefined : [...reached].filter((each) => stories.has(each));
}

/** The component of a file that says how stories look, or what is heard of them; undefined if it is no such file. */
function approvedComponent(/** @type {string} */ file) {
  if (file.startsWith('.storybook/pictures/')) return componentOfLockFile(file);
  return file.startsWith('.storybook/heard/') ? componentOfHeardFile(file) : undefined;
}

/**
 * The story files that changed files can affect.
 *
 * @param {readonly string[]} files changed files
 * @param {import('./storyGraph.mjs').StoryGraph} storybook
 * @param {(file: string) => readonly string[] | undefined} [showing] for a file of texts in which only words changed:
 *   the modules that show them; undefined: the file counts as a module
 * @returns {import('./graph.mjs').Selection}
 */
export function selectStories(files, storybook, showing = () => undefined) {
  const fileOfComponent = new Map(
    [...storybook.stories].flatMap(([file, ids]) => ids.map((id) => [componentOf(id), file])),
  );
  const found = collector();
  for (const file of files) {
    if (isTest(file)) continue;
    const decides = decidesForAll(file);
    if (decides) return { all: `${file} changed (${decides})` };
    // The stories that must look, or be heard, as the file says.
    const component = approvedComponent(file);
    if (component !== undefined) {
      const story = fileOfComponent.get(component);
      if (story) found.add(story, `${file} changed`);
      continue;
    }
    const words = showing(file);
    for (const start of words ?? [file]) {
      const reached = storyFilesOf(storybook, start);
      if (!reached) return { all: `${file} changed` };
      for (const story of reached) found.add(story, words ? `words of ${file} changed` : `${file} changed`);
    }
  }
  return { chosen: found.chosen() };
}
