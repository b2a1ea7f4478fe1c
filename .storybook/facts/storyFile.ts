import ts from 'typescript';
import type { Guide } from '../DocsPage.tsx';
import { nodesBelow, parse, readText } from './parse.ts';

/** The strings of a list that is written out; whatever else stands in it is left out. */
const stringsIn = (node: ts.Expression): string[] =>
  ts.isArrayLiteralExpression(node)
    ? node.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? [element.text] : []))
    : [];

/** The guide of a component as its stories' file says it, read without running the file. */
export function readGuide(file: string): Guide {
  const guide = nodesBelow(parse(file)).find(
    (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'guide',
  ) as ts.PropertyAssignment | undefined;
  if (!guide || !ts.isObjectLiteralExpression(guide.initializer)) return {};
  return Object.fromEntries(
    guide.initializer.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), stringsIn(initializer)]),
  );
}

/** The keys of the texts in the stories of a file; `known` are all keys, of which a template may mean several. */
export function readTextKeys(file: string, known: readonly string[]): string[] {
  const written = [...readText(file).matchAll(/\btext\(\s*(?:'([^']+)'|`([^`]+)`)/g)];
  const keys = written.flatMap(([, key, template]) => {
    if (key !== undefined) return [key];
    const pattern = new RegExp(`^${(template ?? '').replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`);
    return known.filter((name) => pattern.test(name));
  });
  return [...new Set(keys)].sort();
}
