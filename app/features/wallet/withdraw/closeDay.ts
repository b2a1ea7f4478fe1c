import { nearDay } from '@tally/contract/rules/marketClock';
import { withdrawWindowsOf } from '@tally/contract/rules/marketRules';
import { nextWithdrawalAt } from '@tally/contract/rules/nextWithdrawal';
import { selectMarketRules } from '../../../session/rules/marketRules';
import type { AppThunk } from '../../../state/appStore';
import { selectMoney } from '../selectMoney';
import { walletApi } from '../walletApi';

/**
 * A withdrawal was accepted: no page invites to another one on its day, also before the amounts are there anew (GOAL-1,
 * WITHDRAW-10). What is found to have been accepted on the day before leaves today's.
 * @param at when the person requested it, ms since the epoch
 */
export const closeDay =
  (at: number): AppThunk<void> =>
  (dispatch, getState, { clock }) => {
    const { market, locale } = selectMoney(getState());
    const window = withdrawWindowsOf(selectMarketRules(getState(), market))[locale];
    const now = clock.now();
    const usedToday = nearDay(at, now, market) === 'today';
    const from = nextWithdrawalAt({ now, market, window, last: at, usedToday });
    if (from === 0 || !Number.isFinite(from)) return;
    dispatch(
      walletApi.util.updateQueryData('getWithdrawOptions', {}, (amounts) => {
        for (const option of amounts) option.from = from;
      }),
    );
  };
