import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

type Stories = { default: { title: string; id?: string } };
const files = import.meta.glob<Stories>(
  ['../../{app,ui}/**/*.stories.tsx', './**/*.stories.tsx', '!../../**/node_modules/**'],
  {
    eager: true,
  },
);
const ids = new Set(
  Object.values(files).flatMap(({ default: { title, id = title }, ...stories }) =>
    Object.keys(stories).map((name) => toId(id, storyNameFromExport(name))),
  ),
);
const pages = Object.entries(
  import.meta.glob<string>('./{patterns,flows}/*.mdx', { query: '?raw', import: 'default', eager: true }),
).map(([file, text]) => ({
  file,
  text,
  shown: Array.from(text.matchAll(/<Live id="([^"]+)"/g), ([, id]) => id ?? ''),
}));
const titles = pages.map(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1]).sort();

it('the patterns and flows that designers look for have pages', () =>
  expect(titles).toEqual([
    'Flows/A batch, from export to sign-off',
    'Flows/First withdrawal',
    'Flows/Invited friend',
    'Flows/Lucky task',
    'Flows/Return in the morning',
    'Guides/Patterns/Advertising',
    'Guides/Patterns/Asking before money moves',
    'Guides/Patterns/Empty, failed, loading',
    'Guides/Patterns/Forms and errors',
    'Guides/Patterns/Money and time',
    'Guides/Patterns/Toast, dialog or line',
  ]));

it.each(pages)('$file shows stories that exist, each with a sentence', ({ text, shown }) => {
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((id) => !ids.has(id))).toEqual([]);
  expect(text).not.toMatch(/<Live[^>]*>\s*<\/Live>/);
});

it.each(pages.filter(({ file }) => file.includes('patterns')))(
  '$file shows what to do and what not to do',
  ({ text }) => expect(text).toMatch(/<Canvas of=\{Stories\.DoAndDont\}/),
);
