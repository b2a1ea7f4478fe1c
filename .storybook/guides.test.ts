import { expect, it } from 'vitest';
import type { Guide } from './DocsPage';
import { modes } from './modes';
import { resolve } from './texts/storyArgs';

type Args = Record<string, unknown>;
interface Meta {
  title: string;
  id?: string;
  args?: Args;
  parameters?: { guide?: Guide };
}

const files = import.meta.glob<{ default: Meta } & Record<string, { args?: Args }>>('../ui/*/*.stories.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('../ui/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const components = Object.entries(files).map(([file, { default: meta, ...stories }]) => ({
  title: meta.title,
  id: meta.id,
  file,
  guide: meta.parameters?.guide ?? {},
  stories: Object.entries(stories).map(([name, { args }]) => [name, { ...meta.args, ...args }] as const),
}));
const titles = components.map(({ title }) => title.split('/').at(-1));

it.each(components)(
  'the page of $title says what to do, what not to do, and what is related to it',
  ({ guide: { do: todo = [], dont = [], related = [] } }) => {
    expect(todo).not.toHaveLength(0);
    expect(dont).not.toHaveLength(0);
    expect(related).not.toHaveLength(0);
    expect(related.filter((name) => !titles.includes(name))).toEqual([]);
  },
);

it.each(components.filter(({ title }) => title.startsWith('Components/')))(
  '$title is in a group of components, and moves to another one without new addresses and pictures',
  ({ title, id }) => {
    const [, group = '', name = ''] = title.split('/');
    expect(['Primitives', 'Rows and cards', 'Product']).toContain(group);
    expect(id).toBe(`components-${name.toLowerCase()}`);
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
