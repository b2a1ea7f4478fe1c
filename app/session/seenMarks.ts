import type { KeyValueStore } from '../platform/services';

/** The marks in what `markSeen` has stored. */
export const marksIn = (stored: string | undefined): readonly string[] => stored?.split(' ') ?? [];

/** Whether something was seen on this phone, by its mark (without spaces). */
export const isSeen = (storage: KeyValueStore, key: string, mark: string): boolean =>
  marksIn(storage.get(key)).includes(mark);

/** Remembers that something was seen: the latest `max` of it, because people take turns on a phone. */
export function markSeen(storage: KeyValueStore, key: string, marks: readonly string[], max: number): void {
  const seen = new Set([...marks, ...marksIn(storage.get(key))]);
  storage.set(key, [...seen].slice(0, max).join(' '));
}
