import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '../..');
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories|d)\.tsx?$/.test(file);

const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => path.join(root, folder, file));

const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
};

/** The module that a node of code imports, now or later; types are not drawn. */
function importedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? node.arguments[0]
    : undefined;
}

/** The source files of the repository that a file imports. */
function importsOf(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    const specifier = importedBy(node);
    if (specifier && ts.isStringLiteral(specifier)) names.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext));
  return names.flatMap((name) => {
    const found = ts.resolveModuleName(name, file, options, ts.sys).resolvedModule?.resolvedFileName;
    return found && isSource(found) && !found.includes('/node_modules/') ? [found] : [];
  });
}

/** The components of the library, each with the pages that draw it, and `Dialogs and toasts` if these do. */
export function readComponentUse(): Record<string, string[]> {
  const imports = new Map<string, string[]>();
  const reach = (files: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      const next = imports.get(file) ?? importsOf(file);
      imports.set(file, next);
      reach(next, seen);
    }
    return seen;
  };
  const places = [
    ...foldersIn('app/screens').map((name) => [name, reach(filesBelow(`app/screens/${name}`))] as const),
    ['Operators', reach(filesBelow('app/operators'))] as const,
    ['Dialogs and toasts', reach(filesBelow('app/overlays'))] as const,
  ];
  const files = foldersIn('ui').map((name) => [name, path.join(root, 'ui', name, `${name}.tsx`)] as const);
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, places.filter(([, seen]) => seen.has(file)).map(([place]) => place)]),
  );
}

const name = 'virtual:component-use';
const id = `\0${name}`;

/** Makes the module `virtual:component-use` from the imports of the app as they are when it is loaded. */
export const componentUse = (): Plugin => ({
  name: 'tally-component-use',
  resolveId: (source) => (source === name ? id : undefined),
  load: (source) => (source === id ? `export default ${JSON.stringify(readComponentUse())};` : undefined),
});
