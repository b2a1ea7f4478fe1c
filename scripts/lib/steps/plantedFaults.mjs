import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyOfCommit, plant } from '../faults/copyOfCommit.mjs';
import { faults } from '../faults/faults.mjs';
import { unnoticed } from '../faults/unnoticed.mjs';

/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */

/**
 * What is run in the copy, one after another: steps that run side by side, builds that they need, and the tests that
 * should notice.
 *
 * @type {readonly { steps: readonly import('../faults/faults.mjs').Fault['step'][], builds?: string[], only?: string[] }[]}
 */
const runs = [
  { steps: ['types', 'lint'] },
  { steps: ['unit'], only: ['contract/rules/exchange', 'locales/texts'] },
  { steps: ['stories'], builds: ['storybook'], only: faults.flatMap(({ story }) => story ?? []) },
  {
    steps: ['otherLanguages'],
    only: faults.filter(({ step }) => step === 'otherLanguages').map(({ story = '' }) => story),
  },
  { steps: ['journeys'], builds: ['build'] },
];

/**
 * Plants a fault of each kind of check in a copy of the last commit, all at once, and expects the step that has the check
 * to name it, and no earlier one: what `npm test` leaves to the integration is green there. A step does the same in both
 * commands, so what `npm test` notices, `npm run test:all` does.
 *
 * @returns {Promise<Outcome>}
 */
export async function plantedFaults() {
  const { copy, remove } = copyOfCommit();
  try {
    for (const fault of faults) {
      const file = path.join(copy, fault.file);
      writeFileSync(file, plant(readFileSync(file, 'utf8'), fault));
    }
    const failures = runs.flatMap(({ steps, builds = [], only = [] }) => {
      console.log(`Looking for planted faults by ${steps.join(' and ')}.`);
      const args = [...builds, ...steps, ...only.flatMap((part) => ['--only', part])];
      const { stdout, stderr } = spawnSync(process.execPath, [path.join(copy, 'scripts/test.mjs'), ...args], {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const missed = steps.flatMap((step) => unnoticed(step, stdout));
      if (missed.length) console.log(stdout + stderr);
      return missed;
    });
    return { passed: faults.length - failures.length, failed: failures.length, failures };
  } finally {
    remove();
  }
}
