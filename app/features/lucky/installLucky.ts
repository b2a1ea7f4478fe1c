import { luckyStatus, type LuckyTask } from '@tally/contract/lucky';
import { outcomeUnknown, type ApiError } from '../../api/apiError';
import type { LuckyClick } from '../../bridge/bridgeEffects';
import { showToast } from '../../overlays/openDialog';
import type { AppThunk } from '../../store';
import { luckyApi } from './luckyApi';
import { luckyList } from './luckyList';
import { ongoingOf } from './luckyRules';

/** The task whose app was tapped: the named one, else the one under way, since there is only one. */
const tapped = (tasks: readonly LuckyTask[], { packageName }: LuckyClick): LuckyTask | undefined =>
  tasks.find((one) => packageName !== undefined && one.appPkgName === packageName) ?? ongoingOf(tasks);

/**
 * "After an install action the app sets installed (4) and stores rewardTimeRemain from rewardWaitingTime".
 * `unknown`: the server could not be reached, and the same click is told again later.
 */
export const installLucky =
  (click: LuckyClick): AppThunk<Promise<{ outcome: 'answered' } | { outcome: 'unknown' }>> =>
  async (dispatch) => {
    const { postLucky } = luckyApi.endpoints;
    const taskId = click.taskId ?? (await dispatch(taskOf(click)));
    if (taskId === undefined) return { outcome: 'unknown' };
    const install = { query: { taskId, action: 'install' as const }, key: click.key };
    const { data, error } = await dispatch(postLucky.initiate(install));
    if (!data) return { outcome: outcomeUnknown(error as ApiError) ? 'unknown' : 'answered' };
    if (data.status !== 1) dispatch(showToast('lucky.taskExpired'));
    else dispatch(markInstalled(data));
    return { outcome: 'answered' };
  };

const taskOf =
  (click: LuckyClick): AppThunk<Promise<number | undefined>> =>
  async (dispatch) =>
    tapped((await dispatch(luckyList()))?.luckytasks ?? [], click)?.taskId;

const markInstalled = ({ taskRecordId, rewardWaitingTime }: { taskRecordId: number; rewardWaitingTime: number }) =>
  luckyApi.util.updateQueryData('getLucky', {}, (list) => {
    const record = list.luckytasks.find((one) => one.taskRecordId === taskRecordId);
    if (record) Object.assign(record, { taskStatus: luckyStatus.installed, rewardTimeRemain: rewardWaitingTime });
  });
