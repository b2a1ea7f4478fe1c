import path from 'node:path';
import ts from 'typescript';

/** A TypeScript program and a test for which of its files belong to the product. */
export interface ReadProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  isOurs: (file: ts.Node) => file is ts.SourceFile;
}

/** Parsed files of packages and of TypeScript's libraries, which are the same for every program. */
const parsedPackages = new Map<string, ts.SourceFile | undefined>();

/** A compiler host that parses the files of packages once. */
function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...how) => {
    if (!file.includes('/node_modules/')) return parse(file, ...how);
    if (!parsedPackages.has(file)) parsedPackages.set(file, parse(file, ...how));
    return parsedPackages.get(file);
  };
  return host;
}

/** Loads the entry files and everything they import as one TypeScript program. */
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
    sharingHost(options),
  );
  // A file of texts is data: loading it uses none of its keys.
  const isOurs = (file: ts.Node): file is ts.SourceFile =>
    ts.isSourceFile(file) &&
    !file.isDeclarationFile &&
    !file.fileName.endsWith('.json') &&
    file.fileName.startsWith(root) &&
    !file.fileName.includes('/node_modules/');
  return { program, checker: program.getTypeChecker(), isOurs };
}

/** The original symbol behind an import or re-export. */
export const origin = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The symbol that an identifier refers to, with imports resolved. */
export function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && origin(checker, symbol);
}

/** The values of a string literal union; undefined for any other type. */
export function literalsOf(type: ts.Type): string[] | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
  return literals.length === parts.length ? literals.map(({ value }) => String(value)) : undefined;
}
