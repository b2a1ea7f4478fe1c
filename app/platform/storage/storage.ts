import type { KeyValueStore } from '../services';

/**
 * A key-value store over local or session storage that never throws: in a web view the storage may be missing,
 * forbidden or full. Reading then returns undefined and writing returns false.
 * @param open returns the storage; it may throw
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
