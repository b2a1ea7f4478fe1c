import { withdrawInfos } from '@tally/contract/wallet';
import { withdrawHoursOf } from '@tally/contract/withdrawTimes';
import { formatMoney } from '@tally/locales/format';
import { luckyPlace } from '../../luckyPlace';
import { askDialog, showToast } from '../../overlays/ask';
import type { AppThunk } from '../../store';
import { knownMoney } from './knownMoney';
import { clockText } from './openHours';
import { walletApi } from './walletApi';
import { missingOf, type WithdrawStop } from './withdrawCheck';

/** Each refusal says why and offers one way on (WITHDRAW-25). */
export const tellStop =
  (stop: WithdrawStop, amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { router }) => {
    const { wallet, market, locale } = knownMoney(getState());
    switch (stop) {
      case 'notEnough': {
        const missing = formatMoney(missingOf(amount, wallet?.balance ?? 0), market);
        if (
          (await dispatch(askDialog('withdrawNotEnough', { missing, amount: formatMoney(amount, market) }))) ===
          'primary'
        )
          router.go('/home');
        return;
      }
      case 'needAccount': {
        if ((await dispatch(askDialog('withdrawNeedAccount'))) === 'primary') router.go('/account');
        return;
      }
      case 'period':
        return void (await dispatch(
          askDialog('withdrawPeriod', { from: clockText(withdrawHoursOf(locale)?.from ?? 0) }),
        ));
      case 'notAllowed':
        return void (await dispatch(askDialog('withdrawNotAllowed')));
      case 'gap':
        return void (await dispatch(askDialog('withdrawGap')));
      case 'inProgress':
        return dispatch(showToast('withdrawInProgress'));
    }
  };

/** What the server's reason leads to (WITHDRAW-13 to WITHDRAW-17). Nothing was debited. */
export const tellRefusal =
  (info: string, amount: number): AppThunk<Promise<void>> =>
  async (dispatch, _, { router }) => {
    const lead = async (answer: Promise<string>, path: string) =>
      void ((await answer) === 'primary' && router.go(path));
    switch (info) {
      case withdrawInfos.onceDaily:
        return void (await dispatch(askDialog('withdrawOnceDaily')));
      case withdrawInfos.notEnough:
        return lead(dispatch(askDialog('withdrawGoEarn')), '/home');
      case withdrawInfos.needLucky:
        return lead(dispatch(askDialog('withdrawNeedLucky')), luckyPlace);
      case withdrawInfos.needMembers:
        return lead(dispatch(askDialog('withdrawNeedMembers')), '/team');
      case withdrawInfos.needAccount:
        return dispatch(tellStop('needAccount', amount));
      case withdrawInfos.period:
        return dispatch(tellStop('period', amount));
      case withdrawInfos.notAllowed:
        return dispatch(tellStop('notAllowed', amount));
      case withdrawInfos.gap:
        return dispatch(tellStop('gap', amount));
      case withdrawInfos.inProgress:
        return dispatch(tellStop('inProgress', amount));
      case withdrawInfos.dupUser:
        return void (await dispatch(askDialog('duplicateUser')));
      case withdrawInfos.badAmount: {
        // The amounts are others by now: they are there when the dialog is put away.
        void dispatch(walletApi.endpoints.getWithdrawOptions.initiate({}, { subscribe: false, forceRefetch: true }));
        return void (await dispatch(askDialog('withdrawFailed')));
      }
      default:
        return void (await dispatch(askDialog('withdrawFailed')));
    }
  };
