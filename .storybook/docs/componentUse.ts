import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { storyHead } from '../texts/storyHead.ts';

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

/** A page that draws a component. */
export interface UsePlace {
  name: string;
  /** Its usual story. */
  id?: string;
}

/** The place that a folder of the app is, named as its page of stories, with its usual story. */
function placeOf(folder: string): UsePlace {
  const heads = readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => storyHead(readFileSync(path.join(root, folder, file), 'utf8')))
    .sort((one, other) => one.title.length - other.title.length);
  return heads[0] ? { name: heads[0].name, id: heads[0].story } : { name: path.basename(folder) };
}

/** Everything that files import, also through one another. */
function createReach() {
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
  return reach;
}

/** The folders of pages: each screen, and each of the operators' pages. */
const pageFolders = () => [
  ...foldersIn('app/screens').map((name) => `app/screens/${name}`),
  ...['ads', 'desk', 'numbers'].map((name) => `app/operators/${name}`),
];

/** The components of the library, each with the pages that draw it, and `Dialogs and toasts` if these do. */
export function readComponentUse(): Record<string, UsePlace[]> {
  const reach = createReach();
  const places = [
    ...pageFolders().map((folder) => [placeOf(folder), reach(filesBelow(folder))] as const),
    [{ name: 'Dialogs and toasts' }, reach(filesBelow('app/overlays'))] as const,
  ];
  const files = foldersIn('ui').map((name) => [name, path.join(root, 'ui', name, `${name}.tsx`)] as const);
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => {
        const used = places.filter(([, seen]) => seen.has(file)).map(([place]) => place);
        return [name, used.filter((place, at) => used.findIndex((other) => other.name === place.name) === at)];
      }),
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
