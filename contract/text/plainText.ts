/**
 * What people type and what they are called is made plain before anything else is done with it: on the page, at the
 * server's door, and in SQL for what is stored already (`server/db/migrations/0021_plain_numbers.ts`, held to the same
 * answers by `server/domain/shared/plainText.test.ts`).
 */

/**
 * Characters that nobody sees: marks of direction, joiners, variation selectors, fillers, and lone halves of a
 * character. The same set as the classes Cf, Default_Ignorable_Code_Point and Cs of Unicode.
 */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu;
/** Everything that looks like an empty place. U+2800 is a Braille letter without a dot. */
const space = '[\\s\\p{Z}\\u0085\\u2800]';
const dashes = /[\p{Pd}\u2212]/gu;

/** Compatible characters become one (a full-width digit a digit), unseen ones go, and every dash is `-`. */
const plainCharacters = (text: string): string =>
  text.normalize('NFKC').replace(unseen, '').normalize('NFKC').replace(dashes, '-');

const outerSpace = new RegExp(`^${space}+|${space}+$`, 'gu');
const anySpace = new RegExp(`${space}+`, 'gu');
const separators = /[().+/-]/g;

/**
 * A wallet number as people write it in its plain form (ACCOUNT-14): without anything unseen, spaces, dots and dashes;
 * a mail address keeps its own signs, in lower case. This is the form in which a person sees it again.
 */
export function plainNumber(written: string): string {
  const plain = plainCharacters(written).replace(outerSpace, '');
  // Only A to Z: a key that holds other capitals is none, and databases do not agree on them.
  if (plain.includes('@')) return plain.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
  return plain.replace(anySpace, '').replace(separators, '');
}

const controls = /\p{Cc}+/gu;

/**
 * A name in its plain form (TEXT-9): without anything unseen, one kind of dash, single spaces, none around it. A name
 * that looks empty is empty.
 */
export const plainName = (written: string): string =>
  plainCharacters(written).replace(controls, ' ').replace(anySpace, ' ').replace(outerSpace, '');

/** A phone's id as it was written, in its plain form (PERSON-16): lower case, without spaces and anything unseen. */
export const plainDevice = (written: string): string =>
  plainCharacters(written).replace(controls, '').replace(anySpace, '').toLowerCase().normalize('NFKC');

/** Whether a plain name can be read: it holds a letter (TEXT-9). */
export const holdsLetter = (plain: string): boolean => /\p{L}/u.test(plain);

/** How many characters of a plain name are seen: neither its spaces nor marks upon letters (ACCOUNT-10). */
export const visibleLength = (plain: string): number => [...plain.replace(/[ \p{M}]/gu, '')].length;

/** A text without lone halves of a character, which no database keeps (TEXT-9). */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');
