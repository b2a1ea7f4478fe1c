import { expect, it } from 'vitest';
import type { Guide } from './DocsPage';

const files = import.meta.glob<{ default: { title: string; parameters?: { guide?: Guide } } }>('../ui/*/*.stories.tsx', { eager: true });
const components = Object.values(files).map(({ default: meta }) => ({ title: meta.title, guide: meta.parameters?.guide ?? {} }));
const titles = components.map(({ title }) => title.split('/')[1]);

it.each(components)('the page of $title says what to do or not to do, and what is related to it', ({ guide: { do: todo = [], dont = [], related = [] } }) => {
  expect([...todo, ...dont]).not.toHaveLength(0);
  expect(related).not.toHaveLength(0);
  expect(related.filter((name) => !titles.includes(name))).toEqual([]);
});
