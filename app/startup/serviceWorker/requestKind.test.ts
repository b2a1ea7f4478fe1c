import { expect, it } from 'vitest';
import { requestKind } from './requestKind';

const origin = 'https://app.example';
const ask = (path: string, more: Partial<Pick<Request, 'method' | 'mode' | 'destination'>> = {}) => ({
  method: 'GET',
  mode: 'navigate' as const,
  destination: 'document' as const,
  url: new URL(path, origin).href,
  ...more,
});

it.each(['/', '/home?token=x', '/team', '/ref/ABC234', '/privacy-policy/com.tally.id'])('%s opens the page', (path) => {
  expect(requestKind(ask(path), origin)).toBe('page');
});

it('a file whose name says its content is one of ours', () => {
  expect(requestKind(ask('/assets/a-1.js', { mode: 'cors', destination: 'script' }), origin)).toBe('file');
});

it.each([
  ['a call', ask('/event/v1/user/info', { mode: 'cors', destination: '' })],
  ["the QA page's", ask('/host/')],
  ['what operators read', ask('/metrics')],
  ['another page in a frame', ask('/home', { destination: 'iframe' as RequestDestination })],
  ['a file beside the page', ask('/robots.txt')],
  ['somebody else', ask('https://cdn.example/assets/a.png', { mode: 'no-cors', destination: 'image' })],
  ['a message', ask('/home', { method: 'POST' })],
])('%s is left alone', (_, request) => {
  expect(requestKind(request, origin)).toBe('other');
});
