import type { TaskType } from '@tally/contract/tasks/task';
import type { AppThunk } from '../../state/appStore';
import { sessionApi } from '../../session/sessionApi';
import { tasksApi } from './tasksApi';

/**
 * "Status 1 increases the displayed count and adds coin and cash to the balance" (TASK-5). The amounts are those of the
 * server's response; without a response nothing is credited.
 */
export const creditReward =
  (type: TaskType, reward: { coin: number; cash: number }, counts: boolean): AppThunk =>
  (dispatch) => {
    dispatch(
      sessionApi.util.updateQueryData('getUserInfo', undefined, (user) => {
        user.coin += reward.coin;
        if (user.coinsToday !== undefined) user.coinsToday += reward.coin;
        // Rounded to two decimals, so that errors of binary fractions do not accumulate.
        user.cash = Math.round((user.cash + reward.cash) * 100) / 100;
      }),
    );
    if (!counts) return;
    dispatch(
      tasksApi.util.updateQueryData('getNormalTasks', {}, (tasks) => {
        const task = tasks.find((each) => each.taskType === type);
        if (task) task.count = Math.min(task.count + 1, task.maxCount);
      }),
    );
  };
