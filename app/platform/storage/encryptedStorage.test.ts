import { createFakeClock } from '@tally/ui/testing/fakeClock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flushTasks } from '../../testing/flushTasks';
import { memoryStorage } from '../../testing/memoryStorage';
import { createEncryptedStorage } from './encryptedStorage';

afterEach(() => vi.unstubAllGlobals());

/** Waits for a promise while the browser does not answer; says whether it was ended after these ms. */
async function endedAfter(ms: number, clock: { advance(ms: number): void }, work: Promise<unknown>) {
  let ended = false;
  void work.then(() => (ended = true));
  await flushTasks();
  clock.advance(ms);
  await flushTasks();
  return ended;
}

describe('a browser whose storage never answers (ENTRY-19)', () => {
  const silent = { open: () => ({}) };

  it('a storage that never answers is waited for 1.5 s, then the start goes on without it; what is kept stays', async () => {
    vi.stubGlobal('indexedDB', silent);
    const storage = memoryStorage({ sealed: 'AAAA.AAAA' });
    const clock = createFakeClock();
    const load = createEncryptedStorage(storage, clock).load();
    expect(await endedAfter(1499, clock, load)).toBe(false);
    expect(await endedAfter(1, clock, load)).toBe(true);
    expect([await load, storage.get('sealed')]).toEqual([{}, 'AAAA.AAAA']);
  });

  it('a storage that never answers keeps nothing, above all not the person before (PERSON-15)', async () => {
    vi.stubGlobal('indexedDB', silent);
    const storage = memoryStorage({ sealed: 'AAAA.AAAA' });
    void createEncryptedStorage(storage, createFakeClock()).save({ token: 'b' });
    await flushTasks();
    expect(storage.get('sealed')).toBeUndefined();
  });

  it('a start waits for nothing where nothing was kept', async () => {
    vi.stubGlobal('indexedDB', silent);
    expect(await createEncryptedStorage(memoryStorage(), createFakeClock()).load()).toEqual({});
  });
});

/** One phone's IndexedDB, as far as keys need it: each request is answered in a task of its own. */
function createKeyDatabase() {
  const stored = new Map<string, unknown>();
  const answer = (work: () => unknown) => {
    const request: Record<string, unknown> = {};
    const call = (name: string) => (request[name] as (() => void) | undefined)?.();
    setImmediate(() => {
      try {
        request['result'] = work();
        call('onsuccess');
      } catch (error) {
        request['error'] = error;
        call('onerror');
      }
    });
    return request;
  };
  const objectStore = () => ({
    get: (key: string) => answer(() => stored.get(key)),
    add: (value: unknown, key: string) =>
      answer(() => {
        if (stored.has(key)) throw new DOMException('There is one.', 'ConstraintError');
        stored.set(key, value);
      }),
  });
  return { open: () => answer(() => ({ transaction: () => ({ objectStore }) })) };
}

it('two pages that start together seal with one key: both are still logged in after a reload (ENTRY-20)', async () => {
  vi.stubGlobal('indexedDB', createKeyDatabase());
  const pages = ['a', 'b'].map((token) => ({ token, storage: memoryStorage() }));
  await Promise.all(pages.map(({ token, storage }) => createEncryptedStorage(storage).save({ token })));
  const loaded = await Promise.all(pages.map(({ storage }) => createEncryptedStorage(storage).load()));
  expect(loaded).toEqual([{ token: 'a' }, { token: 'b' }]);
});

it('the last of two saves stays, whichever is sealed first', async () => {
  vi.stubGlobal('indexedDB', createKeyDatabase());
  const storage = memoryStorage();
  const keeper = createEncryptedStorage(storage);
  await Promise.all([keeper.save({ token: 'a' }), keeper.save({ token: 'b' })]);
  expect(await keeper.load()).toEqual({ token: 'b' });
});
