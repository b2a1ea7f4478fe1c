import type { KeyValueStore } from '../../../platform/services';
import { accountStatus as statuses } from '@tally/contract/wallet/account';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';

/** Local-storage flags of the tips (kinds of dialog) that the withdraw screen shows once (PERSON-13). */
export const tipKeys = { 'account.guide': 'doneAccountGuide', 'wallet.tipLucky': 'ltWithdrawTip' } as const;

/**
 * The tip to show on entry of the withdraw screen, each once: how to add an account while there is none; then that a
 * lucky task is needed, if an amount requires one and a lucky task is a faster way to cash at this moment.
 */
export function entryTip(
  storage: Pick<KeyValueStore, 'get'>,
  {
    accountStatus,
    options,
    luckyIsFaster,
  }: { accountStatus: number; options: readonly WithdrawOption[]; luckyIsFaster: boolean },
): keyof typeof tipKeys | undefined {
  const fresh = (tip: keyof typeof tipKeys) => storage.get(tipKeys[tip]) === undefined;
  if (accountStatus === statuses.none) return fresh('account.guide') ? 'account.guide' : undefined;
  return luckyIsFaster && options.some(({ info }) => info === withdrawInfos.needLucky) && fresh('wallet.tipLucky')
    ? 'wallet.tipLucky'
    : undefined;
}
