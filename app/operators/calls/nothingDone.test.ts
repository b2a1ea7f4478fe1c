import { expect, it } from 'vitest';
import { nothingDoneBy } from './nothingDone';

it.each([
  [
    { kind: 'envelope', code: 401, msg: '' },
    { reason: 'key', code: 401 },
  ],
  [
    { kind: 'envelope', code: 503, msg: 'NO ROOM' },
    { reason: 'closing', code: 503 },
  ],
  [
    { kind: 'envelope', code: 409, msg: '' },
    { reason: 'refused', code: 409 },
  ],
  [
    { kind: 'http', status: 429 },
    { reason: 'busy', code: 429 },
  ],
  [
    { kind: 'http', status: 413 },
    { reason: 'large', code: 413 },
  ],
  // Nobody knows what a crash, a proxy or a lost answer left.
  [{ kind: 'envelope', code: 500, msg: '' }, undefined],
  [{ kind: 'http', status: 502 }, undefined],
  [{ kind: 'malformed' }, undefined],
  [{ kind: 'timeout' }, undefined],
  [{ kind: 'offline' }, undefined],
  [undefined, undefined],
])('an error says whether nothing was done, and why (OPS-6): %j', (error, said) => {
  expect(nothingDoneBy(error)).toEqual(said);
});
