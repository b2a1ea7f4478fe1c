import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage';
import { requestedFile, forgetRequestedFile, storeRequestedFile, sameFileMs } from './requestedFile';

const asked = { request: '0123456789', format: 'csv', user: 'ana', at: 10_000_000 } as const;

it('the same person can ask again for a requested file, for an hour (OWN-2)', () => {
  const storage = memoryStorage();
  storeRequestedFile(storage, asked);
  expect(requestedFile(storage, 'ana', asked.at + sameFileMs - 1)).toEqual(asked);
  expect(requestedFile(storage, 'ana', asked.at + sameFileMs)).toBeUndefined();
  expect(requestedFile(storage, 'bea', asked.at)).toBeUndefined();
  forgetRequestedFile(storage);
  expect(requestedFile(storage, 'ana', asked.at)).toBeUndefined();
});

it.each(['{', 'null', '[]', '{"request":"0123456789"}', '{"request":"0123456789","format":"pdf","user":"ana","at":0}'])(
  'the search for a requested file passes over %s',
  (stored) => {
    const storage = memoryStorage();
    storage.set('askedFile', stored);
    expect(requestedFile(storage, 'ana', 0)).toBeUndefined();
  },
);
