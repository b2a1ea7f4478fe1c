import type { TextKey } from '@tally/locales/text';

/** How far the amounts on a screen can be trusted: `stale` are the last known ones after a failure, `failed` means that there are none. */
export type BalanceState = 'loading' | 'ready' | 'offline' | 'stale' | 'failed';

interface Numbers {
  /** There is something to show. */
  known: boolean;
  /** The last request for them went wrong. */
  failed: boolean;
  /** The phone says that it has a network. */
  online: boolean;
  /** What is known is from the last visit, and newer numbers are on their way. */
  renewing?: boolean;
}

/** Only a phone without a network counts as offline: a failure of the server is not blamed on the person's connection. */
export function balanceState({ known, failed, online, renewing }: Numbers): BalanceState {
  if (!online) return 'offline';
  if (failed) return known ? 'stale' : 'failed';
  return known && !renewing ? 'ready' : 'loading';
}

/**
 * The note beside the amounts (MONEY-9: "the last known value stays, marked", or a dash).
 * @param known whether an amount is shown: a dash is not called the last known value
 */
export const balanceNote = (
  state: BalanceState,
  known: boolean,
): Extract<TextKey, 'network.offline' | 'network.offline_none' | 'network.stale'> | undefined =>
  state === 'offline'
    ? known
      ? 'network.offline'
      : 'network.offline_none'
    : state === 'stale' || state === 'failed'
      ? 'network.stale'
      : undefined;
