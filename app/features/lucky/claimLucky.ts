import { outcomeUnknown, type ApiError } from '../../api/apiError';
import type { LuckyClaim, LuckyOutcome } from '../../bridge/bridgeEffects';
import type { AppThunk } from '../../store';
import { luckyApi } from './luckyApi';

/**
 * Asks for the reward of a launched app: `launchAppCallback` leads to `reward`, `launchAppCallback2` with its times to
 * `reward2`.
 */
export const claimLucky =
  ({ via, taskRecordId, installed, time1 = 0, time2 = 0, key }: LuckyClaim): AppThunk<Promise<LuckyOutcome>> =>
  async (dispatch) => {
    const { postLuckyReward, postLuckyReward2 } = luckyApi.endpoints;
    const { data, error } = await (via === 1
      ? dispatch(postLuckyReward.initiate({ query: { taskRecordId, installed }, key }))
      : dispatch(postLuckyReward2.initiate({ body: { taskRecordId, installed, time1, time2 }, key })));
    if (!data) return { outcome: outcomeUnknown(error as ApiError) ? 'unknown' : 'failed' };
    return data.status === 1 ? { outcome: 'paid', cash: data.cash } : { outcome: 'refused', info: data.info };
  };
