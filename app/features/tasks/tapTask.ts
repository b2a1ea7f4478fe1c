import type { TaskType } from '@tally/contract/tasks/task';
import { isActive } from '@tally/contract/people/active';
import { tapsBlocked } from '../../bridge/bridgeSlice';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { openDialog } from '../../overlays/openDialog';
import { showUnreachable, showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import { promptLogin } from '../../session/login';
import { onOneDay } from '../../session/lastNumbers';
import { fetchUser } from '../../session/fetchUser';
import { selectUserRequest } from '../../session/selectors';
import { selectClosed } from '../../session/rules/marketRules';
import { selectSession } from '../../state/sessionSlice';
import { opensTodayBy } from './dayRules';
import { showTaskClosed } from './showTaskRefusal';
import { putOffBySlowNetwork } from './slowNetwork';
import { morningUsedUp, taskState } from './taskRules';
import { tasksApi } from './tasksApi';

/** Local-storage flag: the note before the first video was read (TASK-13). */
const videoNoteKey = 'doneVideoad';

/**
 * Handles a tap on a daily task (TASK-2, TASK-8, TASK-10, TASK-13): login prompt, daily limit, cooldown, tap lock, or
 * opens the host's window.
 */
export const tapTask =
  (type: TaskType): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, clock }) => {
    const session = selectSession(getState());
    if (!session) return;
    // A tap may come before the data is loaded: requests in progress are awaited.
    const user = await dispatch(fetchUser());
    if (!user) return void dispatch(showUnreachable(selectUserRequest(getState()).error));
    if (!isActive(user))
      return selectClosed(getState(), type) ? void dispatch(showTaskClosed(type)) : dispatch(promptLogin('task'));
    // Counts of an earlier day mean nothing today (TASK-25).
    const { getNormalTasks: countedAt } = getState().answered;
    const forceRefetch = countedAt !== undefined && !onOneDay(countedAt, clock.now(), session.market);
    const {
      data: tasks,
      isError,
      error,
    } = await dispatch(tasksApi.endpoints.getNormalTasks.initiate({}, { subscribe: false, forceRefetch }));
    const task = forceRefetch && isError ? undefined : tasks?.find((each) => each.taskType === type);
    if (!task) return void dispatch(showUnreachable(error));
    const state = getState();

    const cooling = state.bridge.lotteryUntil > services.elapsed();
    const closed = selectClosed(state, type);
    switch (taskState(task, { market: session.market, ms: clock.now(), sdk: session.sdk, cooling, closed })) {
      case 'closed':
        return void dispatch(showTaskClosed(type));
      case 'locked':
        return void dispatch(showToast('tasks.needUpdate'));
      case 'counting':
        return void dispatch(showToast('tasks.tryLater'));
      case 'finished':
      case 'resting': {
        const opensAt = morningUsedUp(task, session.market, clock.now()) ? opensTodayBy(session.market) : '';
        return void dispatch(openDialog('tasks.limit', { task: type, opensAt }));
      }
      default:
    }
    if (tapsBlocked(state.bridge, services.elapsed())) return void dispatch(showToast('tasks.busy'));
    if (type === 'videoad' && services.storage.get(videoNoteKey) === undefined) {
      if ((await dispatch(openDialog('tasks.videoNote'))) !== 'primary') return;
      services.storage.set(videoNoteKey, '1');
    }
    if (type === 'videoad' && (await dispatch(putOffBySlowNetwork()))) return;
    if (dispatch(hostCommands.openWindow({ kind: type }))) return;
    if (type === 'words' || type === 'quiz') return void dispatch(showToast('tasks.needUpdate'));
    if (type === 'videoad') return void dispatch(showToast('tasks.noAds'));
    void dispatch(openDialog('tasks.failed', { task: type }));
  };
