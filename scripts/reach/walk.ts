import ts from 'typescript';
import { origin, symbolOf, type ReadProgram } from './program';

/** What a deferred node waits for: a key of the caller's choice, or a declaration. */
export type Key = string | ts.Declaration;

/** The tools that a walk passes to its `look` callback. */
export interface Tools {
  walked: Set<ts.Declaration>;
  visit: (node: ts.Node) => void;
  /** Defers a node until its key arrives. */
  later: (key: Key, node: ts.Node | undefined) => void;
  arrive: (key: Key) => void;
}

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const inFileItself = (variable: ts.VariableDeclaration) =>
  variable.parent.parent.parent?.kind === ts.SyntaxKind.SourceFile;

/**
 * Whether a node is walked only when it is referred to: functions anywhere, and declarations at the top level of a
 * file.
 */
const isLazy = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableDeclaration(node) && (isFunction(node.initializer) || inFileItself(node)));

const isDeclaration = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
const isModuleSyntax = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) || ts.isExportAssignment(statement);

/** The nodes that are still to be walked, and those that wait for a key. */
class Queue {
  readonly #nodes: ts.Node[] = [];
  readonly #arrived = new Set<Key>();
  readonly #waiting = new Map<Key, ts.Node[]>();

  add(...nodes: readonly ts.Node[]) {
    this.#nodes.push(...nodes);
  }
  next() {
    return this.#nodes.pop();
  }
  /** Adds a node once its key has arrived. */
  later(key: Key, node: ts.Node | undefined) {
    if (!node) return;
    if (this.#arrived.has(key)) this.add(node);
    else this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), node]);
  }
  arrive(key: Key) {
    this.#arrived.add(key);
    this.add(...(this.#waiting.get(key) ?? []));
    this.#waiting.delete(key);
  }
}

/** What a declaration's value consists of: its children, or the initializers of the pattern it is part of. */
function partsOf(declaration: ts.Declaration): ts.Node[] {
  const parts: ts.Node[] = [];
  if (ts.isBindingElement(declaration)) {
    const variable = ts.findAncestor(declaration, ts.isVariableDeclaration);
    parts.push(...[declaration.initializer, variable?.initializer].filter((part) => part !== undefined));
  } else if (isLazy(declaration) || ts.isExportAssignment(declaration)) {
    ts.forEachChild(declaration, (child) => void parts.push(child));
  }
  return parts;
}

/**
 * Walks the code that is reachable from the entry files and from their default exports: a function, constant or class
 * is walked when a walked node refers to it. An import alone does not count as a reference, nor does a type.
 *
 * @param look is called for every walked node; returns true when it has handled the node's children itself
 * @returns the tools: `walked`, the set of walked declarations; `visit(node)`; and `later(key, node)`, which defers a
 * node until `arrive(key)` is called. Walking a declaration calls `arrive` with the declaration as key.
 */
export function walk(
  { checker, isOurs }: Pick<ReadProgram, 'checker' | 'isOurs'>,
  entries: readonly (ts.SourceFile | undefined)[],
  look: (node: ts.Node, tools: Tools) => boolean,
): Tools {
  const walked = new Set<ts.Declaration>();
  const loaded = new Set<ts.Node>();
  const queue = new Queue();
  const tools: Tools = {
    walked,
    visit,
    later: (key, node) => queue.later(key, node),
    arrive: (key) => queue.arrive(key),
  };

  /**
   * Visits the code that runs when a file is loaded: its statements other than declarations, and its side-effect
   * imports.
   */
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
    queue.arrive(declaration);
    queue.add(...partsOf(declaration));
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

  for (const entry of entries) {
    load(entry);
    queue.add(...(entry?.statements.filter(ts.isExportAssignment) ?? []));
  }
  for (let node = queue.next(); node; node = queue.next()) visit(node);
  return tools;
}
