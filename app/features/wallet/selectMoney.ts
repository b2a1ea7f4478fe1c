import { requireSession } from '../../state/sessionSlice';
import type { RootState } from '../../state/appStore';
import { accountApi } from './account/accountApi';
import { walletApi } from './walletApi';

/** The person's coins and cash as far as known, with the market, which determines currency and rates. */
export const selectMoney = (state: RootState) => ({
  wallet: walletApi.endpoints.getWallet.select({})(state).data,
  options: walletApi.endpoints.getWithdrawOptions.select({})(state).data,
  account: accountApi.endpoints.getAccount.select({})(state).data,
  market: requireSession(state).market,
  locale: requireSession(state).locale,
});
