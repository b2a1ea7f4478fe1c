/**
 * A process that runs tests under one change after another, as `mutation.mjs` requests. Vitest starts once: for the
 * next change only the changed file is reloaded.
 */
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../lib/run.mjs';

/** @typedef {import('./changes.mjs').Change} Change */

const vitest = await createVitest('test', {
  config: path.join(root, 'scripts/mutation/vitest.config.ts'),
  project: ['node'],
  run: true,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{}],
});
await vitest.standalone();
const project = vitest.getProjectByName('node');

/** @param {Change | null} change @param {string[]} tests */
async function runUnder(change, tests) {
  process.env.TALLY_MUTATION = JSON.stringify(change);
  if (change) vitest.invalidateFile(path.join(root, change.file));
  // Otherwise the failures under the previous change would end this run as well.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const specifications = tests.map((test) => project.createSpecification(path.join(root, test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Makes the next run load the file without this change.
  if (change) vitest.invalidateFile(path.join(root, change.file));
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const broken = testModules.filter((file) => asked.has(file.moduleId) && !file.ok());
  const [failed] = broken.flatMap((file) => [...file.children.allTests('failed')]);
  /** @type {unknown[]} */
  const errors = [...unhandledErrors, ...broken.flatMap((file) => file.errors().map(({ message }) => message))];
  return {
    noticed: broken.length > 0 || errors.length > 0,
    by: failed ? `${failed.module.relativeModuleId} > ${failed.fullName}` : String(errors[0] ?? ''),
  };
}

process.on('message', async (/** @type {{ change: Change | null, tests: string[] }} */ { change, tests }) =>
  process.send?.(await runUnder(change, tests)),
);
process.on('disconnect', () => process.exit());
process.send?.('ready');
