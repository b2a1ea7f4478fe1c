import type { Market } from '@tally/contract/market/codes';
import { taskInfos } from '@tally/contract/tasks/task';
import { formatHour } from '@tally/locales/formatHour';
import { localTime } from '@tally/contract/rules/marketClock';
import { resetUntil } from '@tally/contract/rules/quota';
import type { TaskType } from '@tally/contract/tasks/task';
import { openDialog } from '../../overlays/openDialog';
import { showToast } from '../../overlays/showToast';
import { loadMarketRules, selectBack } from '../../session/rules/marketRules';
import type { AppThunk } from '../../state/appStore';
import { opensTodayBy } from './dayRules';

/** Says that the market has closed a task for now (RULES-4), and asks whether it still has. */
export const showTaskClosed =
  (task: TaskType): AppThunk =>
  (dispatch, getState, { clock }) => {
    dispatch(loadMarketRules(true));
    void dispatch(openDialog('tasks.closed', { task, back: selectBack(getState(), task, clock.now()) }));
  };

/**
 * Shows why a reward was refused (TASK-6, TASK-10): with the dialog or toast specific to the reason, otherwise with the
 * generic failure dialog and the server's info text. While the market resets its counters, "try later" is a limit
 * (TASK-4). Without a market, on a public page, no hour is stated.
 */
export const showTaskRefusal =
  (task: TaskType, info: string, market: Market | undefined): AppThunk =>
  (dispatch, _, { clock }) => {
    const reset =
      market && (task === 'lottery' || task === 'videoad')
        ? resetUntil(market, localTime(clock.now(), market).minutes)
        : undefined;
    switch (info) {
      case taskInfos.limit:
        return void dispatch(openDialog('tasks.limit', { task, opensAt: '' }));
      case taskInfos.morning:
        return void dispatch(openDialog('tasks.limit', { task, opensAt: market ? opensTodayBy(market) : '' }));
      case taskInfos.needDraw:
      case taskInfos.later:
        if (info === taskInfos.later && market && reset !== undefined)
          return void dispatch(openDialog('tasks.limit', { task, opensAt: formatHour(reset, market) }));
        return void dispatch(showToast('tasks.tryLater'));
      case taskInfos.beingConfirmed:
        return void dispatch(showToast('confirmation.awaited'));
      case taskInfos.closed:
        return void dispatch(showTaskClosed(task));
      case taskInfos.dupUser:
        return void dispatch(openDialog('login.duplicateUser'));
      default:
        return void dispatch(openDialog('tasks.refused', { task, info }));
    }
  };
