import path from 'node:path';
import ts from 'typescript';

/** The sources that some files lead to, read as one TypeScript program. */
export function readProgram(root, entries, types = ['node', 'vite/client']) {
  const base = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config.compilerOptions;
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...base,
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      noEmit: true,
      types,
    },
    root,
  );
  const program = ts.createProgram(
    entries.map((entry) => path.join(root, entry)),
    options,
  );
  const isOurs = (file) =>
    ts.isSourceFile(file) &&
    !file.isDeclarationFile &&
    file.fileName.startsWith(root) &&
    !file.fileName.includes('/node_modules/');
  return { program, checker: program.getTypeChecker(), isOurs };
}

const origin = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** The symbol that an identifier means, imports followed to where they lead. */
export function symbolOf(checker, node) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && origin(checker, symbol);
}

/** The words that a type allows, where it allows nothing else. */
export function wordsOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  const known = parts.every((part) => part.isStringLiteral() || part.isNumberLiteral());
  return known ? parts.map(({ value }) => String(value)) : undefined;
}

const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const inFileItself = (variable) => variable.parent.parent.parent?.kind === ts.SyntaxKind.SourceFile;

/** Walked only when something names it: a function anywhere, and whatever a file itself declares. */
const isLazy = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableDeclaration(node) && (isFunction(node.initializer) || inFileItself(node)));

const isDeclaration = (statement) =>
  ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
const isModuleSyntax = (statement) =>
  ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) || ts.isExportAssignment(statement);

/**
 * Walks from the entry files over everything that running them can name: each function, constant and class is walked
 * when a walked place names it. An import alone proves nothing, nor does a type.
 *
 * @param look sees every walked node with the tools below; true: it has seen to what is inside
 * @returns the tools: the declarations that were `walked`, `visit(node)`, and `later(key, node)`, which keeps a node
 * back until `arrive(key)`. A declaration arrives as its own key.
 */
export function walk({ program, checker, isOurs }, entries, look) {
  const walked = new Set();
  const loaded = new Set();
  const arrived = new Set();
  const waiting = new Map();
  const queue = [];
  const tools = {
    walked,
    visit,
    later: (key, node) => {
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
  function load(file) {
    if (!file || loaded.has(file) || !isOurs(file)) return;
    loaded.add(file);
    for (const statement of file.statements) {
      if (ts.isImportDeclaration(statement) && !statement.importClause) load(fileAt(statement.moduleSpecifier));
      if (!isDeclaration(statement) && !isModuleSyntax(statement)) visit(statement);
    }
  }
  const fileAt = (specifier) => checker.getSymbolAtLocation(specifier)?.valueDeclaration?.getSourceFile();

  function declare(declaration) {
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

  function name(node) {
    for (const declaration of symbolOf(checker, node)?.declarations ?? []) declare(declaration);
  }

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (look(node, tools)) return;
    if (isLazy(node)) return;
    if (ts.isIdentifier(node)) return name(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const module = checker.getSymbolAtLocation(node.arguments[0]);
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
