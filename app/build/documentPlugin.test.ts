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
  query: v.object({ summary: text }),
});`;
  const left = withoutDocument(code) ?? '';
  expect(left.replace(/\s+/g, ' ').trim()).toBe(
    "export const getThings = endpoint({ method: 'GET', path: '/things', who: 'operator', money: false, query: v.object({ summary: text }), });",
  );
});

it('other calls keep what they are given', () => {
  expect(withoutDocument("show({ summary: 'a', description: 'b' });")).toBeUndefined();
});
