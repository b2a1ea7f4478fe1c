import { withdrawWindowsOf } from '@tally/contract/rules/marketRules';
import { nextWithdrawalAt } from '@tally/contract/rules/nextWithdrawal';
import { selectMarketRules } from '../../../session/rules/marketRules';
import type { AppThunk } from '../../../state/appStore';
import { selectMoney } from '../selectMoney';
import { walletApi } from '../walletApi';

/**
 * The day has had its withdrawal: no page invites to another one, also before the amounts are there anew (GOAL-1,
 * WITHDRAW-10).
 */
export const closeDay =
  (): AppThunk<void> =>
  (dispatch, getState, { clock }) => {
    const { market, locale } = selectMoney(getState());
    const window = withdrawWindowsOf(selectMarketRules(getState(), market))[locale];
    const from = nextWithdrawalAt({ now: clock.now(), market, window, last: NaN, usedToday: true });
    if (!Number.isFinite(from)) return;
    dispatch(
      walletApi.util.updateQueryData('getWithdrawOptions', {}, (amounts) => {
        for (const option of amounts) option.from = from;
      }),
    );
  };
