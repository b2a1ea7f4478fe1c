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
          (await dispatch(openDialog('wallet.notEnough', { missing, amount: formatMoney(amount, market) }))) ===
          'primary'
        )
          navigation.go('/home');
        return;
      }
      case 'needAccount': {
        if ((await dispatch(openDialog('wallet.needAccount'))) === 'primary') navigation.go('/account');
        return;
      }
      case 'period':
        return void (await dispatch(
          openDialog('wallet.period', { from: clockText(withdrawHoursOf(locale)?.from ?? 0) }),
        ));
      case 'notAllowed':
        return void (await dispatch(openDialog('wallet.notAllowed')));
      case 'gap':
        return void (await dispatch(openDialog('wallet.gap')));
      case 'inProgress':
        return dispatch(showToast('wallet.withdrawInProgress'));
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
        return void (await dispatch(openDialog('wallet.onceDaily')));
      case withdrawInfos.notEnough:
        return lead(dispatch(openDialog('wallet.goEarn')), '/home');
      case withdrawInfos.needLucky:
        return lead(dispatch(openDialog('wallet.needLucky')), luckyAnchor);
      case withdrawInfos.needMembers:
        return lead(dispatch(openDialog('wallet.needMembers')), '/team');
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
        return void (await dispatch(openDialog('login.duplicateUser')));
      case withdrawInfos.badAmount: {
        // The amounts are others by now: they are there when the dialog is put away.
        void dispatch(walletApi.endpoints.getWithdrawOptions.initiate({}, { subscribe: false, forceRefetch: true }));
        return void (await dispatch(openDialog('wallet.withdrawFailed')));
      }
      default:
        return void (await dispatch(openDialog('wallet.withdrawFailed')));
    }
  };
