import { expect, it } from 'vitest';
import { withoutDocument } from './documentPlugin';

it('the page has neither the words nor the scopes of a call', () => {
  const code = `
export const getThings = endpoint({
  method: 'GET',
  path: '/things',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'Things, "all" of them',
  description: \`What \\\`info\\\` says\`,
  notFound: 'No such thing.',
  infos: { ...pick(meanings, 'GONE'), LATE: 'Too late.' },
  query: v.object({ summary: text }),
});`;
  const left = withoutDocument(code) ?? '';
  expect(left.replace(/\s+/g, ' ').trim()).toBe(
    "export const getThings = endpoint({ method: 'GET', path: '/things', who: 'operator', money: false, query: v.object({ summary: text }), });",
  );
});

it('the page has schemas without what they mean, at any depth', () => {
  const code = `
export const thing = described(v.object({
  name: described(text(10), 'Its (long) name.'),
  states: v.array(described(smallNumber, "How it is", { 1: 'Fine, "so far".' })),
}), 'A thing');`;
  expect(withoutDocument(code)?.replace(/\s+/g, ' ').trim()).toBe(
    'export const thing = v.object({ name: text(10), states: v.array(smallNumber), });',
  );
});

it('other calls keep what they are given', () => {
  expect(withoutDocument("show({ summary: 'a', description: 'b' }, describe('c'));")).toBeUndefined();
});
