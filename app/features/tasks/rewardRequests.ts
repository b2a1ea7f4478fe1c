import type { AnsweredWindowKind } from '@tally/contract/host/host';
import { taskInfos, type TaskReward } from '@tally/contract/tasks/task';
import { api } from '../../api/api';
import { outcomeUnknown } from '../../api/apiError';
import type { RequestResult } from '../../bridge/sendOnce';
import { openDialog } from '../../overlays/openDialog';
import { lookAgain, repeatSoon } from '../../session/lookAgain';
import { selectMarket } from '../../state/sessionSlice';
import type { AppThunk } from '../../state/appStore';
import { creditReward } from './creditReward';
import { showPaid } from './showPaid';
import { showTaskRefusal } from './showTaskRefusal';
import { tasksApi } from './tasksApi';

/** The daily tasks whose windows lead to a reward request. */
export type RewardKind = Exclude<AnsweredWindowKind, 'lucky'>;

export interface RewardRequest {
  kind: RewardKind;
  /** `click`, for the video only: its ad was tapped. */
  action: 'reward' | 'click';
  /** Idempotency-Key of the POST: the server pays each key once. */
  key: string;
  /** True when the request was sent before and its response was lost. */
  repeated?: boolean;
}

/**
 * Requests the reward of a window and shows the outcome (TASK-5 to TASK-7, TASK-32). `rewardListeners.ts` decides when it is
 * called.
 */
export const requestReward =
  ({ kind, action, key, repeated = false }: RewardRequest): AppThunk<Promise<void>> =>
  async (dispatch, getState, { sendOnce }) => {
    const result = await sendOnce(key, () => dispatch(postReward(kind, action, key)), repeated);
    if (!result) return;
    const { data } = result;
    if (data?.status === 1) return dispatch(showReward(kind, action, data, repeated));
    // The server pays a video once its network has confirmed it, mostly within seconds, without a further request
    // (TASK-30); requesting again under the same key returns the outcome. If it is confirmed later than that, the refetch
    // on return to the page shows it. Several rewards that had no answer are repeated at once, and the server takes one
    // at a time (TASK-27).
    if (data?.info === (repeated ? taskInfos.later : taskInfos.beingConfirmed)) dispatch(repeatSoon());
    // A click pays nothing, and after a retry the person no longer waits for the outcome.
    if (action === 'click' || repeated) return;
    if (!data && outcomeUnknown(result.error)) return dispatch(lookAgain());
    if (!data) return void dispatch(openDialog('tasks.failed', { task: kind }));
    dispatch(api.util.invalidateTags(['Tasks']));
    dispatch(showTaskRefusal(kind, data.info, selectMarket(getState())));
  };

const postReward =
  (kind: RewardKind, action: RewardRequest['action'], key: string): AppThunk<Promise<RequestResult<TaskReward>>> =>
  async (dispatch) => {
    const { postCheckin, postVideoAd } = tasksApi.endpoints;
    switch (kind) {
      case 'checkin':
        return dispatch(postCheckin.initiate({ query: { action: 'reward' }, key }));
      case 'lottery':
        return dispatch(postLotteryReward(key));
      case 'videoad':
        return dispatch(postVideoAd.initiate({ query: { action }, key }));
    }
  };

const postLotteryReward =
  (key: string): AppThunk<Promise<RequestResult<TaskReward>>> =>
  async (dispatch) => {
    const { postLottery } = tasksApi.endpoints;
    const reward = { query: { action: 'reward' as const }, key };
    const answer = await dispatch(postLottery.initiate(reward));
    if (answer.data?.info !== taskInfos.needDraw) return answer;
    // In the older flow the server requires the draw first. The reward keeps its key, so that it is paid once even if a
    // response was lost.
    const draw = await dispatch(postLottery.initiate({ query: { action: 'draw' }, key: `${key}.draw` }));
    return draw.data?.status === 1 ? dispatch(postLottery.initiate(reward)) : draw;
  };

/**
 * Shows a paid reward: updates balance and count, and opens the toast. The server counts a click and may pay for it.
 */
const showReward =
  (kind: RewardKind, action: RewardRequest['action'], { coin, cash }: TaskReward, repeated: boolean): AppThunk =>
  (dispatch) => {
    if (action === 'click' && !(coin > 0 || cash > 0)) return;
    // After a retry the displayed numbers may already include the reward, and amounts may be missing from a response
    // (NaN): in both cases the numbers are fetched again instead of computed.
    if (repeated || Number.isNaN(coin + cash)) dispatch(api.util.invalidateTags(['User', 'Tasks']));
    else dispatch(creditReward(kind, { coin, cash }, action === 'reward'));
    dispatch(showPaid({ coin, cash }, repeated ? undefined : kind));
  };
