/** A text in quotes: one piece, or of a template its pieces with a null for each placeholder. */
export type Quoted = readonly (string | null)[];

/** Which keys a text in quotes stands for; undefined for one that is no part of a key. */
function patternOf(pieces: Quoted): RegExp | undefined {
  const fixed = pieces.join('');
  if (!/^[\w.]+$/.test(fixed)) return undefined;
  const pattern = pieces.map((piece) => (piece === null ? '.+' : piece.replaceAll('.', '\\.'))).join('');
  if (pieces.length > 1) return /[a-z]/.test(fixed) && /[._]/.test(fixed) ? new RegExp(`^${pattern}$`) : undefined;
  if (/^\w+\.(\w+_)?$/.test(fixed)) return new RegExp(`^${pattern}`);
  return /^\w+\.\w+$/.test(fixed) ? new RegExp(`^${pattern}$`) : undefined;
}

/**
 * The keys of texts that quoted texts name: in full ('exit.title'), as a template (`task.${type}_title`), or as the
 * beginning of a sum ('task.' + type).
 * @param keys without plural endings
 */
export function namedKeys(quoted: Iterable<Quoted>, keys: readonly string[]): string[] {
  const patterns = [...quoted].flatMap((pieces) => patternOf(pieces) ?? []);
  return keys.filter((key) => patterns.some((pattern) => pattern.test(key)));
}

/** The pieces of a template, as it is written between its backticks. */
const piecesOf = (template: string): Quoted =>
  template.split(/\$\{[^}]*\}/).flatMap((piece, at) => (at ? [null, piece] : [piece]));

/** The texts in quotes of one of our source files, formatted as they are. Built scripts are parsed instead (app/startup/vite). */
export const quotedInSource = (source: string): Quoted[] => [
  ...Array.from(source.matchAll(/'([\w.]+)'/g), ([, text = '']) => [text]),
  ...Array.from(source.matchAll(/`([^`\n]*)`/g), ([, template = '']) => piecesOf(template)),
];

/** A key without its plural ending. */
export const baseOfKey = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
