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
}

/** Only a phone without a network is called offline; what the server owes is not put down to the person's connection. */
export function balanceState({ known, failed, online }: Numbers): BalanceState {
  if (!online) return 'offline';
  if (failed) return known ? 'stale' : 'failed';
  return known ? 'ready' : 'loading';
}

/**
 * What is said beside the amounts (MONEY-9: "the last known value stays, marked", or a dash).
 * @param known an amount stands there: nobody is told of last data beside dashes
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
