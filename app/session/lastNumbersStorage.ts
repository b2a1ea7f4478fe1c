import { isActive } from '@tally/contract/people/active';
import { tokenHash } from '../bridge/tokenHash';
import type { KeyValueStore } from '../platform/services';
import { timeSince, type LastHome, type OpenedHome } from './lastNumbers';
import { forgetLastHome, lastHomeKey } from './persistedSession';

/** The stored form: the numbers in clear, with their owner's token hash (see tokenHash). */
interface StoredHome {
  owner: string;
  home: LastHome;
}

/** Stores a person's numbers on the phone, without name and picture, which home does not show (PERSON-13). */
export function storeLastHome(storage: KeyValueStore, token: string, { user, ...numbers }: LastHome): void {
  const home = { ...numbers, user: { ...user, name: '', avatar: '' } };
  const stored: StoredHome = { owner: tokenHash(token), home };
  // When they cannot be stored, older ones are removed as well.
  if (!storage.set(lastHomeKey, JSON.stringify(stored))) forgetLastHome(storage);
}

/**
 * An active owner's numbers; undefined for anybody else's, and for text of another form, such as an older version's.
 */
function homeOf(token: string, stored: string): LastHome | undefined {
  try {
    const { owner, home } = JSON.parse(stored) as StoredHome;
    return owner === tokenHash(token) && isActive(home.user) ? home : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the last visit stored, if it belongs to this person; otherwise it is removed (PERSON-13).
 * @param phoneNow the phone's clock, ms since the epoch
 */
export function lastHome(storage: KeyValueStore, token: string | undefined, phoneNow: number): OpenedHome | undefined {
  const stored = storage.get(lastHomeKey);
  if (!stored) return undefined;
  const home = token && homeOf(token, stored);
  if (home) return { ...home, ms: timeSince(home, phoneNow) };
  forgetLastHome(storage);
  return undefined;
}
