import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.mjs';

/** Where the files of real machines are, which the cluster uses as well. */
const folder = path.join(root, 'server/deploy/cluster');

/** What every machine has to replace: words in capitals such as THIS-ADDRESS or OWNER-PASSWORD. */
const placeholder = /\bTHIS-[A-Z]+\b|\b[A-Z]+-PASSWORD\b/;

/**
 * Replaces parts of a file everywhere, so that nothing else can differ between the guide and the cluster.
 *
 * @param {string} text
 * @param {Record<string, string>} replacements
 * @returns {string}
 * @throws {Error} when a part is not there, or when something that each machine has to replace is left
 */
export function fillIn(text, replacements) {
  let filled = text;
  for (const [part, by] of Object.entries(replacements)) {
    if (!filled.includes(part)) throw new Error(`The file has no "${part}" to replace.`);
    filled = filled.replaceAll(part, by);
  }
  const [left] = placeholder.exec(filled.replaceAll(/^\s*(#|;|--).*$/gm, '')) ?? [];
  if (left !== undefined) throw new Error(`Nothing replaces ${left}.`);
  return filled;
}

/**
 * A file of server/deploy/cluster with these replacements.
 *
 * @param {string} name
 * @param {Record<string, string>} [replacements]
 */
export const deployed = (name, replacements = {}) =>
  fillIn(readFileSync(path.join(folder, name), 'utf8'), replacements);

/**
 * The variables of an environment file, as systemd reads it.
 *
 * @param {string} text
 * @returns {Record<string, string>}
 */
export const variablesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
