import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { exchangeOn, forecastCash, statedCoinRate } from '@tally/contract/rules/exchange';
import type { TaskReward, TaskType } from '@tally/contract/tasks/task';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { showToast } from '../../overlays/showToast';
import { selectMarketRules } from '../../session/rules/marketRules';
import { selectUser } from '../../session/selectors';
import { selectSession } from '../../state/sessionSlice';
import type { AppThunk } from '../../state/appStore';
import { rewardSize } from './rewardSize';
import { tasksApi } from './tasksApi';

const selectTasks = tasksApi.endpoints.getNormalTasks.select({});

/**
 * Opens the toast of a paid reward (EARN-1); none for nothing.
 *
 * @param task the task at which the person still is, from which the coins fly; undefined for a reward that is paid later
 */
export const showPaid =
  ({ coin, cash }: Pick<TaskReward, 'coin' | 'cash'>, task: TaskType | undefined): AppThunk =>
  (dispatch, getState, { clock }) => {
    const session = selectSession(getState());
    // A public page does not know in which market's money it was paid: home shows it.
    if (!(coin > 0 || cash > 0) || !session) return;
    const { market, locale } = session;
    // When the amount (NaN) or its rate is unknown, the toast does not state what the coins are worth.
    const user = selectUser(getState());
    const rate = user && statedCoinRate(user.coinRate, locale, coinRatesOf(selectMarketRules(getState(), market)));
    const worth = rate && coin > 0 ? forecastCash(coin, rate, market) : 0;
    dispatch(
      showToast('reward.paid', {
        coins: coin ? formatCoins(coin, market) : '',
        cash: cash ? formatMoney(cash, market) : '',
        worth: worth > 0 ? formatMoney(worth, market) : '',
        exchangeOn: exchangeOn(clock.now(), market),
        size: rewardSize(task, coin, selectTasks(getState()).data),
        ...(task && { task }),
      }),
    );
  };
