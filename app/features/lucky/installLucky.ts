import { luckyInfos, luckyStatus, type LuckyTask, type LuckyUpdate } from '@tally/contract/tasks/lucky';
import type { ApiError } from '../../api/apiError';
import type { RequestResult } from '../../bridge/sendOnce';
import { showToast } from '../../overlays/showToast';
import type { AppThunk } from '../../state/appStore';
import type { LuckyClick } from '../../state/luckyRequests';
import { showLuckyClosed } from './applyLucky';
import { luckyApi } from './luckyApi';
import { luckyList } from './luckyList';
import { ongoingOf } from './luckyRules';

/**
 * Reports that the app of a lucky task was tapped: "After an install action the app sets installed (4) and stores
 * rewardTimeRemain from rewardWaitingTime".
 */
export const installLucky =
  (click: LuckyClick): AppThunk<Promise<void>> =>
  async (dispatch, _, { sendOnce }) => {
    const result = await sendOnce(click.key, () => dispatch(postInstall(click)));
    if (!result?.data) return;
    if (result.data.info === luckyInfos.closed) dispatch(showLuckyClosed());
    else if (result.data.status !== 1) dispatch(showToast('lucky.taskExpired'));
    else dispatch(markInstalled(result.data));
  };

const postInstall =
  (click: LuckyClick): AppThunk<Promise<RequestResult<LuckyUpdate>>> =>
  async (dispatch) => {
    const taskId = click.taskId ?? (await dispatch(tappedTask(click)))?.taskId;
    // Without the list the task's id is unknown: returning an offline error keeps the click unconfirmed, so it is sent
    // again later.
    if (taskId === undefined) return { error: { kind: 'offline' } satisfies ApiError };
    return dispatch(luckyApi.endpoints.postLucky.initiate({ query: { taskId, action: 'install' }, key: click.key }));
  };

/**
 * The task whose app was tapped: the one with this package name, otherwise the task in progress (there is at most one).
 */
const tappedTask =
  ({ packageName }: LuckyClick): AppThunk<Promise<LuckyTask | undefined>> =>
  async (dispatch) => {
    const tasks = (await dispatch(luckyList()))?.luckytasks ?? [];
    return tasks.find((each) => packageName !== undefined && each.appPkgName === packageName) ?? ongoingOf(tasks);
  };

const markInstalled = ({ taskRecordId, rewardWaitingTime }: { taskRecordId: number; rewardWaitingTime: number }) =>
  luckyApi.util.updateQueryData('getLucky', {}, (list) => {
    const record = list.luckytasks.find((each) => each.taskRecordId === taskRecordId);
    if (record) Object.assign(record, { taskStatus: luckyStatus.installed, rewardTimeRemain: rewardWaitingTime });
  });
