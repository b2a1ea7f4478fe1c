/**
 * A fault for each rule that holds, and the tool that finds it. Whoever moves a rule to another tool moves its row.
 *
 * @typedef {object} Fault
 * @property {'oxlint' | 'ESLint'} tool
 * @property {string} rule as the tool names it
 * @property {string} code
 * @property {string} [file] where it stands; a module of the server when left out
 * @property {string} [message] part of what the tool says
 */

/** @type {(rule: string, code: string, file?: string, message?: string) => Fault} */
const oxlint = (rule, code, file, message) => ({ tool: 'oxlint', rule, code, file, message });
/** @type {(rule: string, code: string, file?: string, message?: string) => Fault} */
const eslint = (rule, code, file, message) => ({ tool: 'ESLint', rule, code, file, message });

/** @type {(rule: string, body: string) => Fault} */
const component = (rule, body) =>
  oxlint(
    `react/${rule}`,
    `import { useEffect, useMemo, useRef, useState } from 'react';
export const used = [useEffect, useMemo, useRef, useState];
${body}`,
    `host-simulator/faults/${rule}.tsx`,
  );

/** @type {(rule: string, code: string) => Fault} */
const story = (rule, code) => eslint(`storybook/${rule}`, code, `ui/faults/${rule}.stories.tsx`);

const anyValue = 'declare const value: any;\n';
const later = 'declare function later(): Promise<number>;\n';
const meta = "export default { title: 'Faults' };\n";

const ofTypeScript = [
  oxlint('eslint/eqeqeq', 'export const same = (a: unknown, b: unknown) => a == b;'),
  oxlint('eslint/no-array-constructor', 'export const list = new Array(1, 2);'),
  oxlint('eslint/no-console', "console.log('here');", 'ui/faults/console.ts'),
  oxlint('eslint/no-unused-expressions', 'declare const a: number;\na + 1;\nexport { a };'),
  oxlint('eslint/no-unused-vars', 'const left = 1;\nexport {};'),
  oxlint('eslint/no-var', 'export var old = 1;'),
  oxlint('eslint/prefer-const', 'let fixed = 1;\nexport { fixed };'),
  oxlint('eslint/prefer-rest-params', 'export function count() {\n  const all = arguments;\n  return all;\n}'),
  oxlint('eslint/prefer-spread', 'declare const f: (...n: number[]) => void;\ndeclare const all: number[];\nf.apply(undefined, all);\nexport {};'),
  oxlint('typescript/await-thenable', 'export const now = async () => await 1;'),
  oxlint('typescript/ban-ts-comment', '// @ts-ignore\nexport const one = 1;'),
  oxlint('typescript/consistent-type-imports', "import { Stats } from 'node:fs';\nexport type S = Stats;"),
  oxlint('typescript/no-array-delete', 'declare const list: number[];\ndelete list[0];\nexport {};'),
  oxlint('typescript/no-base-to-string', 'declare const o: { a: number };\nexport const text = o.toString();'),
  oxlint('typescript/no-duplicate-enum-values', 'export enum E {\n  A = 1,\n  B = 1,\n}'),
  oxlint('typescript/no-duplicate-type-constituents', "export type Same = 'a' | 'a';"),
  oxlint('typescript/no-empty-object-type', 'export type Nothing = {};'),
  oxlint('typescript/no-explicit-any', 'export type Anything = any;'),
  oxlint('typescript/no-extra-non-null-assertion', 'declare const a: { b: number } | null;\nexport const b = a!!.b;'),
  oxlint('typescript/no-floating-promises', `${later}later();\nexport {};`),
  oxlint(
    'typescript/no-for-in-array',
    'declare const list: number[];\nexport const keys: string[] = [];\nfor (const at in list) keys.push(at);',
  ),
  oxlint('typescript/no-implied-eval', "setTimeout('later()', 1);\nexport {};"),
  oxlint('typescript/no-import-type-side-effects', "import { type Stats } from 'node:fs';\nexport type S = Stats;"),
  oxlint('typescript/no-misused-new', 'export interface I {\n  new (): I;\n}'),
  oxlint(
    'typescript/no-misused-promises',
    `${later}export const list = [1].forEach(async () => void (await later()));`,
  ),
  oxlint('typescript/no-namespace', 'export namespace N {\n  export const one = 1;\n}'),
  oxlint(
    'typescript/no-non-null-asserted-optional-chain',
    'declare const a: { b?: number } | undefined;\nexport const b = a?.b!;',
  ),
  oxlint('typescript/no-redundant-type-constituents', 'export type Wide = unknown | string;'),
  oxlint('typescript/no-require-imports', "import fs = require('node:fs');\nexport const { readFileSync } = fs;"),
  oxlint('typescript/no-this-alias', 'export class C {\n  me() {\n    const self = this;\n    return self;\n  }\n}'),
  oxlint(
    'typescript/no-unnecessary-type-assertion',
    "const text = 'a' as string;\nexport const same = text as string;",
  ),
  oxlint('typescript/no-unnecessary-type-constraint', 'export type Box<T extends unknown> = T[];'),
  oxlint('typescript/no-unsafe-argument', `${anyValue}export const n = Math.abs(value);`),
  oxlint('typescript/no-unsafe-assignment', `${anyValue}export const copy = value;`),
  oxlint('typescript/no-unsafe-call', `${anyValue}value();\nexport {};`),
  oxlint(
    'typescript/no-unsafe-declaration-merging',
    'export interface Merged {\n  a: number;\n}\nexport class Merged {}',
  ),
  oxlint(
    'typescript/no-unsafe-enum-comparison',
    'enum Fruit {\n  Apple,\n}\ndeclare const fruit: Fruit;\nexport const is = fruit === 0;',
  ),
  oxlint('typescript/no-unsafe-function-type', 'export type F = Function;'),
  oxlint('typescript/no-unsafe-member-access', `${anyValue}export const part: unknown = value.part;`),
  oxlint('typescript/no-unsafe-return', `${anyValue}export const get = () => value;`),
  oxlint('typescript/no-unsafe-unary-minus', "declare const text: 'a';\nexport const minus = -text;"),
  oxlint('typescript/no-wrapper-object-types', 'export type S = String;'),
  oxlint('typescript/only-throw-error', "export const fail = () => {\n  throw 'no';\n};"),
  oxlint('typescript/prefer-as-const', "export const a = 'a' as 'a';"),
  oxlint('typescript/prefer-namespace-keyword', 'declare module Old {}\nexport {};'),
  oxlint('typescript/prefer-promise-reject-errors', "export const fail = () => Promise.reject('no');"),
  oxlint('typescript/require-await', 'export const none = async () => 1;'),
  oxlint('typescript/restrict-plus-operands', "declare const o: { a: number };\nexport const sum = 'a' + o;"),
  oxlint('typescript/restrict-template-expressions', 'declare const o: { a: number };\nexport const text = `${o}`;'),
  oxlint('typescript/triple-slash-reference', '/// <reference path="./other.ts" />\nexport {};'),
];

