import { execFile } from 'node:child_process';
import path from 'node:path';
import { skipped } from './outcome.mjs';
import { root } from '../run.mjs';

/** @typedef {import('./outcome.mjs').Outcome} Outcome */
/** @typedef {{ checked: string, faults: string[], notes: string[], unanswered?: string }} Result */
/** @typedef {(args: string[], folder: string) => Promise<string>} Npm starts npm and resolves with what it printed */

/** ms. Signatures of all packages take about half a minute where the registry answers. */
const patience = 180_000;
/** Severities that fail; lower ones are only printed. */
const severe = ['high', 'critical'];

/**
 * Asks the registry for known faults of the locked packages, those of the bench too, and checks the signatures of the
 * installed ones. What the registry does not answer is not proven, and fails nothing.
 *
 * @param {{ npm?: Npm }} [parts] replacement for tests
 * @returns {Promise<Outcome>}
 */
export async function audit({ npm = runNpm } = {}) {
  const results = [
    faultsOf('package-lock.json', await npm(['audit', '--package-lock-only'], root)),
    faultsOf('bench/package-lock.json', await npm(['audit', '--package-lock-only'], path.join(root, 'bench'))),
    signaturesOf(await npm(['audit', 'signatures'], root)),
  ];
  const answered = results.filter(({ unanswered }) => unanswered === undefined);
  for (const { notes } of answered) for (const note of notes) console.log(note);
  const failures = answered.flatMap(({ faults }) => faults);
  const notProven = results
    .flatMap(({ checked, unanswered }) => (unanswered === undefined ? [] : [`${checked} (${unanswered})`]))
    .join('; ');
  return {
    ...(notProven && skipped(notProven)),
    passed: answered.filter(({ faults }) => faults.length === 0).length,
    failed: failures.length,
    failures,
  };
}

/**
 * @param {string} lock name of the lock file
 * @param {string} output of `npm audit --json`
 * @returns {Result}
 */
function faultsOf(lock, output) {
  const checked = `known faults of the packages in ${lock}`;
  const report = parsed(output);
  if (!report?.vulnerabilities) return { checked, faults: [], notes: [], unanswered: reasonOf(report) };
  /** @type {{ name: string, severity: string, range: string }[]} */
  const found = Object.values(report.vulnerabilities);
  /** @param {boolean} wanted */
  const texts = (wanted) =>
    found
      .filter(({ severity }) => severe.includes(severity) === wanted)
      .map(({ name, severity, range }) => `${lock}: ${name} ${range} has a known fault (${severity}); see npm audit`);
  return { checked, faults: texts(true), notes: texts(false) };
}

/**
 * @param {string} output of `npm audit signatures --json`
 * @returns {Result}
 */
function signaturesOf(output) {
  const checked = 'signatures of the installed packages';
  const report = parsed(output);
  if (!report?.invalid || !report.missing) return { checked, faults: [], notes: [], unanswered: reasonOf(report) };
  /** @type {(list: { name: string, version: string }[], fault: string) => string[]} */
  const texts = (list, fault) => list.map(({ name, version }) => `${name} ${version} ${fault}`);
  return {
    checked,
    faults: [...texts(report.invalid, 'has a wrong signature'), ...texts(report.missing, 'has no signature')],
    notes: [],
  };
}

/** @param {string} output */
function parsed(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** @param {{ message?: string, error?: { summary?: string } } | undefined} report */
const reasonOf = (report) =>
  (report?.error?.summary || report?.message || 'npm did not answer')
    .replace(/^request to \S+ failed, reason: /, '')
    .replace(/ - [A-Z]+ https?:\S+$/, '');

/** @type {Npm} */
function runNpm(args, folder) {
  return new Promise((resolve) => {
    execFile(
      'npm',
      [...args, '--json', '--fetch-retries=0'],
      { cwd: folder, timeout: patience, maxBuffer: 1e9, shell: process.platform === 'win32' },
      // npm exits with 1 for a fault that it found too: what it printed says which.
      (_, output) => resolve(output),
    );
  });
}
