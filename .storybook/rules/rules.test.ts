import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { readRules, rules } from './rules';

type Stories = { default: { title: string; id?: string } };
const files = import.meta.glob<Stories>(
  ['../../app/**/*.stories.tsx', '../../ui/*/*.stories.tsx', '../docs/*.stories.tsx', '!../../**/node_modules/**'],
  { eager: true },
);
const idsOf = ({ default: { title, id = title }, ...stories }: Stories) =>
  Object.keys(stories).map((name) => toId(id, storyNameFromExport(name)));
const ids = new Set(Object.values(files).flatMap(idsOf));
const shown = rules.flatMap(({ stories, plays }) => [...stories, ...plays]);

it('the page of the rules leads to stories that exist', () => expect(shown.filter((id) => !ids.has(id))).toEqual([]));

it('every card of the library is reached from a rule', () => {
  const parts = (all: Iterable<string>) => new Set(Array.from(all, (id) => id.split('--')[0] ?? ''));
  const reached = parts(shown);
  const cards = [...parts(ids)].filter((part) => part.endsWith('card'));
  expect(cards.length).toBeGreaterThan(6);
  expect(cards.filter((card) => !reached.has(card))).toEqual([]);
});

it('the page of the rules shows each with its part and what proves it', () => {
  const proof = { stories: ['a--b', 'c--d'], plays: ['e--f'], tests: ['x.test.ts: p'] };
  expect(readRules('## Home\n\n- **HOME-1** Notices.\n- **HOME-2** Rows.\n', { 'HOME-1': proof })).toEqual([
    { id: 'HOME-1', text: 'Notices.', part: 'Home', ...proof },
    { id: 'HOME-2', text: 'Rows.', part: 'Home', stories: [], plays: [], tests: [] },
  ]);
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ plays, tests }) => plays.length + tests.length === 0)).toEqual([]);
});
