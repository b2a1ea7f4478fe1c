/**
 * A text as it goes to translators and comes back.
 *
 * @typedef {object} Unit
 * @property {string} key
 * @property {string} source the English text
 * @property {string} text in the language
 * @property {string} context where it is said, what stands in its placeholders
 * @property {string} limits what it has to keep
 * @property {string} base what English text and text were when they went out, see `baseOf`
 */
/**
 * A file of units in one language, as it is read: context and limits are for people, nobody reads them again.
 *
 * @typedef {{ locale: string, units: Pick<Unit, 'key' | 'source' | 'text' | 'base'>[] }} UnitFile
 */
/** @typedef {Readonly<Record<string, string>>} Tags language -> its BCP 47 tag */

/** What is wrong with a whole file, in one sentence that goes on behind its name. */
export class Refusal extends Error {}

/** What both kinds of file lack when their end is missing. */
export const cutOff = () => new Refusal('is cut off: its end is missing.');

/** @param {string | undefined} key */
export const withoutBase = (key) =>
  new Refusal(
    `does not say of ${key ?? 'a text'} what it was when it went out: \`npm run texts -- export\` writes that.`,
  );
