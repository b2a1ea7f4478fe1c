import { parseAst, type Plugin } from 'vite';
import { childrenOf, type Node } from './syntaxTree';

/** Properties of an endpoint that only the server and the document of the API use. */
const documented = new Set(['summary', 'description', 'scope', 'infos', 'notFound']);

type Call = Node & {
  readonly callee?: Node & { readonly name?: string };
  readonly arguments?: readonly (Node & { readonly properties?: readonly (Node & { key?: { name?: string } })[] })[];
};

/**
 * Removes what only the document says from a module of the contract: properties of endpoints, and what a schema is
 * `described` with. Undefined: the module has none.
 */
export function withoutDocument(code: string): string | undefined {
  const cuts: (readonly [start: number, end: number])[] = [];
  const visit = (node: Node): void => {
    const { type, callee, arguments: [given] = [], start, end } = node as Call;
    if (type === 'CallExpression' && given && callee?.name === 'endpoint')
      for (const { key, ...property } of given.properties ?? [])
        if (documented.has(key?.name ?? '')) {
          const [comma = ''] = /^\s*,/.exec(code.slice(property.end)) ?? [];
          cuts.push([property.start, property.end + comma.length]);
        }
    if (type === 'CallExpression' && given && callee?.name === 'described')
      cuts.push([start, given.start], [given.end, end]);
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(code) as unknown as Node);
  if (!cuts.length) return undefined;
  return cuts.sort(([a], [b]) => b - a).reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/** Keeps what documents the calls of the API, and the scopes of operators, out of the page (`contract/api/endpoint.ts`). */
export function documentPlugin(): Plugin {
  return {
    name: 'tally-document',
    transform: (code, id) => (/\/contract\/\w+\/[^/?]+\.ts$/.test(id) ? withoutDocument(code) : undefined),
  };
}
