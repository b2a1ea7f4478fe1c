import { isActive } from '@tally/contract/people/active';
import type { KeyValueStore } from '../platform/services';
import { openWithToken, sealWithToken } from '../platform/storage/tokenSeal';
import { timeSince, type LastBalance, type LastHome, type Opened } from './lastNumbers';
import { forgetLastHome, lastHomeKey } from './persistedSession';

// Separate from `lastNumbers.ts`, which computes what the numbers mean today: home needs that module before the cipher
// is loaded.

// Places of the parts in the stored text: they are encrypted apart, and separated by a space.
const homePart = 0;
const balancePart = 1;

/** Stores a person's numbers on the phone, encrypted with their token, which is in no storage in clear text. */
export function keepLastHome(storage: KeyValueStore, token: string, home: LastHome): void {
  const { at, phoneAt, offset, user, tasks = [] } = home;
  const { status, info, coin, cash, coinRate } = user;
  const balance: LastBalance = {
    at,
    ...(phoneAt !== undefined && { phoneAt }),
    offset,
    user: { status, info, coin, cash, coinRate },
    finished: tasks.filter(({ count, maxCount }) => count >= maxCount).map(({ taskType }) => taskType),
  };
  const sealed = [sealWithToken(token, home), sealWithToken(token, balance)].join(' ');
  // When they cannot be stored, older ones are removed as well.
  if (!storage.set(lastHomeKey, sealed)) forgetLastHome(storage);
}

/**
 * A part of what the last visit stored, if it belongs to this person; another person's numbers are deleted.
 * @param phoneNow the phone's clock, ms since the epoch
 */
function lastPart<T extends LastBalance | LastHome>(
  part: number,
  storage: KeyValueStore,
  token: string | undefined,
  phoneNow: number,
): Opened<T> | undefined {
  const sealed = storage.get(lastHomeKey);
  if (!sealed) return undefined;
  // Only the holder of the token can decrypt them.
  const stored = token && (openWithToken(token, sealed.split(' ')[part] ?? '') as T | undefined);
  if (stored && isActive(stored.user)) return { ...stored, ms: timeSince(stored, phoneNow) };
  forgetLastHome(storage);
  return undefined;
}

type Open<T> = (storage: KeyValueStore, token: string | undefined, phoneNow: number) => Opened<T> | undefined;

/** The stored numbers that the first frame shows: a fifth of all, because each byte takes its time before that frame. */
export const lastBalance: Open<LastBalance> = (...from) => lastPart(balancePart, ...from);
/** All stored numbers. */
export const lastHome: Open<LastHome> = (...from) => lastPart(homePart, ...from);
