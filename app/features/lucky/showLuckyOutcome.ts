import { luckyInfos, type LuckyReward } from '@tally/contract/tasks/lucky';
import { formatMoney } from '@tally/locales/format';
import { openDialog } from '../../overlays/openDialog';
import { showToast } from '../../overlays/showToast';
import { selectMarket } from '../../state/sessionSlice';
import type { AppThunk } from '../../state/appStore';
import type { LuckyClaim } from '../../state/luckyRequests';
import { showLuckyClosed } from './applyLucky';
import { launchLucky } from './launchLucky';
import { luckyList } from './luckyList';
import { openAppAdvice } from './luckyRules';

/**
 * Shows the outcome of a claim (LUCKY-16 to LUCKY-19); the list is fetched again after every response.
 * @param reward undefined when the request failed
 */
export const showLuckyOutcome =
  (reward: LuckyReward | undefined, claim: LuckyClaim): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!reward) return dispatch(showToast('network.unknownError'));
    if (reward.status === 1) {
      const market = selectMarket(getState());
      return void dispatch(
        openDialog('lucky.paid', { cash: market && reward.cash > 0 ? formatMoney(reward.cash, market) : '' }),
      );
    }
    switch (reward.info) {
      case luckyInfos.openAppFailed:
        return dispatch(adviseToOpen(claim));
      case luckyInfos.closed:
        return dispatch(showLuckyClosed());
      case luckyInfos.dupApp:
        return void dispatch(openDialog('lucky.duplicate'));
      default:
        // Status 3: the ad network has not confirmed the task yet (LUCKY-28).
        return dispatch(showToast(reward.status === 3 ? 'confirmation.awaited' : 'lucky.taskExpired'));
    }
  };

/** A dialog that says that the app has to be opened (again), with a button that opens it. */
const adviseToOpen =
  ({ taskRecordId, installed }: LuckyClaim): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const task = (await dispatch(luckyList()))?.luckytasks.find((each) => each.taskRecordId === taskRecordId);
    if (!task) return dispatch(showToast('lucky.taskExpired'));
    const kind = openAppAdvice(installed) === 'again' ? 'lucky.openAgain' : 'lucky.openFirst';
    const answer = await dispatch(openDialog(kind, { app: task.appName }));
    return answer === 'primary' ? dispatch(launchLucky(task)) : undefined;
  };
