import type { KeyValueStore } from '../platform/services';

const marksIn = (storage: KeyValueStore, key: string): readonly string[] => storage.get(key)?.split(' ') ?? [];

/** Whether something was seen on this phone, by its mark (without spaces). */
export const isSeen = (storage: KeyValueStore, key: string, mark: string): boolean =>
  marksIn(storage, key).includes(mark);

/** Remembers that something was seen: the latest `max` of it, because people take turns on a phone. */
export function markSeen(storage: KeyValueStore, key: string, marks: readonly string[], max: number): void {
  const seen = new Set([...marks, ...marksIn(storage, key)]);
  storage.set(key, [...seen].slice(0, max).join(' '));
}
