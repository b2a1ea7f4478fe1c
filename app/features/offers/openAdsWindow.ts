import { chooseAdConfigs } from '../../bridge/calls/adPayload';
import { tapsBlocked } from '../../bridge/bridgeSlice';
import { hostCommands } from '../../bridge/calls/hostCommands';
import { showToast } from '../../overlays/showToast';
import { selectUser } from '../../session/selectors';
import { selectSdk } from '../../state/sessionSlice';
import type { AppThunk } from '../../state/appStore';
import { selectAdConfigs } from './adConfigs';

/**
 * Opens the phone app's ads window with the cached ad configs. While another window is open, a toast says so.
 * @returns false when the window cannot be opened: no host, a host older than SDK 803, or no ad configs
 */
export const openAdsWindow =
  (): AppThunk<boolean> =>
  (dispatch, getState, { services }) => {
    const state = getState();
    const sdk = selectSdk(state);
    const configs = chooseAdConfigs('ads', selectAdConfigs(state, services), selectUser(state)?.adShowType ?? 0, sdk);
    if (configs.length === 0 || !services.host()) return false;
    if (!tapsBlocked(state.bridge, services.elapsed())) return dispatch(hostCommands.openWindow({ kind: 'ads' }));
    dispatch(showToast('tasks.busy'));
    return true;
  };
