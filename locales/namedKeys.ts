/** A string literal of the source: one piece; or a template literal as its pieces with null for each placeholder. */
type Quoted = readonly (string | null)[];

/** Pattern of the text keys that a literal may refer to; undefined when it cannot be part of a key. */
function patternOf(pieces: Quoted): RegExp | undefined {
  const fixed = pieces.join('');
  if (!/^[\w.]+$/.test(fixed)) return undefined;
  const pattern = pieces.map((piece) => (piece === null ? '.+' : piece.replaceAll('.', '\\.'))).join('');
  if (pieces.length > 1) return /[a-z]/.test(fixed) && /[._]/.test(fixed) ? new RegExp(`^${pattern}$`) : undefined;
  if (/^\w+\.(\w+_)?$/.test(fixed)) return new RegExp(`^${pattern}`);
  return /^\w+\.\w+$/.test(fixed) ? new RegExp(`^${pattern}$`) : undefined;
}

/** Splits the source of a template literal into its pieces. */
const piecesOf = (template: string): Quoted =>
  template.split(/\$\{[^}]*\}/).flatMap((piece, at) => (at ? [null, piece] : [piece]));

/** The string and template literals in a source file. */
const quotedIn = (source: string): Quoted[] => [
  ...Array.from(source.matchAll(/'([\w.]+)'/g), ([, text = '']) => [text]),
  ...Array.from(source.matchAll(/`([^`\n]*)`/g), ([, template = '']) => piecesOf(template)),
];

/** Strips the plural ending from a key. */
export const baseOfKey = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * The text keys that a source file, as the formatter leaves it, refers to: in full ('exit.title'), by a template
 * (`task.${type}_title`), or by the beginning of a concatenation ('task.' + type). For tools that lead from words to
 * the stories and screens that show them; the app's types know which keys there are.
 */
export function namedKeys(source: string, keys: readonly string[]): string[] {
  const patterns = quotedIn(source).flatMap((pieces) => patternOf(pieces) ?? []);
  return keys.filter((key) => patterns.some((pattern) => pattern.test(baseOfKey(key))));
}
