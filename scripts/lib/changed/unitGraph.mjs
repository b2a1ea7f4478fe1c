import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../run.mjs';
import { unitProjects } from '../steps/sources.mjs';
import { touchesFiles } from './runtimeReads.mjs';

/**
 * What Vitest knows about the unit tests.
 *
 * @typedef {object} UnitGraph
 * @property {import('./graph.mjs').Graph} graph modules of the repository that tests and journeys import, and what imports them
 * @property {readonly string[]} tests all test files
 * @property {readonly string[]} related the test files that Vitest itself selects for the changed files
 * @property {ReadonlySet<string>} readers modules that look at files when they run, which the graph cannot see
 */

/** @param {string} id path of a module, perhaps with a query such as `?raw` */
const fileOf = (id) => path.relative(root, id.replace(/\?.*/s, ''));

/** @param {string} file */
const isOurs = (file) => !file.startsWith('..') && !path.isAbsolute(file) && !file.includes('node_modules');

/** @param {{ project: { name: string } }} test */
const isUnit = ({ project }) => unitProjects.includes(project.name);

/**
 * Lets Vitest select the tests of changed files, as its `--changed` does, and reads the modules that it saw.
 *
 * @param {readonly string[]} files
 * @returns {Promise<UnitGraph>}
 */
export async function readUnitGraph(files) {
  const related = files.map((file) => path.join(root, file));
  const vitest = await createVitest('test', {
    root,
    watch: false,
    project: [...unitProjects, 'journeys'],
    related,
    reporters: [],
  });
  try {
    const specifications = await vitest.getRelevantTestSpecifications();
    /** @type {Map<string, Set<string>>} */
    const graph = new Map();
    for (const { vite } of vitest.projects)
      for (const [id, { importers }] of vite.environments.ssr.moduleGraph.idToModuleMap) {
        const file = fileOf(id);
        // A plugin's own modules have no file; their names begin so.
        if (id.startsWith('\0') || !isOurs(file)) continue;
        const known = graph.get(file) ?? new Set();
        for (const importer of importers) if (importer.id) known.add(fileOf(importer.id));
        known.delete(file);
        graph.set(file, known);
      }
    const tests = (await vitest.globTestSpecifications()).filter(isUnit);
    return {
      graph,
      tests: [...new Set(tests.map(({ moduleId }) => fileOf(moduleId)))].sort(),
      related: [...new Set(specifications.filter(isUnit).map(({ moduleId }) => fileOf(moduleId)))].sort(),
      readers: new Set([...graph.keys()].filter((file) => touchesFiles(readFileSync(path.join(root, file), 'utf8')))),
    };
  } finally {
    await vitest.close();
  }
}
