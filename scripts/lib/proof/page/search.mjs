import { plain } from '../matchTexts.mjs';

/** @typedef {import('../proofData.mjs').ProofText} ProofText */

const lower = (/** @type {string} */ words) => plain(words).toLowerCase();

/**
 * How well a text fits what is looked for: 0 not at all; above that, the smaller the better.
 *
 * @param {ProofText} text
 * @param {string} wanted in small letters
 */
function rankOf({ key, words }, wanted) {
  const said = [key, ...Object.values(words).map((one) => one ?? '')].map(lower);
  if (said.includes(wanted)) return 1;
  if (said.some((one) => one.includes(wanted))) return 2;
  const parts = wanted.split(' ');
  return said.some((one) => parts.every((part) => one.includes(part))) ? 3 : 0;
}

/**
 * The texts with these words in any language, or with this key: first those that are just that, then those that have
 * the phrase, then those that have all of its words.
 *
 * @param {readonly ProofText[]} texts
 * @param {string} find
 * @returns {ProofText[]}
 */
export function foundTexts(texts, find) {
  const wanted = lower(find);
  if (!wanted) return [...texts];
  return texts
    .map((text) => ({ text, rank: rankOf(text, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text);
}
