import { above } from './exceptions.mjs';

/**
 * How long things may be: lines of a file, lines of a function (without comments and blank lines), characters of a
 * line, source files of a folder. What is longer stands in `exceptions.mjs`.
 */
export const limits = { file: 200, function: 60, line: 120, folder: 25 };

/** The rules that measure all of them but folders. */
export const limitRules = { file: 'max-lines', function: 'max-lines-per-function', line: 'max-len' };

const sources = ['**/*.{ts,tsx,mjs,cjs,js}'];
const tests = ['**/*.{test,journey}.{ts,tsx,mjs}'];

/** @typedef {import('eslint').Linter.RulesRecord} Rules */

/** @type {(max: number) => Rules} */
const file = (max) => ({ [limitRules.file]: ['error', { max }] });
/** @type {(max: number) => Rules} */
const lengthOf = (max) => ({ [limitRules.function]: ['error', { max, skipComments: true, skipBlankLines: true }] });
/** @type {(code: number, ignoreTemplateLiterals?: boolean) => Rules} */
const line = (code, ignoreTemplateLiterals = true) => ({
  [limitRules.line]: [
    'error',
    {
      code,
      ignoreTemplateLiterals,
      ignoreStrings: true,
      ignoreUrls: true,
      ignoreRegExpLiterals: true,
      ignorePattern: '^// Rooms: ',
    },
  ],
});

/** Files whose templates are not SQL that can be broken: a released migration is not changed. */
const otherTemplates = [...tests, 'server/db/migrations/**/*'];

/**
 * The limits without exceptions, as ESLint's configuration.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const limitConfig = [
  { files: sources, rules: { ...file(limits.file), ...lengthOf(limits.function), ...line(limits.line) } },
  // A group of tests is a list, not a function.
  { files: tests, rules: { [limitRules.function]: 'off' } },
  // A sentence is not broken for its length, but SQL is, and it stands in templates.
  { files: ['server/**/*.ts'], ignores: otherTemplates, rules: line(limits.line, false) },
];

/**
 * The exceptions, each with its own limit.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const exceptionConfig = [
  ...Object.entries(above.file).map(([name, max]) => ({ files: [name], rules: file(max) })),
  ...Object.entries(above.function).map(([name, max]) => ({ files: [name], rules: lengthOf(max) })),
  ...Object.entries(above.line).flatMap(([name, max]) => [
    { files: [name], rules: line(max) },
    ...(name.startsWith('server/') ? [{ files: [name], ignores: otherTemplates, rules: line(max, false) }] : []),
  ]),
];
