import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { root } from './scripts/lib/run.mjs';

const eslint = new ESLint({ cwd: root });
const feature = (name) =>
  `app/features/${name}/${readdirSync(path.join(root, 'app/features', name)).find((file) => /^\w+\.tsx?$/.test(file))}`;

/** The messages for this code, were it in the place of that file. */
const complaints = async (code, file) =>
  (await eslint.lintText(code, { filePath: path.join(root, file) }))
    .flatMap((result) => result.messages.map((message) => message.message))
    .join('\n');

test.each([
  ['ui imports no app', "import '@tally/contract/market/money';", 'ui/Button/Button.tsx', 'one way'],
  ['ui imports no app by path', "import '../../contract/market/money';", 'ui/Button/Button.tsx', 'one way'],
  ['text imports nothing', "import '../market/money';", 'contract/text/cutText.ts', 'imports nothing'],
  [
    'a name is isolated in a string',
    'export const line = (person: string, money: string) => `${person} · ${money}`;',
    'app/screens/Operator/payouts/Payouts.tsx',
    'TEXT-10',
  ],
  ['app imports no server', "import '@tally/server/main';", 'app/App.tsx', 'one way'],
  [
    'features do not import each other',
    "import '../wallet/walletApi';",
    feature('tasks'),
    'Features do not import each other',
  ],
  [
    'chance comes from the services',
    'export const roll = () => Math.random();',
    'app/App.tsx',
    'Take it from the services',
  ],
  [
    'time comes from the ambient',
    'export const at = () => new Date();',
    'ui/Button/Button.tsx',
    'Take it from the services',
  ],
  [
    'timers come from the ambient',
    'setTimeout(() => undefined, 1);',
    'ui/Button/Button.tsx',
    'Take it from the services',
  ],
  [
    'colours come from the tokens',
    "export const red = '#ff0000';",
    'ui/Button/Button.styles.ts',
    'Colours live in tokens',
  ],
])('%s', async (_, code, file, message) => {
  expect(await complaints(code, file)).toContain(message);
});

test('a feature may use what all features share', async () => {
  expect(await complaints("import '../../api/api';", feature('tasks'))).not.toContain(
    'Features do not import each other',
  );
});

test('what handles texts may be used by every package', async () => {
  const code = "import { cutText } from '@tally/contract/text/cutText';\nexport const cut = cutText;";
  expect(await complaints(code, 'ui/Button/Button.tsx')).not.toContain('one way');
});
