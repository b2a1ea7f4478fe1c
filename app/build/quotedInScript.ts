import type { Quoted } from '../../locales/namedKeys';
import { parseAst } from 'vite';
import { childrenOf, type Node } from './syntaxTree';

function* quotedIn(node: Node): Generator<Quoted> {
  if (node.type === 'Literal' && typeof node.value === 'string') yield [node.value];
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    yield pieces.flatMap((piece, at) => (at ? [null, piece] : [piece]));
  }
  for (const child of childrenOf(node)) yield* quotedIn(child);
}

/** The string literals of a built script. */
export const quotedInScript = (code: string): Generator<Quoted> => quotedIn(parseAst(code) as unknown as Node);
