// What may not stand in a place: imports, globals and syntax of our own rules.
import { eslint, oxlint } from './fault.mjs';

const services = 'Take it from the services';
const oneWay = 'Imports run one way';
export const ofImports = [
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

export const ofThePage = [
  oxlint(
    'eslint/no-restricted-imports',
    "export { Navigate } from 'react-router-dom';",
    'app/screens/faults/redirect.ts',
    'wait for their code',
  ),
  oxlint('eslint/no-restricted-globals', 'setTimeout(() => undefined, 1);', 'ui/faults/timer.ts', services),
  oxlint('eslint/no-restricted-globals', "export const got = () => fetch('/');", 'app/faults/fetch.ts', services),
  oxlint('eslint/no-restricted-properties', 'export const n = () => Math.random();', 'app/faults/chance.ts', services),
  oxlint('eslint/no-restricted-properties', 'export const s = window.localStorage;', 'ui/faults/storage.ts', services),
];

const syntax = 'no-restricted-syntax';
export const ofSyntax = [
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
    "export const Part = ({ on, t }: { on: boolean; t: (key: string) => string }) => <p>{on && t('a')}</p>;",
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
