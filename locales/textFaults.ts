/** A text of a language with what it says in English, whose values it has to keep. */
export interface CheckedText {
  key: string;
  text: string;
  /** The English text; of a plural form that English does not have, its form `_other`. */
  source: string;
  /** The most characters that its place takes. */
  max?: number | undefined;
}

/** The names of a text's placeholders, sorted; one that stands twice is there twice. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

const plural = /_(one|many|other)$/;

/** The key of the English text that a text translates: English has no form for millions. */
export const sourceKeyOf = (key: string): string => key.replace(/_many$/, '_other');

function placeholderFaults({ key, text, source }: CheckedText): string[] {
  const [used, wanted] = [placeholdersOf(text), placeholdersOf(source)];
  // The number of a plural may be said in words, or where English leaves it out.
  const free = (name: string) => plural.test(key) && name === 'count';
  const lacking = wanted.filter((name) => !used.includes(name) && !free(name));
  const foreign = used.filter((name) => !wanted.includes(name) && !free(name));
  const twice = used.filter((name, at) => wanted.includes(name) && used.indexOf(name) !== at && !plural.test(key));
  return [
    ...lacking.map((name) => `lacks {{${name}}}`),
    ...foreign.map((name) => `has {{${name}}}, which the English text does not have`),
    ...twice
      .filter((name) => wanted.filter((other) => other === name).length < 2)
      .map((name) => `has {{${name}}} twice`),
    ...(/[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')) ? ['has a brace that belongs to no placeholder'] : []),
  ];
}

/** Marks of direction: the page itself keeps the direction of what stands in a placeholder apart (TEXT-10). */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** What nobody sees, but for the space that does not break and the word joiner. */
const unseen = /[\u00ad\u200b-\u200d\ufeff\p{Cc}]/u;

const named = (text: string, pattern: RegExp) => {
  const point = pattern.exec(text)?.[0]?.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
};

function unseenFaults(text: string): string[] {
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text.trim() !== '' && text.trim() !== text ? ['begins or ends with a space'] : []),
    ...(directionMarks.test(text) ? [`has a mark of direction (${named(text, directionMarks)})`] : []),
    ...(unseen.test(text) ? [`has a character that nobody sees (${named(text, unseen)})`] : []),
  ];
}

/** Words after a number; "hari ini", the Indonesian "today", is none. */
const units =
  /(\}\}|\d) (?!hari ini)((working )?days?|hours?|min(ute)?s?|seconds?|hari|jam|menit|detik|dtk|dias?|horas?|minutos?|segundos?)\b/;

/** What a line could part, and hours that the formatter does not write (TIME-6). */
function lineFaults(key: string, text: string): string[] {
  return [
    ...(/\d:\d/.test(text) ? ['has an hour with a colon: each market writes hours in its own way'] : []),
    ...(/[\d}]–(?!\u2060)/.test(text) ? ['has a range that a line could break: a word joiner follows the dash'] : []),
    ...(/\be-[a-z]/i.test(text) ? ['has a word that a line could break at its hyphen: a word joiner follows it'] : []),
    // Operators read theirs on a wide screen.
    ...(!key.startsWith('ops.') && units.test(text)
      ? ['has a number that a line could part from its unit: a space that does not break stands between']
      : []),
    ...(text.includes(' ·')
      ? ['has a dot at which a line could begin: a space that does not break stands before it']
      : []),
  ];
}

/** What is wrong with a text, by all that can be said of one text alone; `npm run texts -- import` takes none that has any. */
export function faultsOf(checked: CheckedText): string[] {
  const { key, text, max } = checked;
  // What stands in a placeholder has a length of its own.
  const isLong = max !== undefined && !text.includes('{{') && [...text].length > max;
  return [
    ...unseenFaults(text),
    ...placeholderFaults(checked),
    ...lineFaults(key, text),
    ...(isLong ? [`has ${[...text].length} characters, and its place takes ${max}`] : []),
  ];
}