const ofReact = [
  component(
    'error-boundaries',
    'export function Part() {\n  try {\n    return <b />;\n  } catch {\n    return null;\n  }\n}',
  ),
  component(
    'exhaustive-deps',
    'export function Part({ a }: { a: number }) {\n  useEffect(() => void a, []);\n  return null;\n}',
  ),
  component('globals', 'let calls = 0;\nexport function Part() {\n  calls = 1;\n  return <b>{calls}</b>;\n}'),
  component(
    'immutability',
    'export function Part(props: { n: number }) {\n  props.n = 1;\n  return <b>{props.n}</b>;\n}',
  ),
  oxlint(
    'react/incompatible-library',
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function Part() {\n  const rows = useVirtualizer({ count: 1 });\n  return <b>{rows.getTotalSize()}</b>;\n}",
    'host-simulator/faults/library.tsx',
  ),
  component(
    'preserve-manual-memoization',
    'export function Part({ a }: { a: { b: number } }) {\n  const twice = useMemo(() => a.b * 2, [a.b, Math]);\n  return <b>{twice}</b>;\n}',
  ),
  component('purity', 'export function Part() {\n  return <b>{Math.random()}</b>;\n}'),
  component('refs', 'export function Part() {\n  const ref = useRef(1);\n  return <b>{ref.current}</b>;\n}'),
  component(
    'rules-of-hooks',
    'export function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
  ),
  component(
    'set-state-in-effect',
    'export function Part() {\n  const [n, setN] = useState(0);\n  useEffect(() => {\n    setN(1);\n  }, []);\n  return <b>{n}</b>;\n}',
  ),
  component(
    'set-state-in-render',
    'export function Part() {\n  const [n, setN] = useState(0);\n  setN(1);\n  return <b>{n}</b>;\n}',
  ),
  component('static-components', 'export function Part() {\n  const Inner = () => <i />;\n  return <Inner />;\n}'),
  component('unsupported-syntax', "export function Part() {\n  eval('1');\n  return null;\n}"),
  component(
    'use-memo',
    'export function Part() {\n  const n = useMemo((a?: number) => a, []);\n  return <b>{n}</b>;\n}',
  ),
];

const services = 'Take it from the services';
const oneWay = 'Imports run one way';
const ofImports = [
  ['ui/faults/app.ts', '@tally/app/createApp', oneWay],
  ['ui/faults/byPath.ts', '../../contract/market/money', oneWay],
  ['ui/faults/byName.ts', '@tally/contract/market/money', oneWay],
  ['ui/faults/whole.ts', '@tally/contract', oneWay],
  ['app/faults/server.ts', '@tally/server/main', oneWay],
  ['app/features/faults/server.ts', '@tally/server/main', oneWay],
  ['tokens/faults/app.ts', '@tally/app/createApp', oneWay],
  ['server/faults/app.ts', '@tally/app/createApp', oneWay],
  ['contract/text/faults.ts', '../market/money', 'imports nothing'],
  ['contract/text/package.ts', 'valibot', 'imports nothing'],
  ['app/features/faults/feature.ts', '../wallet/walletApi', 'Features do not import each other'],
  ['app/features/faults/shelf/feature.ts', '../../wallet/walletApi', 'Features do not import each other'],
].map(([file, from, message]) => oxlint('eslint/no-restricted-imports', `import '${from}';`, file, message));

