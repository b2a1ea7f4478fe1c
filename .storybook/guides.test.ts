import { expect, it } from 'vitest';
import type { Guide } from './DocsPage';

type Args = Record<string, unknown>;
interface Meta {
  title: string;
  args?: Args;
  argTypes?: Record<string, { table?: { disable?: boolean } }>;
  parameters?: { guide?: Guide };
}

const files = import.meta.glob<{ default: Meta }>('../ui/*/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('../ui/*/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const components = Object.entries(files).map(([file, { default: meta }]) => ({
  title: meta.title,
  file,
  meta,
  guide: meta.parameters?.guide ?? {},
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

/** What a story's own args add to the props of its component. */
const ownArgs = (file: string): string[] => {
  const [, body = ''] = /interface Args extends \w+ \{([^}]*)\}/.exec(sources[file] ?? '') ?? [];
  return Array.from(body.matchAll(/^\s*(\w+)\??:/gm), ([, name = '']) => name);
};

it.each(components.filter(({ file }) => ownArgs(file).length > 0))(
  "the props of $title are the component's, none of its stories' own",
  ({ file, meta: { argTypes = {} } }) => {
    expect(ownArgs(file).filter((name) => argTypes[name]?.table?.disable !== true)).toEqual([]);
  },
);
