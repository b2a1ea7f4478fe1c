import { parseAst } from 'vite';

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The texts in quotes of a script; each of a template's placeholders is a null between two of its pieces. */
function* quoted(node: Node): Generator<readonly (string | null)[]> {
  if (node.type === 'Literal' && typeof node.value === 'string') yield [node.value];
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    yield pieces.flatMap((piece, at) => (at ? [null, piece] : [piece]));
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) yield* quoted(child);
}

/** Which keys a text in quotes stands for; undefined for one that is no part of a key. */
function patternOf(pieces: readonly (string | null)[]): RegExp | undefined {
  const fixed = pieces.join('');
  if (!/^[\w.]+$/.test(fixed)) return undefined;
  const pattern = pieces.map((piece) => (piece === null ? '.+' : piece.replaceAll('.', '\\.'))).join('');
  if (pieces.length > 1) return /[a-z]/.test(fixed) && /[._]/.test(fixed) ? new RegExp(`^${pattern}$`) : undefined;
  if (/^\w+\.(\w+_)?$/.test(fixed)) return new RegExp(`^${pattern}`);
  return /^\w+\.\w+$/.test(fixed) ? new RegExp(`^${pattern}$`) : undefined;
}

/**
 * The keys of texts that a built script names: whole ('exit.title'), as a template (`task.${type}_title`), or as the
 * beginning of a sum ('task.' + type).
 * @param keys without plural endings
 */
export function namedKeys(code: string, keys: readonly string[]): string[] {
  const patterns = [...quoted(parseAst(code) as unknown as Node)].flatMap((pieces) => patternOf(pieces) ?? []);
  return keys.filter((key) => patterns.some((pattern) => pattern.test(key)));
}
