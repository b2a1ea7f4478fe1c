import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { exceptionConfig, limitConfig } from './scripts/limits/limits.mjs';

/** Stories and tests may see everything and arrange the world as they like. */
const checks = [
  '**/*.stories.tsx',
  '**/*.test.{ts,tsx,mjs}',
  '**/*.journey.{ts,mjs}',
  '**/testing/**',
  'app/e2e/**',
  '.storybook/**',
  'scripts/**',
];

/**
 * Folder -> packages, or folders of packages, that it may import. TypeScript's project references hold the same rule
 * for packages; this one says it in words. `contract/text` is what everybody needs who handles people's texts; it
 * imports nothing.
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

/** Matches an import of a package that a folder does not see, by its name or by path. */
function unseenBy(folder, allowed) {
  const others = Object.keys(sees)
    .filter((other) => other !== folder && !allowed.includes(other))
    .join('|');
  const but = allowed
    .filter((one) => one.includes('/'))
    .map((one) => `(?!${one}/)`)
    .join('');
  return `^@tally/${but}(?:${others})(?:/|$)|(?:^|/)\\.\\./(?:${others})/`;
}

const oneWay = Object.entries(sees).map(([folder, allowed]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: checks,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: unseenBy(folder, allowed),
            message: `Imports run one way: ${folder} sees ${allowed.join(', ') || 'no other package'}.`,
          },
        ],
      },
    ],
  },
}));

const services =
  'Take it from the services (app) or the environment (ui), so that tests and pictures can stop the clock.';
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

const rawColour = 'Colours live in tokens/: take one by its role from the theme.';
const restrictedSyntax = [
  { selector: 'Literal[value=/#[0-9a-fA-F]{3,8}\\b/]', message: rawColour },
  { selector: 'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl)a?\\(/]', message: rawColour },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: services },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Exports have a name, so that one thing is called the same everywhere.',
  },
  {
    selector:
      'TemplateLiteral > :matches(Identifier[name=/^(person|userName|accountName|memberName|appName)$/], MemberExpression[property.name=/^(userName|accountName|memberName|appName)$/])',
    message: 'A name may turn what stands beside it: isolate(name) in a string, <bdi> in markup (TEXT-10).',
  },
];

// A browser that translates a page moves its text into elements of its own. React cannot put anything before a text
// that was moved, nor take it away: so what comes and goes stands behind bare text, or the text in an element of its
// own.
const comesAndGoes = 'JSXExpressionContainer:has(> :matches(LogicalExpression, ConditionalExpression))';
const wordsAlone = 'CallExpression[callee.name="t"], TemplateLiteral, Literal[value=/\\S/]';
const wordProps = 'Identifier[name=/^(children|text|note|status|message|label|title|hint|action|words)$/]';
const movedText = 'Give the text an element of its own, or put what comes and goes behind it: pages get translated.';
const translatedPages = [
  `:matches(JSXElement, JSXFragment) > ${comesAndGoes} ~ JSXText[value=/\\S/]`,
  `:matches(JSXElement, JSXFragment) > ${comesAndGoes} ~ JSXExpressionContainer > :matches(${wordsAlone}, ${wordProps})`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > LogicalExpression > :matches(${wordsAlone}).right`,
].map((selector) => ({ selector, message: movedText }));

export default tseslint.config(
  { ignores: ['**/node_modules/', 'dist/', 'data/', '.visual/', 'docs/', 'bench/peers/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // What is left out on purpose starts with an underscore.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Our objects of functions have no `this`; their types are written in the short form of methods.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['**/*.{ts,tsx}'], plugins: { 'react-hooks': hooks }, rules: hooks.configs.recommended.rules },
  ...storybook.configs['flat/recommended'],
  ...oneWay,
  {
    files: ['contract/text/*.ts'],
    ignores: checks,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\./)', message: 'contract/text is seen by every package and imports nothing.' }] },
      ],
    },
  },
  // Features do not know each other; screens compose them. A feature may have shelves.
  ...[
    ['app/features/*/*.{ts,tsx}', '^\\.\\./[^.]|/features/'],
    ['app/features/*/*/*.{ts,tsx}', '^\\.\\./\\.\\./[^.]|/features/'],
  ].map(([file, regex]) => ({
    files: [file],
    ignores: checks,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex, message: 'Features do not import each other: a screen composes them.' },
            {
              group: ['@tally/server', '@tally/server/*', '@tally/host-simulator', '@tally/host-simulator/*'],
              message: `Imports run one way: app sees ${sees.app.join(', ')}.`,
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['ui/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    ignores: checks,
    rules: {
      'no-restricted-globals': ['error', ...restrictedGlobals],
      'no-restricted-properties': ['error', ...restrictedMembers],
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...translatedPages],
    },
  },
  // The one place where the outside world comes in.
  {
    files: [
      'app/platform/browserEnvironment.ts',
      'app/platform/storage/encryptedStorage.ts',
      'app/platform/uuid.ts',
      'app/startup/{browserServices,persistEntry,recoverStart}.ts',
      'app/startup/head/{inlineHead,earlyFetch}.ts',
      'app/startup/startApp.tsx',
      'app/startup/serviceWorker/worker.ts',
      'app/vite.config.ts',
    ],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...restrictedSyntax.slice(0, 2)],
    },
  },
  // A screen is loaded when its route is asked for, and a lazy route takes a default export.
  {
    files: ['app/screens/*/*Screen.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.slice(0, 3)] },
  },
  { files: ['server/**/*.ts', 'bench/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['server/**/*.ts'],
    ignores: checks,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^(select|insert|update|delete|with|create) .{100}/]',
          message: 'Long SQL stands on several lines, in a template.',
        },
      ],
    },
  },
  ...limitConfig,
  ...exceptionConfig,
);
