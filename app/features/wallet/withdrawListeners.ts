import { listenOnScreen, type StartScreenListeners } from '../../navigation/screenActions';
import { setBalance } from '../../session/balance';
import { selectUser } from '../../session/selectors';
import type { RootState } from '../../store';
import { showEntryTip } from './showEntryTip';
import { showWalletError } from './showWalletError';
import { walletApi } from './walletApi';

const { getWallet, getWithdrawOptions } = walletApi.endpoints;
const selectWallet = getWallet.select({});
const selectOptions = getWithdrawOptions.select({});

/** What the withdraw screen's tips depend on. */
const tipInputs = (state: RootState) =>
  [selectWallet(state).data, selectOptions(state).data, selectUser(state)?.showLuckyTask ?? false] as const;

/** What follows from the wallet's answers on the withdraw screen. */
export const startWithdrawListeners: StartScreenListeners = (startListening, path) => {
  // Home and income show the same balance. The cache is read, not the answer: after a login of somebody else it is empty.
  startListening({
    matcher: getWallet.matchFulfilled,
    effect: (_, { dispatch, getState }) => {
      const { data } = selectWallet(getState());
      if (data) dispatch(setBalance({ cash: data.balance }));
    },
  });

  // Each failure is shown with its retry (WITHDRAW-18).
  startListening({
    matcher: getWallet.matchRejected,
    effect: async ({ meta }, { dispatch, extra }) => {
      if (!meta.condition && extra.navigation.currentPath() === path) await dispatch(showWalletError());
    },
  });

  // The tip that is due as soon as account and amounts are known, and again when one of them changes (PERSON-13).
  listenOnScreen(startListening, path, async ({ dispatch, getState, condition }) => {
    do {
      const [wallet, options, showLucky] = tipInputs(getState());
      if (wallet && options) void dispatch(showEntryTip({ accountStatus: wallet.accountStatus, options, showLucky }));
    } while (
      await condition((_, now, before) => tipInputs(now).some((input, index) => input !== tipInputs(before)[index]))
    );
  });
};
