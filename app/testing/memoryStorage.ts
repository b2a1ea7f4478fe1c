import type { KeyValueStore } from '../platform/services';

/** A store that lasts as long as the test. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const kept = new Map(Object.entries(initial));
  return {
    get: (key) => kept.get(key),
    set: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
  };
}
