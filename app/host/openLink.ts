import { isFeatureEnabled } from '../bridge/calls/featureGates';
import { intentLink, safeLink } from '../platform/links';
import { showToast } from '../overlays/showToast';
import { appSettings } from './appSettings';
import { selectSdk, selectSession } from '../state/sessionSlice';
import type { AppThunk } from '../state/appStore';

/**
 * Opens the link of a listed app or an advertisement: "through the in-app intent scheme when SDK is 806 or above".
 * Without a host or an intent scheme the link itself is opened; an unsafe link shows a toast.
 */
export const openLink =
  (link: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const safe = safeLink(link);
    if (!safe) return dispatch(showToast('links.openFailed'));
    if (!selectSession(getState()) || !services.host() || !isFeatureEnabled('intentLinks', selectSdk(getState())))
      return services.navigate(safe);
    const settings = await dispatch(appSettings());
    services.navigate(intentLink(settings?.appIntent ?? '', safe) ?? safe);
  };
