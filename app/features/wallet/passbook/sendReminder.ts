import { reminderInfos } from '@tally/contract/wallet/withdraw';
import { tokenHash } from '../../../bridge/tokenHash';
import { showUnreachable, showToast } from '../../../overlays/showToast';
import type { ToastKind } from '../../../overlays/chunks/overlayParams';
import type { AppThunk } from '../../../state/appStore';
import { persistReminder } from './reminder';
import { walletApi } from '../walletApi';

const refusals: Partial<Record<string, ToastKind & `wallet.reminder${string}`>> = {
  [reminderInfos.already]: 'wallet.reminderAlready',
  [reminderInfos.early]: 'wallet.reminderEarly',
  [reminderInfos.nothing]: 'wallet.reminderNothing',
};

/**
 * Sends a reminder about the withdrawal in progress (PASSBOOK-4, API-21). A toast shows the outcome; a reminder that
 * the server has counted today is stored.
 */
export const sendReminder =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { services, clock, vault }) => {
    const request = dispatch(walletApi.endpoints.postReminder.initiate({}));
    const { data } = await request;
    request.reset();
    if (!data) return dispatch(showUnreachable());
    const counted = data.status === 1;
    if (counted || data.info === reminderInfos.already)
      persistReminder(services.storage, tokenHash(vault.get() ?? ''), clock.now());
    dispatch(showToast(counted ? 'wallet.reminderSent' : (refusals[data.info] ?? 'network.unknownError')));
  };
