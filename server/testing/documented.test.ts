// @vitest-environment node
import { apiBase } from '@tally/contract/api/endpoint';
import { codes, failure, ok } from '@tally/contract/api/envelope';
import { describe, expect, it } from 'vitest';
import { documentedFetch } from './documented';

const asked = (path: string, answer: unknown, { method = 'POST', status = 200 } = {}) =>
  documentedFetch(() => Promise.resolve(Response.json(answer, { status })), path, { method });
const refused = (info: string) => ok({ status: 2, info });

describe('an answer that the document of the API does not name fails a test', () => {
  it.each([
    [
      'a word of another call',
      `${apiBase}/wallet/dunning`,
      refused('NOT ENOUGH'),
      {},
      'postReminder can answer info NOT ENOUGH',
    ],
    [
      'a word in a list',
      `${apiBase}/wallet/withdraw-options/`,
      ok([{ amount: 100, info: 'GAP' }]),
      { method: 'GET' },
      'getWithdrawOptions can answer info GAP',
    ],
    ['a word of a call without any', `${apiBase}/wallet/`, ok({ info: 'FROZEN' }), { method: 'GET' }, 'info FROZEN'],
    ['a code that is not of the call', `${apiBase}/wallet/dunning`, failure(codes.keyReused, ''), {}, 'code 409'],
    ['a status', `${apiBase}/wallet/dunning`, failure(codes.keyReused, ''), { status: 409 }, 'HTTP status 409'],
    ['an error', '/rounds', { error: 'BAD NUMBER' }, { status: 400 }, '/rounds can answer error BAD NUMBER'],
    ['a word of a round', '/rounds', { status: 2, coin: 0, cash: 0, info: 'NEED DRAW' }, {}, 'info NEED DRAW'],
  ])('%s', async (_, path, answer, how, words) => {
    await expect(asked(path, answer, how)).rejects.toThrow(words);
  });

  it.each([
    ['a word of the call', `${apiBase}/wallet/dunning`, refused('TOO EARLY'), {}],
    ['a slash at the end', `${apiBase}/wallet/dunning/`, refused('TOO EARLY'), {}],
    ['no word', `${apiBase}/wallet/dunning`, ok({ status: 1, info: '' }), {}],
    ['a code of the call', `${apiBase}/wallet/dunning`, failure(codes.needLogin, ''), {}],
    ['too many requests', `${apiBase}/wallet/dunning`, failure(codes.tooMany, ''), { status: 429 }],
    ['an error of the call', '/numbers', { error: 'BAD NUMBER' }, { status: 400 }],
    ['a path of no call', '/healthz', { info: 'FINE' }, { method: 'GET' }],
  ])('but not %s', async (_, path, answer, how) => {
    expect(await (await asked(path, answer, how)).json()).toEqual(answer);
  });
});
