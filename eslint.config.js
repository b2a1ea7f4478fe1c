/**
 * What oxlint (`oxlint.config.mjs`) does not have: our own syntax rules, the stories' rules and the limits. Without
 * type information. What is above a limit stands in `eslint-suppressions.json`, which may only shrink:
 * `npx eslint --prune-suppressions`.
 */
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { checks, ignored, outsideWorld, page, services } from './scripts/lint/places.mjs';

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

/** Lines of a file, and of a function without comments and blank lines. */
const limits = {
  'max-lines': ['error', 200],
  'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
};

export default tseslint.config(
  { ignores: ignored },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { jsDocParsingMode: 'none', lib: [] } },
  },
  ...storybook.configs['flat/recommended'],
  { files: ['**/*.{ts,tsx,mjs,cjs,js}'], rules: limits },
  // A group of tests is a list, not a function.
  { files: ['**/*.{test,journey}.{ts,tsx,mjs}'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: page,
    ignores: checks,
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...translatedPages] },
  },
  { files: outsideWorld, rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.slice(0, 2)] } },
  // A screen is loaded when its route is asked for, and a lazy route takes a default export.
  {
    files: ['app/{screens,operators}/*/*Screen.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.slice(0, 3)] },
  },
  // More than four become an object: what is passed by place is confused. An operator's act has `Act`.
  { files: ['server/**/*.ts'], ignores: checks, rules: { 'max-params': ['error', 4] } },
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
);
