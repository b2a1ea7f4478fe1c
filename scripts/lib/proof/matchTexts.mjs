/** Finds the texts that words on a page are. */

/** Letters that a text with placeholders has to have of its own, so that it can be known by them. */
const lettersMin = 4;
/** Letters of a text that is known inside a longer sentence. */
const lettersInside = 15;

/** Words without what nobody sees, with single plain spaces. */
export const plain = (/** @type {string} */ words) =>
  words
    .replaceAll(/[\u2060\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const letters = (/** @type {string} */ text) => text.replaceAll(/\{\{\w+\}\}|[^\p{L}]/gu, '').length;

/** @param {string} text */
const patternOf = (text) =>
  plain(text)
    .split(/\{\{\w+\}\}/)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+?');

/**
 * @param {Record<string, string>} texts of a language, by key
 * @returns {(words: string) => string[]} the keys of the texts that these words are, or that stand in them
 */
export function matcherOf(texts) {
  /** @type {Map<string, string[]>} */
  const exact = new Map();
  /** @type {{ key: string, pattern: RegExp }[]} */
  const patterns = [];
  for (const [key, text] of Object.entries(texts)) {
    if (letters(text) >= lettersInside) patterns.push({ key, pattern: new RegExp(patternOf(text), 'u') });
    else if (!text.includes('{{')) exact.set(plain(text), [...(exact.get(plain(text)) ?? []), key]);
    else if (letters(text) >= lettersMin) patterns.push({ key, pattern: new RegExp(`^${patternOf(text)}$`, 'u') });
  }
  /** @type {Map<string, string[]>} */
  const known = new Map();
  return (words) => {
    const said = plain(words);
    const found = known.get(said) ?? [
      ...(exact.get(said) ?? []),
      ...patterns.filter(({ pattern }) => pattern.test(said)).map(({ key }) => key),
    ];
    known.set(said, found);
    return found;
  };
}
