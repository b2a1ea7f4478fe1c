import type { LuckyReward } from '@tally/contract/tasks/lucky';
import { outcomeUnknown } from '../../api/apiError';
import { luckyCheckEnded } from '../../bridge/actions';
import type { RequestResult } from '../../bridge/sendOnce';
import { lookAgain } from '../../session/lookAgain';
import type { AppThunk } from '../../state/appStore';
import type { LuckyClaim } from '../../state/luckyRequests';
import { luckyApi } from './luckyApi';
import { showLuckyOutcome } from './showLuckyOutcome';

/** Claims the reward of a launched app and shows the outcome (LUCKY-13, LUCKY-16 to LUCKY-19, TASK-32). */
export const claimLucky =
  (claim: LuckyClaim): AppThunk<Promise<void>> =>
  async (dispatch, _, { sendOnce }) => {
    const result = await sendOnce(claim.key, () => dispatch(postClaim(claim)));
    if (!result) return;
    dispatch(luckyCheckEnded());
    if (!result.data && !claim.repeated && outcomeUnknown(result.error)) return dispatch(lookAgain());
    // After a retry the person no longer waits for the outcome: only a paid reward is shown.
    if (!claim.repeated || result.data?.status === 1) await dispatch(showLuckyOutcome(result.data, claim));
  };

/** `launchAppCallback` calls `reward`; `launchAppCallback2` calls `reward2`, with the times measured by the host. */
const postClaim =
  ({
    via,
    taskRecordId,
    installed,
    time1 = 0,
    time2 = 0,
    key,
  }: LuckyClaim): AppThunk<Promise<RequestResult<LuckyReward>>> =>
  async (dispatch) => {
    const { postLuckyReward, postLuckyReward2 } = luckyApi.endpoints;
    return via === 1
      ? dispatch(postLuckyReward.initiate({ query: { taskRecordId, installed }, key }))
      : dispatch(postLuckyReward2.initiate({ body: { taskRecordId, installed, time1, time2 }, key }));
  };
