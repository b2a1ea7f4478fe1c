/**
 * What a step of the tests says when it has ended.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] file, name and start of each error message, for logs that keep only their end
 * @property {{ file: string, text: string }[]} [flaky] the same for tests that passed only when retried
 * @property {string} [notProven] what could not be checked on this machine
 * @property {string[]} [failedNames] the tests that failed, for the closing line
 */

/** @typedef {Required<Outcome> & { name: string, seconds: number }} Row of a step that ran */

/**
 * The outcome of a step that counts as one check.
 *
 * @param {boolean} ok
 * @param {string} [failure]
 * @returns {Outcome}
 */
export const oneCheck = (ok, failure) =>
  ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, ...(failure && { failures: [failure] }) };

/**
 * A step that could not run here: it fails nothing, and the closing line says what was not proven.
 *
 * @param {string} notProven
 * @returns {Outcome}
 */
export const skipped = (notProven) => {
  console.log(`Skipped: ${notProven}.`);
  return { passed: 0, failed: 0, notProven };
};

/**
 * The row of a step that has ended.
 *
 * @param {string} name
 * @param {Outcome} outcome
 * @param {number} seconds
 * @returns {Row}
 */
export const rowOf = (name, outcome, seconds) => ({
  failures: [],
  flaky: [],
  notProven: '',
  failedNames: [],
  ...outcome,
  name,
  seconds,
});
