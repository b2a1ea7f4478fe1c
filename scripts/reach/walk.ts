import ts from 'typescript';
import { origin, symbolOf, type ReadProgram } from './program';

/** What a node waits for: a key of the caller's, or a declaration. */
export type Key = string | ts.Declaration;

/** What a walk hands to the one who looks on. */
export interface Tools {
  walked: Set<ts.Declaration>;
  visit: (node: ts.Node) => void;
  /** Keeps a node back until its key arrives. */
  later: (key: Key, node: ts.Node | undefined) => void;
  arrive: (key: Key) => void;
}

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const inFileItself = (variable: ts.VariableDeclaration) =>
  variable.parent.parent.parent?.kind === ts.SyntaxKind.SourceFile;

/** Walked only when something names it: a function anywhere, and whatever a file itself declares. */
const isLazy = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableDeclaration(node) && (isFunction(node.initializer) || inFileItself(node)));

const isDeclaration = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
const isModuleSyntax = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) || ts.isExportAssignment(statement);

/**
 * Walks from the entry files over everything that running them can name: each function, constant and class is walked
 * when a walked place names it. An import alone proves nothing, nor does a type.
 *
 * @param look sees every walked node with the tools below; true: it has seen to what is inside
 * @returns the tools: the declarations that were `walked`, `visit(node)`, and `later(key, node)`, which keeps a node
 * back until `arrive(key)`. A declaration arrives as its own key.
 */
export function walk(
  { checker, isOurs }: Pick<ReadProgram, 'checker' | 'isOurs'>,
  entries: readonly (ts.SourceFile | undefined)[],
  look: (node: ts.Node, tools: Tools) => boolean,
): Tools {
  const walked = new Set<ts.Declaration>();
  const loaded = new Set<ts.Node>();
  const arrived = new Set<Key>();
  const waiting = new Map<Key, ts.Node[]>();
  const queue: ts.Node[] = [];
  const tools: Tools = {
    walked,
    visit,
    later: (key, node) => {
      if (!node) return;
      if (arrived.has(key)) queue.push(node);
      else waiting.set(key, [...(waiting.get(key) ?? []), node]);
    },
    arrive: (key) => {
      arrived.add(key);
      queue.push(...(waiting.get(key) ?? []));
      waiting.delete(key);
    },
  };

  /** A file whose code runs: its statements that are no declarations, and files that it imports for what they do. */
  function load(file: ts.Node | undefined) {
    if (!file || loaded.has(file) || !isOurs(file)) return;
    loaded.add(file);
    for (const statement of file.statements) {
      if (ts.isImportDeclaration(statement) && !statement.importClause) load(fileAt(statement.moduleSpecifier));
      if (!isDeclaration(statement) && !isModuleSyntax(statement)) visit(statement);
    }
  }
  const fileAt = (specifier: ts.Expression) =>
    checker.getSymbolAtLocation(specifier)?.valueDeclaration?.getSourceFile();

  function declare(declaration: ts.Declaration) {
    if (walked.has(declaration) || !isOurs(declaration.getSourceFile())) return;
    walked.add(declaration);
    load(declaration.getSourceFile());
    tools.arrive(declaration);
    if (ts.isBindingElement(declaration)) {
      if (declaration.initializer) queue.push(declaration.initializer);
      const variable = ts.findAncestor(declaration, ts.isVariableDeclaration);
      if (variable?.initializer) queue.push(variable.initializer);
    } else if (isLazy(declaration) || ts.isExportAssignment(declaration)) {
      ts.forEachChild(declaration, (child) => void queue.push(child));
    }
  }

  function name(node: ts.Node) {
    for (const declaration of symbolOf(checker, node)?.declarations ?? []) declare(declaration);
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (look(node, tools)) return;
    if (isLazy(node)) return;
    if (ts.isIdentifier(node)) return name(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      const module = specifier && checker.getSymbolAtLocation(specifier);
      const exported = module ? checker.getExportsOfModule(module) : [];
      for (const symbol of exported) origin(checker, symbol).declarations?.forEach(declare);
      return load(module?.valueDeclaration);
    }
    ts.forEachChild(node, visit);
  }

  entries.forEach(load);
  for (let node = queue.pop(); node; node = queue.pop()) visit(node);
  return tools;
}
