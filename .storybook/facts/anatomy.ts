import ts from 'typescript';
import { nodesBelow, parse, readText } from './parse.ts';

/** A part of a component. `depth`: how many parts it lies in; `is`: what kind of element it is, where that says more. */
export interface Part {
  name: string;
  is: string;
  depth: number;
}

/** Elements in words; those without one only place others. */
const elements: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  aside: 'aside',
  button: 'button',
  dd: 'value',
  details: 'opens and closes',
  dl: 'list of values',
  dt: 'name of a value',
  footer: 'foot',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  header: 'head',
  img: 'picture',
  input: 'field',
  li: 'list item',
  main: 'main part',
  nav: 'navigation',
  ol: 'numbered list',
  p: 'paragraph',
  section: 'section',
  summary: 'line that is always seen',
  table: 'table',
  textarea: 'field',
  ul: 'list',
};

/** `ListItem` becomes `List item`. */
const inWords = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);

/** Which element or component each styled part of a style file is. */
function styledParts(file: string): Map<string, string> {
  const made = readText(file).matchAll(/export const (\w+) = styled(?:\.(\w+)|\((\w+)\))/g);
  return new Map(Array.from(made, ([, name = '', element, base = '']) => [name, elements[element ?? ''] ?? base]));
}

type Drawing = ts.JsxElement | ts.JsxSelfClosingElement;
const isDrawing = (node: ts.Node): node is Drawing => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
const tagOf = (node: Drawing) => (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText();

/** The functions of a file by name, to look into those that draw a part. */
const functionsOf = (file: ts.SourceFile): Map<string, ts.Node> =>
  new Map(
    nodesBelow(file).flatMap((node): [string, ts.Node][] => {
      if (ts.isFunctionDeclaration(node) && node.name) return [[node.name.text, node]];
      return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer
        ? [[node.name.text, node.initializer]]
        : [];
    }),
  );

/** The parts of a component from outside to inside, read from what it draws; its root bears the component's name. */
export function anatomyOf(component: string): Part[] {
  const file = parse(`ui/${component}/${component}.tsx`);
  const styled = styledParts(`ui/${component}/${component}.styles.ts`);
  const functions = functionsOf(file);
  const parts: Part[] = [];
  const open = new Set<string>();
  const visit = (node: ts.Node, depth: number): void => {
    const tag = isDrawing(node) ? tagOf(node) : '';
    const local = functions.get(tag);
    if (local && !open.has(tag)) {
      open.add(tag);
      visit(local, depth);
    }
    const isPart = /^[A-Z]\w*$/.test(tag) && !local && tag !== 'Fragment';
    if (isPart && !parts.some((part) => part.name === inWords(tag) && part.depth === depth))
      parts.push({ name: inWords(tag), is: styled.get(tag) ?? '', depth });
    // What stands in a parameter is only there in place of something.
    ts.forEachChild(node, (child) => (ts.isParameter(child) ? undefined : visit(child, isPart ? depth + 1 : depth)));
  };
  visit(functions.get(component) ?? file, 0);
  return parts.map((part) => (part.name === 'Root' ? { ...part, name: inWords(component) } : part));
}
