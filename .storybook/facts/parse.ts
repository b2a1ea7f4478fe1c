import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.join(import.meta.dirname, '../..');

/** A file of the repository as text; empty if it does not exist. */
export function readText(file: string): string {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
}

/** A file of the repository as a syntax tree, in which each node knows its parent. */
export const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readText(file), ts.ScriptTarget.ESNext, true);

/** All nodes below one, in the order of the text. */
export function nodesBelow(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  ts.forEachChild(node, (child) => void nodes.push(child, ...nodesBelow(child)));
  return nodes;
}
