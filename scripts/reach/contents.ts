import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Files with the dialogs and toasts of a domain: each has a constant `<domain>Overlays` with two tables, whose property
 * names are the kinds.
 */
export const tables = /^app\/overlays\/kinds\/\w+\.tsx?$/;
const plural = /_(zero|one|two|few|many|other)$/;

/** Text of a name in the source, without quotes. */
export const plainName = (name: ts.Node | undefined): string => name?.getText().replaceAll("'", '') ?? '';

/** Strips type assertions and the like from an expression. */
function bare(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

/** The object literal that a constant is initialised with, without type assertions. */
const objectOf = (variable: { initializer?: ts.Expression | undefined } | undefined) => {
  const value = variable?.initializer && bare(variable.initializer);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
};

const parse = (root: string, file: string) =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The constants that a file declares. */
const constantsOf = (source: ts.SourceFile) =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);

const ownNames = (object: ts.ObjectLiteralExpression | undefined): string[] =>
  (object?.properties ?? []).flatMap(({ name }) => (name ? [plainName(name)] : []));

/** The kinds of all domains: property names of their `dialogs` or `toasts` tables. */
export function kindsOf(root: string, table: 'dialogs' | 'toasts'): string[] {
  const files = readdirSync(path.join(root, 'app/overlays/kinds')).map((file) => `app/overlays/kinds/${file}`);
  const constants = files.filter((file) => tables.test(file)).flatMap((file) => constantsOf(parse(root, file)));
  const found = constants
    .filter(({ name }) => name.getText().endsWith('Overlays'))
    .flatMap((one) => [...(objectOf(one)?.properties ?? [])])
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => plainName(name) === table);
  return found.flatMap((one) => ownNames(objectOf(one)));
}

/** All text keys; the plural forms of a text count as one. */
export function textKeys(root: string): string[] {
  const folder = path.join(root, 'locales/en');
  const keys = readdirSync(folder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>),
  );
  return [...new Set(keys.map((key) => key.replace(plural, '')))];
}

/** The names of the page's endpoints, from every `endpoints: (build) => { ... return { ... }; }`. */
export function endpointsOf(root: string): string[] {
  const all = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => /Api\.ts$/.test(file));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && plainName(node.name) === 'endpoints' && ts.isArrowFunction(node.initializer)) {
      const { body } = node.initializer;
      const made = ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body;
      const object = made && bare(made);
      if (object && ts.isObjectLiteralExpression(object)) found.push(...ownNames(object));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(parse(root, path.join('app', file)));
  return found;
}

/** The library's components: folders that contain a file of the same name. */
export const componentsOf = (root: string): string[] =>
  readdirSync(path.join(root, 'ui'), { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && /^[A-Z]/.test(folder.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(root, 'ui', name)).includes(`${name}.tsx`));

/** The folder of the limits, a file per subject. */
export const limits = 'contract/limits/';

/** The names of the constants in the limits. */
export const limitsOf = (root: string): string[] =>
  readdirSync(path.join(root, limits))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => constantsOf(parse(root, limits + file)))
    .filter(({ parent }) => ts.isVariableStatement(parent.parent) && parent.parent.modifiers)
    .map(({ name }) => plainName(name));

/**
 * The bridge as contract/host/host.ts describes it: its methods, the method that opens each window, and which callbacks
 * answer a method (from the comment "Answered by `checkInCallback`" above it).
 */
export function hostOf(source: string) {
  const file = ts.createSourceFile('host.ts', source, ts.ScriptTarget.Latest, true);
  const constants = new Map(constantsOf(file).map((constant) => [plainName(constant.name), constant]));
  const host = file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'RewardsHostObject');
  const answers = (host?.members ?? []).map((member): [method: string, callbacks: string[]] => {
    const docs = ts.getJSDocCommentsAndTags(member).map((doc) => doc.getText());
    const [, callbacks = ''] = /answered by (.+)/i.exec(docs.join(' ')) ?? [];
    return [plainName(member.name), Array.from(callbacks.matchAll(/`(\w+)`/g), ([, name = '']) => name)];
  });
  const windows = objectOf(constants.get('windowMethods'))?.properties.filter(ts.isPropertyAssignment) ?? [];
  const callbacks = constants.get('hostCallbacks')?.initializer;
  const list = callbacks && bare(callbacks);
  return {
    methods: answers.map(([method]) => method),
    callbacks: list && ts.isArrayLiteralExpression(list) ? list.elements.map(plainName) : [],
    answers: new Map(answers),
    windows: new Map(windows.map(({ name, initializer }) => [plainName(name), plainName(initializer)])),
  };
}
