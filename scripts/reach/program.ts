import path from 'node:path';
import ts from 'typescript';

/** A TypeScript program, and which of its files are the product's own. */
export interface ReadProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  isOurs: (file: ts.Node) => file is ts.SourceFile;
}

/** The sources that some files lead to, read as one TypeScript program. */
export function readProgram(root: string, entries: readonly string[], types = ['node', 'vite/client']): ReadProgram {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: Record<string, unknown> };
  };
  const base = config.compilerOptions;
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
  const isOurs = (file: ts.Node): file is ts.SourceFile =>
    ts.isSourceFile(file) &&
    !file.isDeclarationFile &&
    file.fileName.startsWith(root) &&
    !file.fileName.includes('/node_modules/');
  return { program, checker: program.getTypeChecker(), isOurs };
}

/** What an imported symbol stands for. */
export const origin = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The symbol that an identifier means, imports followed to where they lead. */
export function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && origin(checker, symbol);
}

/** The words that a type allows, where it allows nothing else. */
export function literalsOf(type: ts.Type): string[] | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
  return literals.length === parts.length ? literals.map(({ value }) => String(value)) : undefined;
}
