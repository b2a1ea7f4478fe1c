import { useEffect } from 'react';
import type { WithdrawOption } from '@tally/contract/withdraw';
import { showEntryTip } from '../../features/wallet/showEntryTip';
import { useAppDispatch } from '../../platform/reduxHooks';

/** Shows the tip that is due on entry as soon as account and amounts are known. */
export function useEntryTips(
  accountStatus: number | undefined,
  options: readonly WithdrawOption[] | undefined,
  showLucky: boolean,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (accountStatus !== undefined && options) void dispatch(showEntryTip({ accountStatus, options, showLucky }));
  }, [dispatch, accountStatus, options, showLucky]);
}
