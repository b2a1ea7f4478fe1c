import { luckyStatus } from '@tally/contract/lucky';
import type { AppThunk } from '../../store';
import { luckyApi } from './luckyApi';

/** "After an install action the app sets installed (4) and stores rewardTimeRemain from rewardWaitingTime" (section 4). */
export const patchInstalled =
  ({ taskId, packageName, key }: { taskId?: number; packageName?: string; key: string }): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { getLucky, postLucky } = luckyApi.endpoints;
    const tasks = getLucky.select({})(getState()).data?.luckytasks ?? [];
    const task = tasks.find((one) => (taskId !== undefined ? one.taskId === taskId : packageName !== undefined && one.appPkgName === packageName));
    if (!task) return;
    const { data } = await dispatch(postLucky.initiate({ query: { taskId: task.taskId, action: 'install' }, key }));
    if (data?.status !== 1) return;
    dispatch(
      luckyApi.util.updateQueryData('getLucky', {}, (list) => {
        const record = list.luckytasks.find((one) => one.taskRecordId === task.taskRecordId);
        if (record) Object.assign(record, { taskStatus: luckyStatus.installed, rewardTimeRemain: data.rewardWaitingTime });
      }),
    );
  };
