import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { hostOf } from './contents';
import { readProgram, literalsOf } from './program';
import { walk, type Tools } from './walk';

const root = mkdtempSync(path.join(tmpdir(), 'reach-'));
afterAll(() => rmSync(root, { recursive: true }));
const compilerOptions = { target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', strict: true, noLib: true };
writeFileSync(path.join(root, 'tsconfig.base.json'), JSON.stringify({ compilerOptions }));

type Look = (node: ts.Node, tools: Tools, checker: ts.TypeChecker) => boolean;

/** The string literals reachable from `main.ts`. */
function reached(files: Record<string, string>, look: Look = () => false): string[] {
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, name.endsWith('.json') ? name : `${name}.ts`), text);
  const read = readProgram(root, ['main.ts'], []);
  const found: string[] = [];
  walk(read, [read.program.getSourceFile(path.join(root, 'main.ts'))], (node, tools) => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    return look(node, tools, read.checker);
  });
  return found.sort();
}

describe('the walk', () => {
  const other = [
    "export const used = () => 'used'; export const dead = () => 'dead';",
    "const own = 'own'; export const both = { own };",
  ].join('\n');

  it.each([
    ['what is named', "import { used } from './other'; used();", ['used']],
    ['nothing that is only imported', "import { dead } from './other'; export const a = () => dead();", []],
    ['nothing that only a type names', "import { dead } from './other'; export type D = typeof dead;", []],
    ['what is named in short', "import { both } from './other'; console.log(both);", ['own']],
    [
      'an inner function when it is named',
      "const f = () => { const a = () => 'a'; const b = () => 'b'; a; }; f();",
      ['a'],
    ],
    ['what an entry exports as its default', "const f = () => 'f'; export default { f }; const g = () => 'g';", ['f']],
    ['all that a module fetched later exports', "void import('./other');", ['dead', 'own', 'used']],
    ['what a name taken out of an object comes from', "const { x } = { x: 'x' }; console.log(x);", ['x']],
    ['no key of a file of texts that is fetched later', "void import('./texts.json'); console.log('key');", ['key']],
  ])('the walk reaches %s', (_, main, words) =>
    expect(reached({ main, other, 'texts.json': '{ "key": "Text", "dead": "Nobody" }' })).toEqual(words),
  );

  it('the walk keeps back what waits until its key arrives', () => {
    const look: Look = (node, { later, arrive }) => {
      if (!ts.isCallExpression(node)) return false;
      later(node.expression.getText(), node.arguments[0]);
      if (node.expression.getText() === 'go') arrive('wait');
      return true;
    };
    expect(reached({ main: "wait('late'); never('never'); go('go');" }, look)).toEqual(['late']);
  });

  it('the walk knows the words that a type allows, and none where it allows any', () => {
    const words: (string[] | undefined)[] = [];
    const look: Look = (node, _, checker) => {
      if (ts.isIdentifier(node) && node.text.startsWith('word'))
        words.push(literalsOf(checker.getTypeAtLocation(node)));
      return false;
    };
    reached({ main: "declare const word1: 'a' | 'b'; declare const word2: string; console.log(word1, word2);" }, look);
    expect(words).toContainEqual(['a', 'b']);
    expect(words).toContain(undefined);
  });
});

it('the host as its contract describes it', () => {
  const source = `
    export interface RewardsHostObject {
      /** Opens it; answered by \`aCallback\` or \`bCallback\`. */
      showA(id: number): boolean;
      share(): boolean;
    }
    export const windowMethods = { a: 'showA' } as const satisfies Record<string, string>;
    export const hostCallbacks = ['aCallback', 'bCallback'] as const;`;
  expect(hostOf(source)).toEqual({
    methods: ['showA', 'share'],
    callbacks: ['aCallback', 'bCallback'],
    answers: new Map([
      ['showA', ['aCallback', 'bCallback']],
      ['share', []],
    ]),
    windows: new Map([['a', 'showA']]),
  });
});
