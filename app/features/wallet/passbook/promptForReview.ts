import { storeLink } from '../../../platform/links';
import { openDialog } from '../../../overlays/openDialog';
import { showToast } from '../../../overlays/showToast';
import { appSettings } from '../../../host/appSettings';
import { openLink } from '../../../host/openLink';
import { selectSession } from '../../../state/sessionSlice';
import type { AppThunk } from '../../../state/appStore';
import { reviewShownKey } from './passbookRules';

/**
 * Prompt 1 asks whether the person likes the product: Yes leads to prompt 2 and the store, which opens by the app's
 * intent scheme inside the phone app (RATE-3); No shows a thank-you.
 * "Either answer of prompt 2 sets the flag so it is not shown again" (RATE-4). Nothing is asked while the product's
 * name is unknown.
 */
export const promptForReview =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const session = selectSession(getState());
    if (!session) return;
    const settings = await dispatch(appSettings());
    if (!settings) return;
    const likes = await dispatch(openDialog('review.likesApp', { app: settings.appName }));
    if (likes === 'secondary') dispatch(showToast('review.thankYou'));
    if (likes !== 'primary') return;
    const answer = await dispatch(openDialog('review.openStore'));
    if (answer === 'closed') return;
    services.storage.set(reviewShownKey, '1');
    const store = storeLink(session.pkgName, services.host() !== undefined);
    if (answer === 'primary' && store) await dispatch(openLink(store));
  };
