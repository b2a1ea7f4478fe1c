import { isActive } from '@tally/contract/active';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Market } from '@tally/contract/market';
import type { NormalTask } from '@tally/contract/task';
import type { UserInfo } from '@tally/contract/user';
import { tokenHash } from '../bridge/tokenHash';
import { openSealed, seal } from '../platform/encryptedStorage';
import type { KeyValueStore } from '../platform/services';

/** What home showed last, for the first picture of the next visit. */
export interface LastHome {
  /** Digest of the token of the person it is about. */
  who: string;
  /** When the server said so, ms since the epoch. */
  at: number;
  user: UserInfo;
  tasks: readonly NormalTask[] | undefined;
}

const key = 'lastHome';

/** Keeps a person's numbers on the phone, sealed as the token is. */
export const keepLastHome = (storage: KeyValueStore, token: string, home: Omit<LastHome, 'who'>): Promise<void> =>
  seal(storage, key, { ...home, who: tokenHash(token) } satisfies LastHome);

/** Forgets them: nobody is logged in, or the person has gone. */
export const forgetLastHome = (storage: KeyValueStore): void => storage.remove(key);

/** Whether kept numbers may be shown: only to the person whose they are. */
export const isLastHomeOf = (kept: LastHome, token: string | undefined): boolean =>
  token !== undefined && kept.who === tokenHash(token) && isActive(kept.user);

/** Yesterday's counts of tasks say nothing today (TASK-25): of another day only the person's numbers are left. */
export const lastHomeToday = (kept: LastHome, market: Market, now: number): LastHome =>
  localTime(kept.at, market).day === localTime(now, market).day ? kept : { ...kept, tasks: undefined };

/**
 * The numbers of the last visit, only for the person whose they are; those of anybody else are thrown away.
 * @param now ms since the epoch
 */
export async function lastHome(
  storage: KeyValueStore,
  token: string | undefined,
  { market, now }: { market: Market; now: number },
): Promise<LastHome | undefined> {
  const kept = await openSealed<LastHome>(storage, key);
  if (!kept) return undefined;
  if (isLastHomeOf(kept, token)) return lastHomeToday(kept, market, now);
  forgetLastHome(storage);
  return undefined;
}
