import type { KeyValueStore } from '../../platform/services';

/**
 * Session-storage key of the number of lucky tasks requested in this visit. Kept until the web view closes, so that a
 * reload does not start a new visit.
 */
const appliesKey = 'luckyApplies';

export function appliesThisVisit(storage: Pick<KeyValueStore, 'get'>): number {
  const count = Number(storage.get(appliesKey) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

export const countApply = (storage: Pick<KeyValueStore, 'get' | 'set'>): void =>
  void storage.set(appliesKey, String(appliesThisVisit(storage) + 1));
