import type { KeyValueStore } from '../platform/services';

/** An in-memory key-value store. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const entries = new Map(Object.entries(initial));
  return {
    get: (key) => entries.get(key),
    set: (key, value) => entries.set(key, value) !== undefined,
    remove: (key) => void entries.delete(key),
  };
}
