import { parseAst, type Plugin } from 'vite';
import { childrenOf, type Node } from './syntaxTree';

/** Properties of an endpoint that only the server and the document of the API use. */
const documented = new Set(['summary', 'description', 'scope']);

/** Removes from the endpoints of a module what the page has no use for; undefined: the module has none. */
export function withoutDocument(code: string): string | undefined {
  const cuts: Node[] = [];
  const visit = (node: Node): void => {
    const { type, callee, arguments: given } = node as Node & { callee?: Node & { name?: string }; arguments?: Node[] };
    if (type === 'CallExpression' && callee?.name === 'endpoint')
      for (const property of (given?.[0]?.properties ?? []) as (Node & { key?: { name?: string } })[])
        if (documented.has(property.key?.name ?? '')) cuts.push(property);
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(code) as unknown as Node);
  if (!cuts.length) return undefined;
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** Keeps what documents the calls of the API, and the scopes of operators, out of the page (`contract/api/endpoint.ts`). */
export function documentPlugin(): Plugin {
  return {
    name: 'tally-document',
    transform: (code, id) => (/\/contract\/calls\/[^/?]+\.ts$/.test(id) ? withoutDocument(code) : undefined),
  };
}
