/** The folders whose imports have rules. */
const packages = ['tokens', 'locales', 'contract', 'ui', 'app', 'server', 'host-simulator'];

/**
 * Commands of the linters that need the whole tree: how imports run, and what nothing uses.
 *
 * @type {[name: string, ...args: string[]][]}
 */
export const wholeTreeChecks = [
  ['depcruise', '--config', '.dependency-cruiser.cjs', ...packages],
  ['knip', '--no-progress'],
];