const ofThePage = [
  oxlint('eslint/no-restricted-globals', 'setTimeout(() => undefined, 1);', 'ui/faults/timer.ts', services),
  oxlint('eslint/no-restricted-globals', "export const got = () => fetch('/');", 'app/faults/fetch.ts', services),
  oxlint('eslint/no-restricted-properties', 'export const n = () => Math.random();', 'app/faults/chance.ts', services),
  oxlint('eslint/no-restricted-properties', 'export const s = window.localStorage;', 'ui/faults/storage.ts', services),
];

const syntax = 'no-restricted-syntax';
const ofSyntax = [
  eslint(syntax, "export const red = '#ff0000';", 'ui/faults/colour.ts', 'Colours live in tokens'),
  eslint(syntax, 'export const red = `rgb(255, 0, 0)`;', 'app/faults/colour.ts', 'Colours live in tokens'),
  eslint(syntax, 'export const at = () => new Date();', 'ui/faults/date.ts', services),
  eslint(syntax, 'export default 1;', 'app/faults/default.ts', 'Exports have a name'),
  eslint(syntax, 'export const line = (person: string) => `${person}: 1`;', 'app/faults/name.ts', 'TEXT-10'),
  eslint(
    syntax,
    'export const Part = ({ on }: { on: boolean }) => (\n  <p>\n    {on && <b />} words\n  </p>\n);',
    'app/faults/before.tsx',
    'pages get translated',
  ),
  eslint(
    syntax,
    'export const Part = ({ on, text }: { on: boolean; text: string }) => (\n  <p>\n    {on && <b />}\n    {text}\n  </p>\n);',
    'app/faults/beforeText.tsx',
    'pages get translated',
  ),
  eslint(
    syntax,
    'export const Part = ({ on, t }: { on: boolean; t: (key: string) => string }) => <p>{on && t(\'a\')}</p>;',
    'app/faults/comesAndGoes.tsx',
    'pages get translated',
  ),
  eslint(
    syntax,
    `export const sql = 'select ${'a, '.repeat(40)} from person';`,
    'server/faults/sql.ts',
    'Long SQL stands on several lines',
  ),
  eslint(syntax, "export const red = '#ff0000';", 'app/platform/uuid.ts', 'Colours live in tokens'),
  eslint(syntax, 'export const at = () => new Date();', 'app/screens/Faults/FaultsScreen.tsx', services),
];

const ofStories = [
  story(
    'await-interactions',
    `import { userEvent } from 'storybook/test';\n${meta}export const One = { play: () => { userEvent.click(document.body); } };`,
  ),
  story(
    'context-in-play-function',
    `${meta}export const One = { play: async () => {} };\nexport const Two = { play: async () => { await One.play(); } };`,
  ),
  story('default-exports', 'export const One = {};'),
  story('hierarchy-separator', "export default { title: 'Faults|One' };\nexport const One = {};"),
  story('no-redundant-story-name', `${meta}export const One = { name: 'One' };`),
  story('no-renderer-packages', `import type { Meta } from '@storybook/react';\n${meta}export const One: Meta = {};`),
  story('prefer-pascal-case', `${meta}export const one = {};`),
  story('story-exports', `${meta}`),
  story(
    'use-storybook-expect',
    `import { expect } from '@jest/globals';\n${meta}export const One = { play: () => expect(1) };`,
  ),
  story(
    'use-storybook-testing-library',
    `import { screen } from '@testing-library/react';\n${meta}export const One = { play: () => screen };`,
  ),
  eslint(
    'storybook/no-uninstalled-addons',
    "export default { addons: ['@storybook/addon-missing'] };",
    '.storybook/main.ts',
  ),
];

const lines = (/** @type {number} */ count) => 'void 1;\n'.repeat(count);
const ofLimits = [
  eslint('max-lines', lines(201), 'server/faults/long.ts'),
  eslint('max-lines', lines(201), 'scripts/faults/long.mjs'),
  eslint('max-lines-per-function', `export function long() {\n${lines(59)}}`, 'app/faults/long.tsx'),
];

const ofComments = [
  oxlint('', '// oxlint-disable-next-line no-var\nexport const one = 1;', 'server/faults/unusedOxlint.ts', 'Unused'),
  eslint(
    '',
    '// eslint-disable-next-line no-restricted-syntax\nexport const one = 1;',
    'ui/faults/unused.ts',
    'Unused',
  ),
];

/** @type {readonly Fault[]} */
export const faults = [
  ...ofTypeScript,
  ...ofReact,
  ...ofImports,
  ...ofThePage,
  ...ofSyntax,
  ...ofStories,
  ...ofLimits,
  ...ofComments,
];
