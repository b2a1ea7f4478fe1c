import { lotteryCooldownMs } from '@tally/contract/limits/task';
import { adClicked, hostReady, lotteryCooled, windowResult } from '../../bridge/actions';
import { selectMarket } from '../../state/sessionSlice';
import { trackAction } from '../../host/trackAction';
import type { AppThunk, StartAppListening } from '../../state/appStore';
import { startGameRewards } from './gameRewards';
import { remainingLotteryCooldown, saveLotteryTime } from './lotteryTime';
import { requestReward } from './rewardRequests';

/**
 * Listeners for the results of task windows. The path of a reward, from the host to the number on the screen:
 *
 *     host
 *  1. bridge/callbacks/installCallbacks.ts  the host calls `checkInCallback(id, true)`; it waits while a native call runs
 *  2. bridge/callbacks/callbacks.ts         arguments (parseArguments.ts), window and key (windowRegistry.ts), once
 *  3. bridge/actions.ts                     `windowResult` is dispatched: from the bridge to this feature
 *  4. rewardListeners.ts                    what a positive result means for this task
 *  5. rewardRequests.ts                     `requestReward`: which request, under the window's key
 *  6. bridge/sendOnce.ts                    one at a time per key; without a response it is repeated later
 *  7. tasksApi.ts                           `postCheckin`, `postLottery` or `postVideoAd`
 *  8. api/baseQuery.ts                      POST with `Idempotency-Key`: the ledger pays each key once, and responds
 *  9. rewardRequests.ts                     the response: reward, refusal or failure, and its toast or dialog
 * 10. creditReward.ts                       the amounts go into the cached user and task
 * 11. session/selectors.ts                  home shows balance and count
 *
 * A request without a response stays in the registry, and retryRewards.ts repeats it.
 */
export function startRewardListeners(startListening: StartAppListening): void {
  startGameRewards(startListening);

  // A positive result requests the reward; a negative one is counted for check-in and lottery (TASK-5, TASK-16).
  startListening({
    actionCreator: windowResult,
    effect: async ({ payload: { kind, ok, key } }, { dispatch }) => {
      if (kind === 'lucky') return;
      if (ok && kind === 'lottery') dispatch(startLotteryCooldown());
      if (ok) await dispatch(requestReward({ kind, action: 'reward', key }));
      else if (kind === 'checkin') dispatch(trackAction('checkInCallback_false'));
      else if (kind === 'lottery') dispatch(trackAction('lotteryCallback_false'));
    },
  });

  // The ad in a video window was tapped (TASK-14).
  startListening({
    actionCreator: adClicked,
    effect: ({ payload: { key } }, { dispatch }) => dispatch(requestReward({ kind: 'videoad', action: 'click', key })),
  });

  startListening({
    actionCreator: hostReady,
    effect: (_, { dispatch }) => dispatch(resumeLotteryCooldown()),
  });
}

/** Starts the lottery's cooldown after a draw, 10 s or 12 s (TASK-9). */
const startLotteryCooldown =
  (): AppThunk =>
  (dispatch, getState, { services }) => {
    saveLotteryTime(services);
    const market = selectMarket(getState());
    if (market) dispatch(lotteryCooled({ until: services.elapsed() + lotteryCooldownMs[market] }));
  };

/** Resumes the cooldown after a reload. */
const resumeLotteryCooldown =
  (): AppThunk =>
  (dispatch, getState, { services }) => {
    const market = selectMarket(getState());
    // A public page has no lottery.
    if (!market) return;
    const restMs = remainingLotteryCooldown(services, lotteryCooldownMs[market]);
    if (restMs > 0) dispatch(lotteryCooled({ until: services.elapsed() + restMs }));
  };
