import type { KeyValueStore } from '../../platform/services';
import { accountStatus as statuses } from '@tally/contract/account';
import { withdrawInfos, type WithdrawOption } from '@tally/contract/withdraw';

/** Local-storage flags of the tips (kinds of dialog) that the withdraw screen shows once (PERSON-13). */
export const tipKeys = { 'account.guide': 'doneAccountGuide', 'wallet.tipLucky': 'ltWithdrawTip' } as const;

/**
 * The tip that is shown on entry of the withdraw screen, each once: how to add an account while there is none, then that a lucky
 * task helps where an amount needs one and such tasks are shown.
 */
export function entryTip(
  storage: Pick<KeyValueStore, 'get'>,
  {
    accountStatus,
    options,
    showLucky,
  }: { accountStatus: number; options: readonly WithdrawOption[]; showLucky: boolean },
): keyof typeof tipKeys | undefined {
  const fresh = (tip: keyof typeof tipKeys) => storage.get(tipKeys[tip]) === undefined;
  if (accountStatus === statuses.none) return fresh('account.guide') ? 'account.guide' : undefined;
  return showLucky && options.some(({ info }) => info === withdrawInfos.needLucky) && fresh('wallet.tipLucky')
    ? 'wallet.tipLucky'
    : undefined;
}
