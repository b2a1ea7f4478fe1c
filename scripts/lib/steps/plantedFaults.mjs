import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyOfCommit, plant } from '../faults/copyOfCommit.mjs';
import { faults } from '../faults/faults.mjs';
import { unnoticed } from '../faults/unnoticed.mjs';

/** @typedef {import('../testRun/outcome.mjs').Outcome} Outcome */

/**
 * What is run in the copy, by step: builds that it needs, and the tests that should notice.
 *
 * @type {Readonly<Record<import('../faults/faults.mjs').Fault['step'], { builds: string[], only: string[] }>>}
 */
const runs = {
  types: { builds: [], only: [] },
  lint: { builds: [], only: [] },
  unit: { builds: [], only: ['contract/rules/exchange', 'locales/texts'] },
  stories: { builds: ['storybook'], only: faults.flatMap(({ story }) => story ?? []) },
  otherLanguages: {
    builds: [],
    only: faults.filter(({ step }) => step === 'otherLanguages').map(({ story = '' }) => story),
  },
  journeys: { builds: ['build'], only: [] },
};

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
    const failures = Object.entries(runs).flatMap(([step, { builds, only }]) => {
      console.log(`Looking for planted faults by ${step}.`);
      const args = [...builds, step, ...only.flatMap((part) => ['--only', part])];
      const { stdout, stderr } = spawnSync(process.execPath, [path.join(copy, 'scripts/test.mjs'), ...args], {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const missed = unnoticed(step, stdout);
      if (missed.length) console.log(stdout + stderr);
      return missed;
    });
    return { passed: faults.length - failures.length, failed: failures.length, failures };
  } finally {
    remove();
  }
}
