/** What an import would change, and why it may not. */
import { breaches } from '../glossary.mjs';
import { baseOf } from './base.mjs';
import { Refusal } from './unit.mjs';

/**
 * The texts as they are now, and what is asked of them.
 *
 * @typedef {object} Tree
 * @property {Record<string, Record<string, string>>} texts language -> key -> text
 * @property {Record<string, import('../glossary.mjs').Glossary>} glossaries by language
 * @property {(key: string) => number | undefined} maxOf the most characters of a text
 * @property {typeof import('../../../../locales/textFaults').faultsOf} faultsOf
 * @property {typeof import('../../../../locales/textFaults').sourceKeyOf} sourceKeyOf
 */
/** @typedef {{ locale: string, key: string, from: string, to: string }} Change */

/**
 * @param {import('./unit.mjs').UnitFile} file
 * @param {Tree} tree
 * @returns {Change[]} the texts that have other words in the file than in the tree
 * @throws {import('./unit.mjs').Refusal} when the file was made from other texts than those of the tree
 */
function changesOf({ locale, units }, { texts, sourceKeyOf }) {
  const own = texts[locale] ?? {};
  const unknown = units.filter(({ key }) => !Object.hasOwn(own, key)).map(({ key }) => key);
  if (unknown.length) throw new Refusal(`has texts that ${locale} does not have: ${unknown.join(', ')}.`);
  const differing = units.filter(({ key, text }) => text !== own[key]);
  // Words that nobody touched are no change, whatever has become of them in the tree.
  const touched = differing.filter(({ source, text, base }) => baseOf(source, text) !== base);
  const stale = touched.filter(
    ({ key, base }) => baseOf(texts['en']?.[sourceKeyOf(key)] ?? '', own[key] ?? '') !== base,
  );
  if (stale.length)
    throw new Refusal(
      `was made from other texts than these: ${stale.map(({ key }) => key).join(', ')} changed meanwhile; export them again.`,
    );
  return touched.map(({ key, text }) => ({ locale, key, from: own[key] ?? '', to: text }));
}

/**
 * @param {Change} change
 * @param {Tree} tree
 * @returns {string[]} a sentence for each thing that is wrong with the new words
 */
function faultsIn({ locale, key, to }, { texts, glossaries, maxOf, faultsOf, sourceKeyOf }) {
  const source = locale === 'en' ? (texts['en']?.[key] ?? '') : (texts['en']?.[sourceKeyOf(key)] ?? '');
  return [
    ...faultsOf({ key, text: to, source, max: maxOf(key) }).map((fault) => `${locale} ${key} ${fault}.`),
    ...breaches(glossaries[locale] ?? {}, { [key]: to }).map((breach) => `${locale} ${breach}`),
  ];
}

/**
 * @param {readonly { name: string, file: import('./unit.mjs').UnitFile }[]} files
 * @param {Tree} tree
 * @returns {{ changes: Change[], faults: string[] }}
 * @throws {Error} with a sentence about the first file that cannot be taken
 */
export function planImport(files, tree) {
  /** @type {Map<string, Change>} */
  const changes = new Map();
  for (const { name, file } of files)
    for (const change of named(name, () => changesOf(file, tree))) {
      const id = `${change.locale} ${change.key}`;
      const other = changes.get(id);
      if (other && other.to !== change.to) throw new Error(`${name} says ${id} in other words than a file before it.`);
      changes.set(id, change);
    }
  return { changes: [...changes.values()], faults: [...changes.values()].flatMap((change) => faultsIn(change, tree)) };
}

/**
 * @template Result
 * @param {string} name of a file
 * @param {() => Result} act
 */
function named(name, act) {
  try {
    return act();
  } catch (error) {
    throw new Error(`${name} ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}
