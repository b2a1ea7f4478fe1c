import { runNative } from './nativeTools.mjs';
import { run } from './run.mjs';

/** @typedef {{ name: string, check: () => Promise<number> }} Check that ends with 0 when it has found nothing */

/** The folders whose imports have rules. */
const packages = ['tokens', 'locales', 'contract', 'ui', 'app', 'server', 'host-simulator'];

/** ESLint's findings depend on the file alone, so it looks again only at files whose content has changed. */
const eslintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

/**
 * The linters that look at one file at a time.
 *
 * @param {readonly string[]} [files] none: all
 * @returns {Readonly<Record<'oxfmt' | 'oxlint' | 'eslint', Check>>}
 */
export const linters = (files = []) => ({
  oxfmt: {
    name: 'oxfmt',
    check: () => runNative('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]),
  },
  oxlint: {
    name: 'oxlint',
    check: () => runNative('oxlint', ['-c', 'oxlint.config.mjs', '--no-error-on-unmatched-pattern', ...files]),
  },
  // Of changed files alone the suppressions of all others would seem to be needed no more.
  eslint: {
    name: 'ESLint',
    check: () =>
      run('eslint', [
        '--max-warnings',
        '0',
        ...(files.length ? ['--no-warn-ignored', '--pass-on-unpruned-suppressions', ...files] : [...eslintCache, '.']),
      ]),
  },
});

/**
 * The linters that need the whole tree: how imports run, and what nothing uses.
 *
 * @type {readonly Check[]}
 */
export const wholeTreeChecks = [
  {
    name: 'dependency-cruiser',
    check: () => run('depcruise', ['--config', '.dependency-cruiser.cjs', ...packages, 'scripts', 'docs/examples']),
  },
  { name: 'knip', check: () => run('knip', ['--no-progress']) },
];
