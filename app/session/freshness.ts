import type { TextKey } from '@tally/locales/text';

/**
 * How far the amounts on a screen can be relied on: `stale` are the last known ones after a failure, `failed` means
 * that there are none.
 */
export type Freshness = 'loading' | 'ready' | 'offline' | 'stale' | 'failed';

interface Numbers {
  /** Whether there are amounts to show. */
  known: boolean;
  /** Whether the last request for the amounts failed. */
  failed: boolean;
  /** Whether the browser reports a network connection. */
  online: boolean;
  /** The known amounts are those of the last visit, and newer ones are being fetched. */
  renewing?: boolean;
}

/**
 * State of the amounts. `offline` only without a network connection: a failure of the server must not be blamed on the
 * person's connection.
 */
export function freshnessOf({ known, failed, online, renewing }: Numbers): Freshness {
  if (!online) return 'offline';
  if (failed) return known ? 'stale' : 'failed';
  return known && !renewing ? 'ready' : 'loading';
}

/**
 * The note beside the amounts (MONEY-9: "the last known value stays, marked", or a dash).
 * @param known whether an amount is shown: a dash is not called the last known value
 * @param clockWrong the phone's clock is wrong, and no response has come in spite of it (DIALOG-8)
 */
export const freshnessNote = (
  state: Freshness,
  known: boolean,
  clockWrong: boolean,
): Extract<TextKey<'home'>, `network.${'offline' | 'offline_none' | 'stale' | 'clock'}`> | undefined =>
  state === 'offline'
    ? known
      ? 'network.offline'
      : 'network.offline_none'
    : state === 'stale' || state === 'failed'
      ? clockWrong
        ? 'network.clock'
        : 'network.stale'
      : undefined;
