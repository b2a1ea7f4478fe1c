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
  /** The same moment by the phone's own clock, which may be wrong (TIME-2): only what has passed since is asked of it. */
  phoneAt?: number;
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
export const isLastHomeOf = (stored: LastHome, token: string | undefined): boolean =>
  token !== undefined && stored.who === tokenHash(token) && isActive(stored.user);

/** Yesterday's counts of tasks say nothing today (TASK-25): of another day only the person's numbers are left. */
export const lastHomeToday = (stored: LastHome, market: Market, now: number): LastHome =>
  localTime(stored.at, market).day === localTime(now, market).day ? stored : { ...stored, tasks: undefined };

/** When the numbers were true, by the market's clock: `20:07` today, `05/03 20:07` before. */
export function momentOf({ at }: Pick<LastHome, 'at'>, market: Market, now: number): string {
  const { day, minutes } = localTime(at, market);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const date = `${two(day % 100)}/${two((day / 100) % 100)} `;
  return `${day === localTime(now, market).day ? '' : date}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** The server's time at the next visit, as far as the phone can tell. @param phoneNow the phone's clock, ms since the epoch */
export const timeSince = ({ at, phoneAt = at }: Pick<LastHome, 'at' | 'phoneAt'>, phoneNow: number): number =>
  at + Math.max(0, phoneNow - phoneAt);

/** What home shows of the last visit. */
export interface LastNumbers extends Pick<LastHome, 'user' | 'tasks'> {
  /** When they were true, by the market's clock. */
  knownAt: string;
}

/**
 * The numbers of the last visit, only for the person whose they are; those of anybody else are thrown away.
 * @param phoneNow the phone's clock, ms since the epoch
 */
export async function lastHome(
  storage: KeyValueStore,
  token: string | undefined,
  { market, phoneNow }: { market: Market; phoneNow: number },
): Promise<LastNumbers | undefined> {
  const stored = await openSealed<LastHome>(storage, key);
  if (!stored) return undefined;
  if (isLastHomeOf(stored, token)) {
    const now = timeSince(stored, phoneNow);
    const { user, tasks } = lastHomeToday(stored, market, now);
    return { user, tasks, knownAt: momentOf(stored, market, now) };
  }
  forgetLastHome(storage);
  return undefined;
}
