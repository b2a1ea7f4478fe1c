import { luckyAppliesPerVisit } from '@tally/contract/limits/lucky';
import { luckyInfos } from '@tally/contract/tasks/lucky';
import { outcomeUnknown } from '../../api/apiError';
import { isCallUnknown, statedRefusal } from './applyAnswer';
import { applyBlocked } from '../../bridge/bridgeSlice';
import { luckyApplyEnded, luckyApplyStarted } from '../../bridge/actions';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { openDialog } from '../../overlays/openDialog';
import { showUnreachable, showToast } from '../../overlays/showToast';
import { trackAction } from '../../host/trackAction';
import { loadMarketRules, selectBack, selectClosed } from '../../session/rules/marketRules';
import type { KeyValueStore } from '../../platform/services';
import type { AppThunk } from '../../state/appStore';
import type { ApplyRequest } from '../../state/luckyRequests';
import { luckyApi } from './luckyApi';
import { luckyList } from './luckyList';
import { applyStop, ongoingOf, type ApplyStop } from './luckyRules';

/**
 * Lock of the apply button, ms: longer than the request with all its retries can take. The window that opens, or the
 * refusal, ends it earlier.
 */
const requestLockMs = 60_000;

/**
 * Session-storage key of the number of lucky tasks requested in this visit. Kept until the web view closes, so that a
 * reload does not start a new visit.
 */
const appliesKey = 'luckyApplies';

function appliesThisVisit(storage: Pick<KeyValueStore, 'get'>): number {
  const count = Number(storage.get(appliesKey) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

const countApply = (storage: Pick<KeyValueStore, 'get' | 'set'>): void =>
  void storage.set(appliesKey, String(appliesThisVisit(storage) + 1));

/** Requests a lucky task: client-side checks in order, then the server, then the host's window with the task's ads. */
export const applyLucky =
  ({ checkins, toCheckIn, taskId = 0 }: ApplyRequest): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const list = await dispatch(luckyList());
    if (!list) return dispatch(showUnreachable(luckyApi.endpoints.getLucky.select({})(getState()).error));
    const applying = applyBlocked(getState().bridge, services.elapsed());
    const stop = applyStop({
      checkins,
      applies: appliesThisVisit(services.sessionStorage),
      list,
      applying,
      closed: selectClosed(getState(), 'lucky'),
    });
    if (stop) return dispatch(showStop(stop, toCheckIn));
    // Without a host no window can be shown, so nothing is requested.
    if (getState().bridge.host !== 'present') return dispatch(showToast('lucky.noneFound'));

    const busy = list.totalInfo.count > 0;
    countApply(services.sessionStorage);
    dispatch(luckyApplyStarted({ at: services.elapsed(), lockMs: requestLockMs }));
    const { postLucky } = luckyApi.endpoints;
    const request = dispatch(postLucky.initiate({ query: { taskId, action: 'apply' }, key: services.uuid() }));
    const { data, error } = await request;
    request.reset();
    const ongoing = ongoingOf((await dispatch(luckyList(true)))?.luckytasks ?? []);
    // When the response was lost, an ongoing task must come from this request: the checks above ruled out an earlier
    // one.
    const refusal = data?.info ?? statedRefusal(error);
    const maybe = refusal === undefined ? outcomeUnknown(error) : refusal === luckyInfos.ongoing;
    if (data?.status === 1 || isCallUnknown(error) || (maybe && ongoing)) {
      if (dispatch(hostCommands.openWindow({ kind: 'lucky', busy, ...(ongoing && { taskId: ongoing.taskId }) })))
        return;
      dispatch(luckyApplyEnded());
      return dispatch(showToast('lucky.noneFound'));
    }
    dispatch(luckyApplyEnded());
    return refusal === undefined ? dispatch(showUnreachable(error)) : dispatch(showLuckyRefusal(refusal, toCheckIn));
  };

/** Shows why no task can be requested: what is missing and, where possible, what to do. */
const showStop =
  (stop: ApplyStop, toCheckIn: () => void): AppThunk<void> =>
  (dispatch) => {
    switch (stop) {
      case 'applying':
        return dispatch(showToast('lucky.applyRunning'));
      case 'closed':
        return dispatch(showLuckyClosed());
      case 'needCheckin':
        return dispatch(showNeedCheckin(toCheckIn));
      case 'maxApplies':
        return dispatch(showToast('lucky.maxApplies', { count: luckyAppliesPerVisit }));
      case 'finished':
        return dispatch(showToast('lucky.finishedToday'));
      case 'noQuota':
        return dispatch(showToast('lucky.noQuota'));
      case 'noSource':
        return dispatch(showToast('lucky.noSource'));
      case 'ongoing':
        return dispatch(showToast('lucky.oneOngoing'));
    }
  };

/** Says that the market has closed lucky tasks for now (RULES-4), and asks whether it still has. */
export const showLuckyClosed =
  (): AppThunk =>
  (dispatch, getState, { clock }) => {
    dispatch(loadMarketRules(true));
    void dispatch(openDialog('lucky.closed', { back: selectBack(getState(), 'lucky', clock.now()) }));
  };

/** Shows a tip that a check-in is required first: "Check-in count 0 blocks (tip; posts action lt_nocheckin)". */
const showNeedCheckin =
  (toCheckIn: () => void): AppThunk =>
  (dispatch) => {
    dispatch(trackAction('lt_nocheckin'));
    void dispatch(openDialog('lucky.needCheckin')).then((answer) => answer === 'primary' && toCheckIn());
  };

/** Shows the reason for which the server refused a lucky task. */
const showLuckyRefusal =
  (info: string, toCheckIn: () => void): AppThunk =>
  (dispatch) => {
    switch (info) {
      case luckyInfos.needCheckin:
        return dispatch(showStop('needCheckin', toCheckIn));
      case luckyInfos.noQuota:
        return dispatch(showStop('noQuota', toCheckIn));
      case luckyInfos.noSource:
        return dispatch(showStop('noSource', toCheckIn));
      case luckyInfos.ongoing:
        return dispatch(showStop('ongoing', toCheckIn));
      case luckyInfos.closed:
        return dispatch(showStop('closed', toCheckIn));
      case luckyInfos.noneFound:
        return dispatch(showToast('lucky.noneFound'));
      case luckyInfos.dupUser:
        return void dispatch(openDialog('login.duplicateUser'));
      default:
        return dispatch(showToast('network.unknownError'));
    }
  };
