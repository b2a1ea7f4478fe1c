import { luckyAppliesPerVisit } from '@tally/contract/limits';
import { luckyInfos } from '@tally/contract/lucky';
import { outcomeUnknown } from '../../api/apiError';
import { applyBlocked } from '../../bridge/bridgeSlice';
import { luckyApplyEnded, luckyApplyStarted } from '../../bridge/actions';
import { openDialog, showUnreachable, showToast } from '../../overlays/openDialog';
import { trackAction } from '../../session/trackAction';
import type { AppThunk } from '../../store';
import { countApply, readApplies } from './applyCount';
import { luckyApi } from './luckyApi';
import { luckyList } from './luckyList';
import { applyStop, ongoingOf, type ApplyStop } from './luckyRules';

/** Longer than the request with all its repeats can take, ms: the window or the refusal that follows ends it. */
const requestLockMs = 60_000;

export interface ApplyRequest {
  /** How often the person checked in today; undefined where it is not known. */
  checkins: number | undefined;
  /** Does the check-in that has to come first. */
  toCheckIn: () => void;
  /** The wanted task; 0: any. */
  taskId?: number;
}

/** Requests a lucky task: the checks in their order, then the server, then the host's window with the task's ads. */
export const applyLucky =
  ({ checkins, toCheckIn, taskId = 0 }: ApplyRequest): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, bridge }) => {
    const list = await dispatch(luckyList());
    if (!list) return dispatch(showUnreachable());
    const applying = applyBlocked(getState().bridge, services.elapsed());
    const stop = applyStop({ checkins, applies: readApplies(services.sessionStorage), list, applying });
    if (stop) return dispatch(showStop(stop, toCheckIn));
    // Nothing is requested that could not be shown.
    if (getState().bridge.host !== 'present') return dispatch(showToast('lucky.noneFound'));

    const busy = list.totalInfo.count > 0;
    countApply(services.sessionStorage);
    dispatch(luckyApplyStarted({ at: services.elapsed(), lockMs: requestLockMs }));
    const { postLucky } = luckyApi.endpoints;
    const request = dispatch(postLucky.initiate({ query: { taskId, action: 'apply' }, key: services.uuid() }));
    const { data, error } = await request;
    request.reset();
    const ongoing = ongoingOf((await dispatch(luckyList(true)))?.luckytasks ?? []);
    // An answer that was lost may have brought a task all the same: none was under way before.
    const maybe = data ? data.info === luckyInfos.ongoing : outcomeUnknown(error);
    if (data?.status === 1 || (maybe && ongoing)) {
      if (bridge.commands.openWindow('lucky', { busy, ...(ongoing && { taskId: ongoing.taskId }) })) return;
      dispatch(luckyApplyEnded());
      return dispatch(showToast('lucky.noneFound'));
    }
    dispatch(luckyApplyEnded());
    return data ? dispatch(showLuckyRefusal(data.info, toCheckIn)) : dispatch(showUnreachable());
  };

/** Each reason states what is missing and, where there is one, what to do. */
const showStop =
  (stop: ApplyStop, toCheckIn: () => void): AppThunk<void> =>
  (dispatch) => {
    switch (stop) {
      case 'applying':
        return dispatch(showToast('lucky.applyRunning'));
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

/** "Check-in count 0 blocks (tip; posts action lt_nocheckin)". */
const showNeedCheckin =
  (toCheckIn: () => void): AppThunk =>
  (dispatch) => {
    dispatch(trackAction('lt_nocheckin'));
    void dispatch(openDialog('lucky.needCheckin')).then((answer) => answer === 'primary' && toCheckIn());
  };

/** The server's reasons. */
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
      case luckyInfos.noneFound:
        return dispatch(showToast('lucky.noneFound'));
      case luckyInfos.dupUser:
        return void dispatch(openDialog('login.duplicateUser'));
      default:
        return dispatch(showToast('network.unknownError'));
    }
  };
