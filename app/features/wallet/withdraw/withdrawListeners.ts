import { listenOnScreen, type StartScreenListeners } from '../../../state/screenActions';
import { setBalance } from '../../../session/setBalance';
import { selectUser } from '../../../session/selectors';
import type { RootState } from '../../../state/appStore';
import { showEntryTip } from './showEntryTip';
import { showWalletError } from '../showWalletError';
import { walletApi } from '../walletApi';

const { getWallet, getWithdrawOptions } = walletApi.endpoints;
const selectWallet = getWallet.select({});
const selectOptions = getWithdrawOptions.select({});

/** The inputs on which the withdraw screen's tips depend. */
const tipInputs = (state: RootState) =>
  [selectWallet(state).data, selectOptions(state).data, selectUser(state)?.showLuckyTask] as const;

/** Listeners for the wallet's responses on the withdraw screen. */
export const startWithdrawListeners: StartScreenListeners = (startListening, path) => {
  // Keeps the balance on home and income equal. Reads the cache, not the response: after another person's login the
  // cache is empty.
  startListening({
    matcher: getWallet.matchFulfilled,
    effect: (_, { dispatch, getState }) => {
      const { data } = selectWallet(getState());
      if (data) dispatch(setBalance({ cash: data.balance }));
    },
  });

  // Every failure is shown with a retry (WITHDRAW-18).
  startListening({
    matcher: getWallet.matchRejected,
    effect: async ({ meta, payload }, { dispatch, extra }) => {
      if (!meta.condition && extra.navigation.currentPath() === path) await dispatch(showWalletError(payload));
    },
  });

  // Shows the tip that is due once account and amounts are loaded, and again when one of them changes (PERSON-13).
  listenOnScreen(startListening, path, async ({ dispatch, getState, condition }) => {
    do {
      const [wallet, options] = tipInputs(getState());
      if (wallet && options) void dispatch(showEntryTip({ accountStatus: wallet.accountStatus, options }));
    } while (
      await condition((_, now, before) => tipInputs(now).some((input, index) => input !== tipInputs(before)[index]))
    );
  });
};
