import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** `home`: what the two stages of the start can say; `late`: what only the late part of home can; `more`: everything else. */
export type TextPart = 'home' | 'late' | 'more';

const root = path.resolve(import.meta.dirname, '../../..');
const plural = /_(zero|one|two|few|many|other)$/;

/** The file behind an import of the workspace; undefined for packages and for what is no code. */
function fileOf(from: string, name: string): string | undefined {
  const [, scope, inside] = /^@tally\/(\w+)\/(.+)$/.exec(name) ?? [];
  const places = inside
    ? [path.join(root, scope ?? '', inside), path.join(root, scope ?? '', inside, path.basename(inside))]
    : [path.resolve(path.dirname(from), name)];
  if (!inside && !name.startsWith('.')) return undefined;
  return places.flatMap((place) => [`${place}.ts`, `${place}.tsx`]).find((file) => existsSync(file));
}

/** What a file names: the files that it imports at once, and every text in quotes (a placeholder counts as anything). */
function readFile(file: string): { imports: string[]; said: RegExp[]; words: string[] } {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const imports: string[] = [];
  const said: RegExp[] = [];
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const typesOnly = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
      if (!typesOnly && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        imports.push(node.moduleSpecifier.text);
      return;
    }
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) words.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      said.push(new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports: imports.flatMap((name) => fileOf(file, name) ?? []), said, words };
}

/**
 * The keys that some files can say, found where they are written: as a whole, or as `task.${type}_title`.
 * @param entries absolute paths; what they import at once is read too
 */
export function keysSaid(entries: readonly string[], keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const words = new Set<string>();
  const said: RegExp[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const found = readFile(file);
    for (const word of found.words) words.add(word);
    // A pattern without a group of texts in front would be about anything at all.
    said.push(...found.said.filter((pattern) => /^\^[a-z0-9]+\\\./.test(pattern.source)));
    found.imports.forEach(visit);
  };
  entries.forEach(visit);
  const base = (key: string) => key.replace(plural, '');
  return new Set(
    keys.filter((key) => [key, base(key)].some((one) => words.has(one) || said.some((pattern) => pattern.test(one)))),
  );
}
