import { expect, it } from 'vitest';
import type { Guide } from './DocsPage';
import { modes } from './modes';
import { resolve } from './texts/storyArgs';

type Args = Record<string, unknown>;
interface Meta {
  title: string;
  args?: Args;
  parameters?: { guide?: Guide };
}

const files = import.meta.glob<{ default: Meta } & Record<string, { args?: Args }>>('../ui/*/*.stories.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('../ui/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const components = Object.entries(files).map(([file, { default: meta, ...stories }]) => ({
  title: meta.title,
  file,
  guide: meta.parameters?.guide ?? {},
  stories: Object.entries(stories).map(([name, { args }]) => [name, { ...meta.args, ...args }] as const),
}));
const titles = components.map(({ title }) => title.split('/')[1]);

it.each(components)(
  'the page of $title says what to do, what not to do, and what is related to it',
  ({ guide: { do: todo = [], dont = [], related = [] } }) => {
    expect(todo).not.toHaveLength(0);
    expect(dont).not.toHaveLength(0);
    expect(related).not.toHaveLength(0);
    expect(related.filter((name) => !titles.includes(name))).toEqual([]);
  },
);

/** Wrapper components that translate: stories use args with markers instead (`storyArgs.ts`). */
const wrapper = /useStoryTranslation|function Example/;
/** Relative imports of helpers that have the aliases `#storybook` and `#testing`. */
const relativeHelper = /'(\.\.\/)+(\.storybook|testing)\//;

it.each(components)('the stories of $title have live args, and helpers from #storybook', ({ file, stories }) => {
  expect(sources[file]).not.toMatch(wrapper);
  expect(sources[file]).not.toMatch(/'\.\.\/\.\.\//);
  for (const { locale } of modes)
    for (const [name, args] of stories)
      expect(JSON.stringify(resolve(args, { locale })), `${name} in ${locale}`).not.toContain('⟦');
});

const appSources = import.meta.glob<string>('../app/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.entries(appSources))('%s imports helpers by their alias', (_, source) =>
  expect(source).not.toMatch(relativeHelper),
);
