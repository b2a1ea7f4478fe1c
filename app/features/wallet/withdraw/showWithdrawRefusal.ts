import type { Market } from '@tally/contract/market/codes';
import { withdrawInfos } from '@tally/contract/wallet/withdrawInfos';
import { withdrawWindowsOf, type Closable } from '@tally/contract/rules/marketRules';
import { withdrawHoursOf } from '@tally/contract/rules/withdrawHours';
import type { WithdrawStop } from '@tally/contract/rules/withdrawStop';
import { formatMoney } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import { walletName } from '@tally/locales/walletName';
import { nextTime } from '../../../components/nextTime';
import { luckyAnchor } from '../../../navigation/homeAnchors';
import { openDialog } from '../../../overlays/openDialog';
import { showToast } from '../../../overlays/showToast';
import { loadMarketRules, selectBack, selectMarketRules } from '../../../session/rules/marketRules';
import type { AppThunk, RootState } from '../../../state/appStore';
import { gapEnd } from './lastWithdrawal';
import { refreshWallet } from '../refreshWallet';
import { selectMoney } from '../selectMoney';
import { selectOffer } from '../selectOffer';
import { walletApi } from '../walletApi';
import { missingOf } from './withdrawAmounts';

const missingText = (amount: number, balance: number, market: Market) => ({
  missing: formatMoney(missingOf(amount, balance), market),
  amount: formatMoney(amount, market),
});

/** What a person's cash pays before anything can be withdrawn. */
const owedOf = (...known: Parameters<typeof selectOffer>): number => selectOffer(...known)?.owed ?? 0;

/** The hour at which withdrawing opens, formatted for the locale. */
function opensAt(state: RootState): string {
  const { market, locale } = selectMoney(state);
  const windows = withdrawWindowsOf(selectMarketRules(state, market));
  return formatHour(withdrawHoursOf(locale, windows)?.from ?? 0, market);
}

/**
 * Says that the market has closed withdrawals, or the person's e-wallet, for now, and leads to what can be done
 * meanwhile (RULES-4). Asks whether it still has.
 */
const showClosed =
  (stop: 'closed' | 'walletClosed'): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation, clock }) => {
    dispatch(loadMarketRules(true));
    const type = selectMoney(getState()).account?.accountType;
    const backOf = (what: Closable) => selectBack(getState(), what, clock.now());
    const answer =
      stop === 'walletClosed' && type
        ? dispatch(openDialog('wallet.walletClosed', { type: walletName(type), back: backOf(type) }))
        : dispatch(openDialog('wallet.closed', { back: backOf('withdrawals') }));
    if ((await answer) === 'primary') navigation.go('/home');
  };

/**
 * Says that five minutes lie between two withdrawals (WITHDRAW-8), and where the day has had its one when the next is
 * possible: waiting five minutes would not be enough.
 */
const showGap = (): AppThunk<Promise<void>> => async (dispatch, getState, context) => {
  const { services, clock, vault } = context;
  const { market } = selectMoney(getState());
  const now = clock.now();
  const next = nextTime(selectOffer(getState(), context)?.from ?? 0, now, market);
  const tomorrow = next?.day === 'tomorrow' ? formatHour(next.minutes, market) : undefined;
  const until = tomorrow ? undefined : gapEnd(services, now, vault.get());
  await dispatch(openDialog('wallet.gap', { until, tomorrow }));
};

/** Shows why a withdrawal is not sent; each dialog gives the reason and offers one action (WITHDRAW-25). */
export const showWithdrawStop =
  (stop: WithdrawStop, amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, context) => {
    const { navigation } = context;
    const { wallet, market } = selectMoney(getState());
    switch (stop) {
      case 'notEnough': {
        const missing = missingText(amount, (wallet?.balance ?? 0) - owedOf(getState(), context), market);
        if ((await dispatch(openDialog('wallet.notEnough', missing))) === 'primary') navigation.go('/home');
        return;
      }
      case 'needAccount': {
        if ((await dispatch(openDialog('wallet.needAccount'))) === 'primary') navigation.go('/account');
        return;
      }
      case 'closed':
      case 'walletClosed':
        return dispatch(showClosed(stop));
      case 'period':
        return void (await dispatch(openDialog('wallet.period', { from: opensAt(getState()) })));
      case 'notAllowed':
        return void (await dispatch(openDialog('wallet.notAllowed')));
      case 'gap':
        return dispatch(showGap());
      case 'inProgress':
        return dispatch(showToast('wallet.withdrawInProgress'));
    }
  };

/**
 * Shows the reason for which the server refused a withdrawal (WITHDRAW-13 to WITHDRAW-17, WITHDRAW-28). Nothing was
 * debited.
 */
export const showWithdrawRefusal =
  (info: string, amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const { options, market } = selectMoney(getState());
    const lead = async (answer: Promise<string>, path: string) =>
      void ((await answer) === 'primary' && navigation.go(path));
    const count = options?.find((option) => option.amount === amount && option.info === info)?.need ?? 0;
    switch (info) {
      case withdrawInfos.onceDaily:
        return void (await dispatch(openDialog('wallet.onceDaily', { from: opensAt(getState()) })));
      case withdrawInfos.notEnough: {
        // The displayed balance differs from the server's.
        await dispatch(refreshWallet());
        const balance = selectMoney(getState()).wallet?.balance ?? amount;
        const missing = balance < amount ? missingText(amount, balance, market) : undefined;
        return lead(dispatch(openDialog('wallet.goEarn', { missing })), '/home');
      }
      case withdrawInfos.needLucky:
        return lead(dispatch(openDialog('wallet.needLucky')), luckyAnchor);
      case withdrawInfos.needMembers:
        return lead(dispatch(openDialog('wallet.needMembers', { count })), '/team');
      case withdrawInfos.needAccount:
        return dispatch(showWithdrawStop('needAccount', amount));
      case withdrawInfos.invalidAccount:
        // The account page offers the form by what it knows of the account.
        dispatch(walletApi.util.invalidateTags(['Account', 'Wallet']));
        return lead(dispatch(openDialog('wallet.invalidAccount')), '/account');
      case withdrawInfos.closed:
        return dispatch(showWithdrawStop('closed', amount));
      case withdrawInfos.walletClosed:
        return dispatch(showWithdrawStop('walletClosed', amount));
      case withdrawInfos.period:
        return dispatch(showWithdrawStop('period', amount));
      case withdrawInfos.notAllowed:
        return dispatch(showWithdrawStop('notAllowed', amount));
      case withdrawInfos.gap:
        return dispatch(showWithdrawStop('gap', amount));
      case withdrawInfos.inProgress:
        return dispatch(showWithdrawStop('inProgress', amount));
      case withdrawInfos.frozen:
        return lead(dispatch(openDialog('wallet.frozen')), '/feedback');
      case withdrawInfos.dupUser:
        return void (await dispatch(openDialog('login.duplicateUser')));
      case withdrawInfos.badAmount: {
        // The amounts have changed on the server: they are fetched while the dialog is open.
        void dispatch(walletApi.endpoints.getWithdrawOptions.initiate({}, { subscribe: false, forceRefetch: true }));
        return void (await dispatch(openDialog('wallet.withdrawFailed', { amount: formatMoney(amount, market) })));
      }
      default:
        return void (await dispatch(openDialog('wallet.withdrawFailed', { amount: formatMoney(amount, market) })));
    }
  };
