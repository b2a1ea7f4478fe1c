import { luckyOpenCheckMs } from '@tally/contract/limits/lucky';
import { api } from '../../api/api';
import {
  appLaunched,
  luckyCheckEnded,
  luckyClicked,
  requestUnconfirmed,
  windowOpened,
  windowResult,
} from '../../bridge/actions';
import { delay } from '../../platform/time/delay';
import { trackAction } from '../../host/trackAction';
import type { AppThunk, StartAppListening } from '../../state/appStore';
import type { LuckyClaim, LuckyClick } from '../../state/luckyRequests';

/**
 * Listeners for the host's callbacks about lucky tasks. The code that handles them is in the deferred chunk; only these
 * listeners are loaded at the start. When that chunk cannot be loaded, a request stays unconfirmed and is repeated
 * later.
 */
export function startLuckyListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: windowOpened,
    effect: ({ payload: { kind, windowId } }, { dispatch }) => {
      if (kind === 'lucky') dispatch(trackAction('LT_showWindow', String(windowId)));
    },
  });

  // A lucky task's window was answered: the list may have changed.
  startListening({
    actionCreator: windowResult,
    effect: ({ payload: { kind, ok, info } }, { dispatch }) => {
      if (kind !== 'lucky') return;
      // The server takes anything but "false" as the app having been tapped (LUCKY-29).
      dispatch(trackAction('LT_callback', ok ? info : info ? `false ${info}` : 'false'));
      dispatch(api.util.invalidateTags(['Lucky']));
    },
  });

  // The app in a lucky task's window was tapped: it counts as installed (LUCKY-5).
  startListening({
    actionCreator: luckyClicked,
    effect: ({ payload: { windowId: _, ...click } }, { dispatch }) => dispatch(install(click)),
  });

  // The reward of a launched app is claimed once its check of 6 s is over (LUCKY-14).
  startListening({
    actionCreator: appLaunched,
    effect: async ({ payload: { packageName: _, ageMs, ...launch } }, { dispatch, extra, pause }) => {
      await pause(delay(extra.services, Math.max(0, luckyOpenCheckMs - ageMs)));
      await dispatch(claim({ ...launch, repeated: false }));
    },
  });

  startListening({
    actionCreator: requestUnconfirmed,
    effect: async ({ payload: { window, key, ageMs } }, { dispatch, extra, pause }) => {
      const { kind, taskId, taskRecordId, launched } = window;
      if (kind === 'lucky') await dispatch(install({ key, ...(taskId !== undefined && { taskId }) }));
      if (kind !== 'launch' || !launched || taskRecordId === undefined) return;
      await pause(delay(extra.services, Math.max(0, luckyOpenCheckMs - ageMs)));
      await dispatch(claim({ ...launched, taskRecordId, key, repeated: true }));
    },
  });
}

const install =
  (click: LuckyClick): AppThunk<Promise<void>> =>
  (dispatch, _, { deferredChunk }) =>
    deferredChunk().then(
      ({ lucky }) => dispatch(lucky.install(click)),
      () => undefined,
    );

const claim =
  (launch: LuckyClaim): AppThunk<Promise<void>> =>
  (dispatch, _, { deferredChunk }) =>
    deferredChunk().then(
      ({ lucky }) => dispatch(lucky.claim(launch)),
      () => void dispatch(luckyCheckEnded()),
    );
