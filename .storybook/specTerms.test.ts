import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { specTerms } from './specTerms';

const files = import.meta.glob<{ default: { title: string } }>(['../app/**/*.stories.tsx', '../ui/*/*.stories.tsx', '!../**/node_modules/**'], { eager: true });
const ids = new Set(Object.values(files).flatMap(({ default: { title }, ...stories }) => Object.keys(stories).map((name) => toId(title, storyNameFromExport(name)))));
const shown = new Set(specTerms.flatMap(({ stories }) => stories));

it.each(specTerms)('section $section, "$term", leads to stories that exist', ({ stories }) => {
  expect(stories).not.toHaveLength(0);
  expect(stories.filter((id) => !ids.has(id))).toEqual([]);
});

it('reaches every card of the library from a word of the specification', () => {
  const parts = (all: Iterable<string>) => new Set(Array.from(all, (id) => id.split('--')[0] ?? ''));
  const cards = [...parts(ids)].filter((part) => part.endsWith('card'));
  expect(cards.length).toBeGreaterThan(6);
  expect(cards.filter((card) => !parts(shown).has(card))).toEqual([]);
});
