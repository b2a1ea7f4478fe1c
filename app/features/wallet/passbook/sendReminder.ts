import { arrivesBy } from '@tally/contract/rules/arrival';
import { passbookStatus, reminderInfos, type PassbookEntry } from '@tally/contract/wallet/withdraw';
import { formatMoment } from '@tally/locales/formatMoment';
import { tokenHash } from '../../../bridge/tokenHash';
import { showUnreachable, showToast } from '../../../overlays/showToast';
import type { AppThunk } from '../../../state/appStore';
import { persistReminder } from './reminder';
import { selectMoney } from '../selectMoney';
import { walletApi } from '../walletApi';

/** Fetches the list again: what offered the reminder is out of date. */
const requestPassbook = (): AppThunk<Promise<readonly PassbookEntry[]>> => async (dispatch) => {
  const { getPassbook } = walletApi.endpoints;
  const { data = [] } = await dispatch(getPassbook.initiate({}, { subscribe: false, forceRefetch: true }));
  return data;
};

/** Says until when to wait. Where the time is over by the page's clock, the server's is a few seconds behind. */
const showEarly =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    const entries = await dispatch(requestPassbook());
    const { market, locale } = selectMoney(getState());
    const by = Math.min(
      ...entries
        .filter(({ status }) => status === passbookStatus.pending)
        .map((entry) => arrivesBy(entry, market))
        .filter((ms) => ms > clock.now()),
    );
    dispatch(
      Number.isFinite(by)
        ? showToast('wallet.reminderEarly', { by: formatMoment(by, market, locale) })
        : showToast('tasks.tryLater'),
    );
  };

/** Says that nothing is on its way any more, once the list shows it. */
const showNothing = (): AppThunk<Promise<void>> => async (dispatch) => {
  await dispatch(requestPassbook());
  dispatch(showToast('wallet.reminderNothing'));
};

/** Says why the server did not take a reminder. */
const showRefusal =
  (info: string): AppThunk<void | Promise<void>> =>
  (dispatch) => {
    if (info === reminderInfos.early) return dispatch(showEarly());
    if (info === reminderInfos.nothing) return dispatch(showNothing());
    return dispatch(showToast(info === reminderInfos.already ? 'wallet.reminderAlready' : 'network.unknownError'));
  };

/**
 * Sends a reminder about the withdrawal in progress (PASSBOOK-4, API-21). A toast shows the outcome; a reminder that
 * the server has counted today is stored.
 */
export const sendReminder =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { services, clock, vault }) => {
    const request = dispatch(walletApi.endpoints.postReminder.initiate({}));
    const { data, error } = await request;
    request.reset();
    if (!data) return dispatch(showUnreachable(error));
    const counted = data.status === 1;
    if (counted || data.info === reminderInfos.already)
      persistReminder(services.storage, tokenHash(vault.get() ?? ''), clock.now());
    return dispatch(counted ? showToast('wallet.reminderSent') : showRefusal(data.info));
  };
