import { withdrawInfos } from '@tally/contract/withdraw';
import { clockText, withdrawHoursOf } from '@tally/contract/rules/openHours';
import { formatMoney } from '@tally/locales/format';
import { luckyAnchor } from '../../navigation/luckyAnchor';
import { openDialog, showToast } from '../../overlays/openDialog';
import type { AppThunk } from '../../store';
import { selectMoney } from './selectMoney';
import { walletApi } from './walletApi';
import { missingOf, type WithdrawStop } from './withdrawCheck';

/** Each refusal says why and offers one way on (WITHDRAW-25). */
export const showWithdrawStop =
  (stop: WithdrawStop, amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const { wallet, market, locale } = selectMoney(getState());
    switch (stop) {
      case 'notEnough': {
        const missing = formatMoney(missingOf(amount, wallet?.balance ?? 0), market);
        if (
          (await dispatch(openDialog('withdrawNotEnough', { missing, amount: formatMoney(amount, market) }))) ===
          'primary'
        )
          navigation.go('/home');
        return;
      }
      case 'needAccount': {
        if ((await dispatch(openDialog('withdrawNeedAccount'))) === 'primary') navigation.go('/account');
        return;
      }
      case 'period':
        return void (await dispatch(
          openDialog('withdrawPeriod', { from: clockText(withdrawHoursOf(locale)?.from ?? 0) }),
        ));
      case 'notAllowed':
        return void (await dispatch(openDialog('withdrawNotAllowed')));
      case 'gap':
        return void (await dispatch(openDialog('withdrawGap')));
      case 'inProgress':
        return dispatch(showToast('withdrawInProgress'));
    }
  };

/** What the server's reason leads to (WITHDRAW-13 to WITHDRAW-17). Nothing was debited. */
export const showWithdrawRefusal =
  (info: string, amount: number): AppThunk<Promise<void>> =>
  async (dispatch, _, { navigation }) => {
    const lead = async (answer: Promise<string>, path: string) =>
      void ((await answer) === 'primary' && navigation.go(path));
    switch (info) {
      case withdrawInfos.onceDaily:
        return void (await dispatch(openDialog('withdrawOnceDaily')));
      case withdrawInfos.notEnough:
        return lead(dispatch(openDialog('withdrawGoEarn')), '/home');
      case withdrawInfos.needLucky:
        return lead(dispatch(openDialog('withdrawNeedLucky')), luckyAnchor);
      case withdrawInfos.needMembers:
        return lead(dispatch(openDialog('withdrawNeedMembers')), '/team');
      case withdrawInfos.needAccount:
        return dispatch(showWithdrawStop('needAccount', amount));
      case withdrawInfos.period:
        return dispatch(showWithdrawStop('period', amount));
      case withdrawInfos.notAllowed:
        return dispatch(showWithdrawStop('notAllowed', amount));
      case withdrawInfos.gap:
        return dispatch(showWithdrawStop('gap', amount));
      case withdrawInfos.inProgress:
        return dispatch(showWithdrawStop('inProgress', amount));
      case withdrawInfos.dupUser:
        return void (await dispatch(openDialog('duplicateUser')));
      case withdrawInfos.badAmount: {
        // The amounts are others by now: they are there when the dialog is put away.
        void dispatch(walletApi.endpoints.getWithdrawOptions.initiate({}, { subscribe: false, forceRefetch: true }));
        return void (await dispatch(openDialog('withdrawFailed')));
      }
      default:
        return void (await dispatch(openDialog('withdrawFailed')));
    }
  };
