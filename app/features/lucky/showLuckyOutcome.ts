import { formatMoney } from '@tally/locales/format';
import type { LuckyAnswer, LuckyClaim } from '../../bridge/bridgeEffects';
import { openDialog, showToast } from '../../overlays/openDialog';
import { selectSession } from '../../session/sessionSlice';
import type { AppThunk } from '../../store';
import { launchLucky } from './launchLucky';
import { luckyList } from './luckyList';
import { openAppAdvice } from './luckyRules';

/** Shows what the answer to a claim means; "OPEN APP FAILED" offers to open the app. */
export const showLuckyOutcome =
  (answer: LuckyAnswer, claim: Pick<LuckyClaim, 'taskRecordId' | 'installed'>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    switch (answer.say) {
      case 'paid': {
        const market = selectSession(getState())?.market ?? 'id';
        return void dispatch(
          openDialog('lucky.paid', { cash: answer.cash > 0 ? formatMoney(answer.cash, market) : '' }),
        );
      }
      case 'openAppFirst': {
        const task = (await dispatch(luckyList()))?.luckytasks.find((one) => one.taskRecordId === claim.taskRecordId);
        if (!task) return dispatch(showToast('lucky.taskExpired'));
        const kind = openAppAdvice(claim.installed) === 'again' ? 'lucky.openAgain' : 'lucky.openFirst';
        const said = await dispatch(openDialog(kind, { app: task.appName }));
        return said === 'primary' ? dispatch(launchLucky(task)) : undefined;
      }
      case 'duplicateReload':
        return void dispatch(openDialog('lucky.duplicate'));
      case 'failed':
        return dispatch(showToast('network.unknownError'));
      default:
        return dispatch(showToast('lucky.taskExpired'));
    }
  };
