import type { Quoted } from '../../../locales/namedKeys';
import { parseAst } from 'vite';

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* quotedIn(node: Node): Generator<Quoted> {
  if (node.type === 'Literal' && typeof node.value === 'string') yield [node.value];
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    yield pieces.flatMap((piece, at) => (at ? [null, piece] : [piece]));
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield* quotedIn(child);
}

/** The texts in quotes of a built script. */
export const quotedInScript = (code: string): Generator<Quoted> => quotedIn(parseAst(code) as unknown as Node);
