/**
 * Modules and what imports them: file -> files, relative to the root folder. A file that is missing is imported by
 * nothing.
 *
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph
 */

/**
 * A file and all modules that depend on it.
 *
 * @param {Graph} graph
 * @param {string} file
 * @param {(file: string, importer: string) => boolean} [follows] whether an import counts; default: all do
 * @returns {ReadonlySet<string>}
 */
export function dependentsOf(graph, file, follows = () => true) {
  const found = new Set([file]);
  // A set that grows while it is walked: each module is visited once.
  for (const each of found)
    for (const importer of graph.get(each) ?? []) if (follows(each, importer)) found.add(importer);
  return found;
}

/** @typedef {{ name: string, reason: string }} Chosen one thing to run, and why */

/**
 * What a kind of test runs: everything, for the reason given, or what was chosen.
 *
 * @typedef {{ all: string } | { chosen: readonly Chosen[] }} Selection
 */

/** Collects what was chosen; of several reasons the first is kept, and how many more there are. */
export function collector() {
  /** @type {Map<string, string[]>} */
  const reasons = new Map();
  return {
    /**
     * @param {string} name
     * @param {string} reason
     */
    add(name, reason) {
      const known = reasons.get(name) ?? [];
      if (!known.includes(reason)) reasons.set(name, [...known, reason]);
    },
    /** @returns {readonly Chosen[]} by name */
    chosen: () =>
      [...reasons]
        .map(([name, [reason = '', ...more]]) => ({
          name,
          reason: more.length ? `${reason}, and ${more.length} more` : reason,
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
