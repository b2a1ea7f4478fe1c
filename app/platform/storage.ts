import type { KeyValueStore } from './services';

/**
 * A key-value store over local or session storage that never throws: a web view may have none,
 * refuse it, or have it full. Reading then gives nothing and writing says false.
 * @param open gives the storage; it may throw
 */
export function safeStorage(open: () => Storage | null | undefined): KeyValueStore {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open();
      return storage ? act(storage) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }) ?? false,
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
