import { lotteryCooldownMs } from '@tally/contract/market';
import { adClicked, hostReady, lotteryCooled, requestUnconfirmed, windowResult } from '../../bridge/actions';
import { selectSession } from '../../session/sessionSlice';
import { trackAction } from '../../session/trackAction';
import type { AppThunk, StartAppListening } from '../../store';
import { remainingLotteryCooldown, saveLotteryTime } from './lotteryCooldown';
import { requestReward } from './rewardRequests';

/**
 * What follows from the answers of the task windows. The way of a reward, from the host to the number on the screen:
 *
 * host
 *  1. bridge/installCallbacks.ts   the host calls `checkInCallback(id, true)` on the page
 *  2. bridge/callbacks.ts          the callback of this kind of window, with
 *  3. bridge/parseArguments.ts     its arguments as id and flag,
 *  4. bridge/windowRegistry.ts     finds the window it opened, once, for this user, and its idempotency key
 *  5. bridge/actions.ts            `windowResult`: the border between bridge and features
 * this feature
 *  6. rewardListeners.ts           what a yes means for this task
 *  7. rewardRequests.ts            one request under the window's key (bridge/sendOnce.ts: not twice, repeated when unanswered)
 *  8. tasksApi.ts                  `postCheckin`, `postLottery` or `postVideoAd`
 *  9. api/baseQuery.ts             POST with `Idempotency-Key`; the server's ledger pays the key once
 * 10. creditReward.ts              the answer's amounts go into the cached user and task
 * screen
 * 11. session/selectors.ts         home shows balance and count, and rewardRequests.ts the toast
 *
 * A request that got no answer stays in the registry: `requestUnconfirmed` brings it back to 6 with its old key.
 */
export function startRewardListeners(startListening: StartAppListening): void {
  // A yes leads to the reward, a no is counted for check-in and lottery (TASK-5, TASK-16).
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

  // The ad of a video was tapped (TASK-14).
  startListening({
    actionCreator: adClicked,
    effect: ({ payload: { key } }, { dispatch }) => dispatch(requestReward({ kind: 'videoad', action: 'click', key })),
  });

  startListening({
    actionCreator: requestUnconfirmed,
    effect: async ({ payload: { window, part, key } }, { dispatch }) => {
      const { kind } = window;
      if (kind !== 'checkin' && kind !== 'lottery' && kind !== 'videoad') return;
      await dispatch(requestReward({ kind, action: part === 'click' ? 'click' : 'reward', key, repeated: true }));
    },
  });

  startListening({
    actionCreator: hostReady,
    effect: (_, { dispatch }) => dispatch(resumeLotteryCooldown()),
  });
}

/** A draw starts the countdown, 10 s or 12 s (TASK-9). */
const startLotteryCooldown =
  (): AppThunk =>
  (dispatch, getState, { services }) => {
    saveLotteryTime(services);
    const market = selectSession(getState())?.market ?? 'id';
    dispatch(lotteryCooled({ until: services.elapsed() + lotteryCooldownMs[market] }));
  };

/** After a reload the countdown goes on where it was. */
const resumeLotteryCooldown =
  (): AppThunk =>
  (dispatch, getState, { services }) => {
    const market = selectSession(getState())?.market ?? 'id';
    const restMs = remainingLotteryCooldown(services, lotteryCooldownMs[market]);
    if (restMs > 0) dispatch(lotteryCooled({ until: services.elapsed() + restMs }));
  };
