import { useEffect } from 'react';
import type { WithdrawOption } from '@tally/contract/wallet';
import { entryTip, tipKeys } from '../../features/wallet/entryTip';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useAppContext } from '../../platform/appContext';
import { luckyAnchor } from '../../navigation/luckyAnchor';
import { openDialog } from '../../overlays/openDialog';

/** Shows the tip that is due on entry, once, and leads where it points. */
export function useEntryTips(
  accountStatus: number | undefined,
  options: readonly WithdrawOption[] | undefined,
  showLucky: boolean,
): void {
  const dispatch = useAppDispatch();
  const { services, navigation } = useAppContext();
  useEffect(() => {
    if (accountStatus === undefined || options === undefined) return;
    const tip = entryTip(services.storage, { accountStatus, options, showLucky });
    if (!tip) return;
    services.storage.set(tipKeys[tip], '1');
    void dispatch(openDialog(tip)).then(
      (answer) => answer === 'primary' && navigation.go(tip === 'account.guide' ? '/account' : luckyAnchor),
    );
  }, [dispatch, services, navigation, accountStatus, options, showLucky]);
}
