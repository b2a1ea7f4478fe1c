/**
 * The glossary of a language (`locales/glossary/<language>.json`): for each concept its one word, and the words that
 * were given up for it.
 *
 * @typedef {object} Entry
 * @property {string} means what the word stands for, alike in every language
 * @property {string} word begins a word of at least one text
 * @property {string[]} [in] beginnings of the keys that the entry is about; without it, all
 * @property {Record<string, string>} [not] word that was given up (`*`: with any ending) -> reason
 * @property {string[]} [except] phrases in which such a word is right
 *
 * @typedef {Record<string, Entry>} Glossary
 */

/**
 * Texts as they are read: without the characters that keep words together, and without the names of their values.
 *
 * @param {Record<string, string>} texts
 */
const read = (texts) =>
  Object.entries(texts).map(([key, text]) => ({
    key,
    text,
    words: text
      .replaceAll('\u2060', '')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\{\{\w+\}\}/g, '{}'),
  }));

/**
 * Pattern of a word, which stands alone unless it ends in `*`. One with a capital is meant as it is written.
 *
 * @param {string} word
 */
function patternOf(word) {
  const stem = word.replace(/\*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const end = word.endsWith('*') || /\W$/.test(word) ? '' : String.raw`(?![\p{L}\p{N}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${stem}${end}`, /\p{Lu}/u.test(word) ? 'u' : 'iu');
}

/**
 * @param {Entry} entry
 * @param {string} key
 */
const isAbout = (entry, key) => entry.in?.some((beginning) => key.startsWith(beginning)) ?? true;

/**
 * Texts with a word that was given up, with the reason.
 *
 * @param {Glossary} glossary
 * @param {Record<string, string>} texts
 * @returns {string[]}
 */
export function breaches(glossary, texts) {
  const said = read(texts);
  return Object.values(glossary).flatMap((entry) =>
    Object.entries(entry.not ?? {}).flatMap(([word, reason]) => {
      const pattern = patternOf(word);
      const phrases = (entry.except ?? []).map((phrase) => new RegExp(patternOf(phrase), 'giu'));
      return said
        .filter(({ key, words }) => isAbout(entry, key) && pattern.test(words))
        .filter(({ words }) => pattern.test(phrases.reduce((rest, phrase) => rest.replace(phrase, ''), words)))
        .map(({ key, text }) => `${key}: ${text} – "${word}": ${reason} Say "${entry.word}".`);
    }),
  );
}

/**
 * Concepts whose word no text says.
 *
 * @param {Glossary} glossary
 * @param {Record<string, string>} texts
 * @returns {string[]}
 */
export function unsaid(glossary, texts) {
  const said = read(texts);
  return Object.entries(glossary)
    .filter(([, entry]) => {
      const pattern = new RegExp(patternOf(entry.word.replace(/\*?$/, '*')), 'iu');
      return !said.some(({ key, words }) => isAbout(entry, key) && pattern.test(words));
    })
    .map(([concept]) => concept);
}

/**
 * Words that stand for two concepts, or for one that has given them up.
 *
 * @param {Glossary} glossary
 * @returns {string[]}
 */
export function clashes(glossary) {
  const entries = Object.entries(glossary);
  return entries.flatMap(([concept, { means, word, not = {}, except = [] }], at) => {
    const others = entries.slice(at + 1).filter(([, other]) => other.word === word);
    return [
      ...others.map(([other]) => `${word}: ${concept}, ${other}`),
      ...breaches({ [concept]: { means, word, not, except } }, { word }).map(() => `${word}: ${concept}`),
    ];
  });
}

/**
 * Texts that read alike in English and differ in a language: two words for one thing.
 *
 * @param {Record<string, string>} english
 * @param {Record<string, string>} texts
 * @returns {string[]} the keys of each such text
 */
export function differing(english, texts) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const [key, text] of Object.entries(english)) byText.set(text, [...(byText.get(text) ?? []), key]);
  return [...byText.values()]
    .filter((keys) => new Set(keys.map((key) => texts[key])).size > 1)
    .map((keys) => keys.join());
}
