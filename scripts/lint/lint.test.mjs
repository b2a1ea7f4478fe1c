// Plants a fault for each rule in a folder laid out like the checkout, and lints it once with each tool.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../../oxlint.config.mjs';
import { root } from '../lib/run.mjs';
import { faults as planted } from './faults.mjs';

const faults = planted.map((fault, at) => ({ file: `server/faults/fault${at}.ts`, ...removeEmpty(fault) }));

/** What is in order, though it looks like a fault. */
const inOrder = {
  'ui/sound/text.ts': "import { cutText } from '@tally/contract/text/cutText';\nexport const cut = cutText;",
  'app/features/sound/shared.ts': "import '../../api/api';",
  'app/screens/Sound/SoundScreen.tsx': 'export default 1;',
  'app/startup/startApp.tsx': 'export const at = () => [Math.random(), new Date()];',
  'ui/sound/clock.test.ts': 'export const at = () => new Date();\nsetTimeout(() => undefined, Math.random());',
  'server/sound/log.ts': "console.log('here');\nexport const _left = (_argument: number) => undefined;",
  'scripts/sound/list.test.mjs': `test(() => {\n${'  void 1;\n'.repeat(100)}});`,
};

function removeEmpty(fault) {
  return Object.fromEntries(Object.entries(fault).filter(([, value]) => value !== undefined));
}

let folder = '';
/** File -> what both tools say about it, as `tool rule message`. */
const found = new Map();

function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function note(file, said) {
  found.set(file, [...(found.get(file) ?? []), said]);
}

/** Runs oxlint on the whole folder; it ends with 1, as there are faults. */
const oxlint = () =>
  new Promise((resolve) => {
    const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const options = { cwd: folder, maxBuffer: 1e8 };
    execFile(process.execPath, [program, '-c', 'oxlint.config.mjs', '-f', 'json'], options, (_, stdout) =>
      resolve(JSON.parse(stdout).diagnostics),
    );
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-lint-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  write('package.json', '{}');
  write('tsconfig.json', JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), include: ['**/*'] }));
  write('oxlint.config.mjs', `export { default } from ${JSON.stringify(path.join(root, 'oxlint.config.mjs'))};`);
  for (const { file, code } of faults) write(file, code);
  for (const [file, code] of Object.entries(inOrder)) write(file, code);
  const eslint = new ESLint({ cwd: folder, overrideConfigFile: path.join(root, 'eslint.config.js') });
  const [diagnostics, results] = await Promise.all([oxlint(), eslint.lintFiles(['.'])]);
  for (const { filename, code = '', message, help = '' } of diagnostics)
    note(filename, `oxlint ${code} ${message} ${help}`);
  for (const { filePath, messages } of results)
    for (const { ruleId, message } of messages) note(path.relative(folder, filePath), `ESLint ${ruleId} ${message}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('each rule finds the fault that is planted for it', () => {
  test.each(faults)('$tool $rule in $file', ({ file, tool, rule, message = '' }) => {
    const name = rule.split('/').at(-1);
    const named = tool === 'oxlint' && rule ? `(${name})` : rule;
    const said = (found.get(file) ?? []).filter((each) => each.startsWith(`${tool} `) && each.includes(named));
    expect(said.join('\n') || found.get(file)?.join('\n') || 'nothing').toContain(message || named);
    expect(said).not.toEqual([]);
  });
});

test.each(Object.keys(inOrder))('%s is in order', (file) => {
  expect(found.get(file) ?? []).toEqual([]);
});

/**
 * Rules for which no code is known that they alone find: they report what React's compiler could not keep, and the same
 * code breaks `exhaustive-deps` or `immutability`.
 */
const withoutFault = ['react/preserve-manual-memoization'];

test('each rule that is on has its fault', async () => {
  const isOn = ([, setting]) => ![0, 'off'].includes(Array.isArray(setting) ? setting[0] : setting);
  const onIn = (rules = {}) =>
    Object.entries(rules)
      .filter(isOn)
      .map(([rule]) => rule);
  const eslint = new ESLint({ cwd: root });
  const configs = await Promise.all(
    faults
      .filter(({ tool }) => tool === 'ESLint')
      .map(({ file }) => eslint.calculateConfigForFile(path.join(root, file))),
  );
  const on = [
    ...config.overrides
      .flatMap(({ rules }) => onIn(rules))
      .map((rule) => (rule.includes('/') ? rule : `eslint/${rule}`)),
    ...configs.flatMap(({ rules }) => onIn(rules)),
  ];
  const planted = [...faults.map(({ rule }) => rule).filter(Boolean), ...withoutFault];
  expect(
    [...new Set(on)].filter((rule) => !planted.includes(rule)),
    'rules to give a fault in scripts/lint/faults',
  ).toEqual([]);
  expect(
    planted.filter((rule) => !on.includes(rule)),
    'faults of rules that are off',
  ).toEqual([]);
});
