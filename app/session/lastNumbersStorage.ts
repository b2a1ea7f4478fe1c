import { isActive } from '@tally/contract/active';
import type { KeyValueStore } from '../platform/services';
import { openWithToken, sealWithToken } from '../platform/tokenSeal';
import { timeSince, type LastHome, type OpenedHome } from './lastNumbers';
import { forgetLastHome, lastHomeKey } from './persistedSession';

// Separate from `lastNumbers.ts`, which computes what the numbers mean today: home needs that module before the cipher
// is loaded.

/** Stores a person's numbers on the phone, encrypted with their token, which is in no storage in clear text. */
export function keepLastHome(storage: KeyValueStore, token: string, home: LastHome): void {
  // When they cannot be stored, older ones are removed as well.
  if (!storage.set(lastHomeKey, sealWithToken(token, home))) forgetLastHome(storage);
}

/**
 * The numbers stored by the last visit, if they belong to this person; another person's are deleted.
 * @param phoneNow the phone's clock, ms since the epoch
 */
export function lastHome(storage: KeyValueStore, token: string | undefined, phoneNow: number): OpenedHome | undefined {
  const sealed = storage.get(lastHomeKey);
  if (!sealed) return undefined;
  // Only the holder of the token can decrypt them.
  const stored = token && (openWithToken(token, sealed) as LastHome | undefined);
  if (stored && isActive(stored.user)) return { ...stored, ms: timeSince(stored, phoneNow) };
  forgetLastHome(storage);
  return undefined;
}
