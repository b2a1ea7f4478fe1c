import { isActive } from '@tally/contract/active';
import type { KeyValueStore } from '../platform/services';
import { openWithToken, sealWithToken } from '../platform/tokenSeal';
import { timeSince, type LastHome, type OpenedHome } from './lastNumbers';
import { forgetLastHome, lastHomeKey } from './persistedSession';

// Apart from `lastNumbers.ts`, what the numbers mean today: home reads that before the cipher is there.

/** Keeps a person's numbers on the phone, sealed with their token, which stands in no storage in the clear. */
export function keepLastHome(storage: KeyValueStore, token: string, home: LastHome): void {
  // Where they cannot be stored, older ones do not stay either.
  if (!storage.set(lastHomeKey, sealWithToken(token, home))) forgetLastHome(storage);
}

/**
 * What the last visit stored, only for the person whose it is; that of anybody else is thrown away.
 * @param phoneNow the phone's clock, ms since the epoch
 */
export function lastHome(storage: KeyValueStore, token: string | undefined, phoneNow: number): OpenedHome | undefined {
  const sealed = storage.get(lastHomeKey);
  if (!sealed) return undefined;
  // Only who has the token can open them.
  const stored = token && (openWithToken(token, sealed) as LastHome | undefined);
  if (stored && isActive(stored.user)) return { ...stored, ms: timeSince(stored, phoneNow) };
  forgetLastHome(storage);
  return undefined;
}
