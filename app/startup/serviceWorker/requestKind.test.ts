import { expect, it } from 'vitest';
import { requestKind } from './requestKind';

const origin = 'https://app.example';
const requestFor = (path: string, more: Partial<Pick<Request, 'method' | 'mode' | 'destination'>> = {}) => ({
  method: 'GET',
  mode: 'navigate' as const,
  destination: 'document' as const,
  url: new URL(path, origin).href,
  ...more,
});

it.each(['/', '/home?token=x', '/team', '/ref/ABC234', '/privacy-policy/com.tally.id'])('%s opens the page', (path) => {
  expect(requestKind(requestFor(path), origin)).toBe('page');
});

it('a file whose name says its content is one of ours', () => {
  expect(requestKind(requestFor('/assets/a-1.js', { mode: 'cors', destination: 'script' }), origin)).toBe('file');
});

it.each([
  ['a call', requestFor('/event/v1/user/info', { mode: 'cors', destination: '' })],
  ["the QA page's", requestFor('/host/')],
  ['what operators read', requestFor('/metrics')],
  ['another page in a frame', requestFor('/home', { destination: 'iframe' as RequestDestination })],
  ['a file beside the page', requestFor('/robots.txt')],
  ['somebody else', requestFor('https://cdn.example/assets/a.png', { mode: 'no-cors', destination: 'image' })],
  ['a message', requestFor('/home', { method: 'POST' })],
])('%s is left alone', (_, request) => {
  expect(requestKind(request, origin)).toBe('other');
});
