import { selectSession } from '../../session/sessionSlice';
import type { RootState } from '../../store';
import { walletApi } from './walletApi';

/** What is known of the person's money now, and the market that says how it is counted. */
export const selectMoney = (state: RootState) => ({
  wallet: walletApi.endpoints.getWallet.select({})(state).data,
  options: walletApi.endpoints.getWithdrawOptions.select({})(state).data,
  account: walletApi.endpoints.getAccount.select({})(state).data,
  market: selectSession(state)?.market ?? 'id',
  locale: selectSession(state)?.locale ?? 'en',
});
