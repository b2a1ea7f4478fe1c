/**
 * The rules that oxlint has, those with type information too; ESLint (`eslint.config.js`) has our own syntax rules,
 * the stories' rules and the limits. `scripts/lint/lint.test.mjs` plants a fault for each rule of both.
 */
import { checks, ignored, outsideWorld, page, routerLinks, services } from './scripts/lint/places.mjs';

/**
 * Folder -> packages, or folders of packages, that it may import. TypeScript's project references hold the same rule
 * for packages; this one says it in words. `contract/text` is what everybody needs who handles people's texts; it
 * imports nothing.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const sees = {
  tokens: [],
  locales: ['contract'],
  contract: [],
  ui: ['tokens', 'contract/text'],
  app: ['tokens', 'ui', 'locales', 'contract'],
  server: ['contract'],
  'host-simulator': ['tokens', 'contract'],
};

/**
 * Match imports of packages that a folder does not see, by name or by path.
 *
 * @param {string} folder
 */
function unseenBy(folder) {
  const allowed = sees[folder] ?? [];
  const message = `Imports run one way: ${folder} sees ${allowed.join(', ') || 'no other package'}.`;
  const others = Object.keys(sees).filter((other) => other !== folder && !allowed.includes(other));
  const inPart = others.filter((other) => allowed.some((one) => one.startsWith(`${other}/`)));
  const unseen = others.filter((other) => !inPart.includes(other));
  return [
    { regex: `^@tally/(?:${unseen.join('|')})(?:/|$)|(?:^|/)\\.\\./(?:${others.join('|')})/`, message },
    ...inPart.flatMap((name) => [
      { regex: `^@tally/${name}$`, message },
      {
        group: [`@tally/${name}/**`, ...allowed.filter((one) => one.includes('/')).map((one) => `!@tally/${one}/**`)],
        message,
      },
    ]),
  ];
}

/**
 * @param {string[]} files
 * @param {readonly object[]} patterns
 */
const restrictedImports = (files, patterns) => ({
  files,
  excludeFiles: checks,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const ofApp = [...unseenBy('app'), routerLinks];

const otherFeatures = 'Features do not import each other: a screen composes them.';

const restrictedGlobals = [
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'localStorage',
  'sessionStorage',
  'fetch',
].map((name) => ({ name, message: services }));
const restrictedMembers = [
  { object: 'Math', property: 'random', message: services },
  { object: 'Date', property: 'now', message: services },
  { object: 'performance', property: 'now', message: services },
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'localStorage', 'sessionStorage', 'fetch'].map(
    (property) => ({ object: 'window', property, message: services }),
  ),
];

/** What typescript-eslint recommends with type information, and what we add. */
const typescript = {
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  // What is left out on purpose starts with an underscore.
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/await-thenable': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-import-type-side-effects': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': 'error',
  // Our objects of functions have no `this`; their types are written in the short form of methods, so
  // `unbound-method` is not here.
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/triple-slash-reference': 'error',
  eqeqeq: 'error',
  'no-console': 'error',
};

/** What the plugin for React's hooks recommends, with the checks of React's compiler. */
const react = {
  'react/error-boundaries': 'error',
  'react/exhaustive-deps': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/incompatible-library': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/purity': 'error',
  'react/refs': 'error',
  'react/rules-of-hooks': 'error',
  'react/set-state-in-effect': 'error',
  'react/set-state-in-render': 'error',
  'react/static-components': 'error',
  'react/unsupported-syntax': 'error',
  'react/use-memo': 'error',
};

export default {
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  // A comment for ESLint is not one for oxlint: each says itself which of its comments is not needed any more.
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', respectEslintDisableDirectives: false },
  ignorePatterns: ignored,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: { ...typescript, ...react } },
    // A play function is no component.
    { files: ['**/*.stories.tsx'], rules: { 'react/rules-of-hooks': 'off' } },
    ...Object.keys(sees).map((folder) => restrictedImports([`${folder}/**/*.{ts,tsx}`], unseenBy(folder))),
    // The places of the desk are on one page.
    { ...restrictedImports(['app/**/*.{ts,tsx}'], ofApp), excludeFiles: [...checks, 'app/operators/desk/**'] },
    restrictedImports(
      ['contract/text/*.ts'],
      [{ regex: '^(?:[^.]|\\.[^/]|\\.$)', message: 'contract/text is seen by every package and imports nothing.' }],
    ),
    // Features do not know each other; screens compose them. A feature may have shelves.
    restrictedImports(
      ['app/features/*/*.{ts,tsx}'],
      [{ regex: '^\\.\\./[^.]|/features/', message: otherFeatures }, ...ofApp],
    ),
    restrictedImports(
      ['app/features/*/*/*.{ts,tsx}'],
      [{ regex: '^\\.\\./\\.\\./[^.]|/features/', message: otherFeatures }, ...ofApp],
    ),
    {
      files: page,
      excludeFiles: checks,
      rules: {
        'no-restricted-globals': ['error', ...restrictedGlobals],
        'no-restricted-properties': ['error', ...restrictedMembers],
      },
    },
    { files: outsideWorld, rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' } },
    { files: ['server/**/*.ts', 'bench/**', 'scripts/**', 'docs/examples/**'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
      rules: { 'typescript/require-await': 'off' },
    },
  ],
};
