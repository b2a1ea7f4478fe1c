import { storeLink } from '../../links';
import { askDialog, showToast } from '../../overlays/ask';
import { selectSession } from '../../session/sessionSlice';
import { settingsApi } from '../../session/settingsApi';
import type { AppThunk } from '../../store';
import { reviewShownKey } from './passbookRules';

/**
 * Prompt 1 asks whether the person likes the product: Yes leads to prompt 2 and the store, No is thanked. "Either answer of prompt 2
 * sets the flag so it is not shown again" (section 2, Passbook). Nobody is asked while the product's name is not known.
 */
export const askForReview = (): AppThunk<Promise<void>> => async (dispatch, getState, { services }) => {
  const session = selectSession(getState());
  if (!session) return;
  const { data: settings } = await dispatch(settingsApi.endpoints.getAppSettings.initiate({ package_name: session.pkgName, locale: session.locale }, { subscribe: false }));
  if (!settings) return;
  const likes = await dispatch(askDialog('reviewAsk', { app: settings.appName }));
  if (likes === 'secondary') dispatch(showToast('reviewThanks'));
  if (likes !== 'primary') return;
  const answer = await dispatch(askDialog('reviewStore'));
  if (answer === 'closed') return;
  services.storage.set(reviewShownKey, '1');
  const store = storeLink(session.pkgName, services.host() !== undefined);
  if (answer === 'primary' && store) services.navigate(store);
};
