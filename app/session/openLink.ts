import { intentLink, safeLink } from '../platform/links';
import { showToast } from '../overlays/openDialog';
import { appSettings } from './appSettings';
import { selectSession } from './sessionSlice';
import type { AppThunk } from '../store';

/**
 * Opens what an app of a list or an advertisement leads to: "through the in-app intent scheme when SDK is 806 or above".
 * Without a host or its scheme the link itself is opened; a link that may not be opened gives a toast.
 */
export const openLink =
  (link: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { bridge, services }) => {
    const safe = safeLink(link);
    if (!safe) return dispatch(showToast('links.openFailed'));
    if (!selectSession(getState()) || !services.host() || !bridge.commands.can('intentLinks'))
      return services.navigate(safe);
    const settings = await dispatch(appSettings());
    services.navigate(intentLink(settings?.appIntent ?? '', safe) ?? safe);
  };
