import type { LuckyTask } from '@tally/contract/tasks/lucky';
import { applyBlocked, luckyChecking } from '../../bridge/bridgeSlice';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { openDialog } from '../../overlays/openDialog';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { luckyList } from './luckyList';

/** Opens the host's window of an assigned task, in which its app can be tapped. */
export const openLuckyWindow =
  (task: LuckyTask): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    if (applyBlocked(getState().bridge, services.elapsed())) return dispatch(showToast('tasks.busy'));
    const busy = ((await dispatch(luckyList()))?.totalInfo.count ?? 0) > 0;
    if (!dispatch(hostCommands.openWindow({ kind: 'lucky', taskId: task.taskId, busy })))
      dispatch(showToast('lucky.noneFound'));
  };

/**
 * Opens the app of an installed task; its reward is requested when the 6 s check is over.
 * "A retry-later toast shows when a lucky-task check is already running."
 */
export const launchLucky =
  (task: LuckyTask): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    if (luckyChecking(getState().bridge, services.elapsed())) return dispatch(showToast('lucky.checkRunning'));
    const { appPkgName: packageName, appClassName: className, taskRecordId } = task;
    if (dispatch(hostCommands.launchApp({ packageName, className, taskRecordId }))) return;
    if (dispatch(hostCommands.isAppInstalled(packageName))) return dispatch(showToast('links.openFailed'));
    const answer = await dispatch(openDialog('lucky.notInstalled', { app: task.appName }));
    if (answer === 'primary') await dispatch(openLuckyWindow(task));
  };
