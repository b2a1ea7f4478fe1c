import { collector, dependentsOf } from './graph.mjs';
import { mayRead } from './runtimeReads.mjs';

/** Files that decide how every test is run: which packages there are, and how sources are compiled and set up. */
export const decideForTests = [
  /(^|\/)package\.json$/,
  /(^|\/)tsconfig[\w.]*\.json$/,
  /^package-lock\.json$/,
  /^vitest\.config\.ts$/,
  /^scripts\/lib\/testRun\/domSetup\.ts$/,
];

/**
 * The unit tests that changed files can affect: those that Vitest selects by their imports, those whose imports lead to
 * a changed file by a query (`?raw`), and those that may read a changed file when they run.
 *
 * @param {readonly string[]} files changed files
 * @param {import('./unitGraph.mjs').UnitGraph} unit
 * @returns {import('./graph.mjs').Selection}
 */
export function selectUnitTests(files, { graph, tests, related, readers }) {
  const decisive = files.find((file) => decideForTests.some((pattern) => pattern.test(file)));
  if (decisive) return { all: `${decisive} changed` };
  const isTest = new Set(tests);
  const found = collector();
  /**
   * @param {string} start
   * @param {string} reason
   */
  const addDependents = (start, reason) => {
    for (const file of dependentsOf(graph, start)) if (isTest.has(file)) found.add(file, reason);
  };
  for (const file of files) addDependents(file, `${file} changed`);
  for (const reader of readers)
    for (const file of files.filter((file) => mayRead(reader, file)))
      addDependents(reader, `${reader} may read ${file}`);
  const known = new Set(found.chosen().map(({ name }) => name));
  for (const test of related) if (!known.has(test)) found.add(test, 'Vitest selects it');
  return { chosen: found.chosen() };
}
