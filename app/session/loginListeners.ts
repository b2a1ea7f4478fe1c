import { api } from '../api/api';
import { loginEnded } from '../api/loginEnded';
import { loggedOut, loginResult } from '../bridge/actions';
import { openDialog } from '../overlays/openDialog';
import { showToast } from '../overlays/showToast';
import type { AppContext, StartAppListening } from '../state/appStore';
import { forgetLastHome } from './persistedSession';
import { login } from './login';
import { selectUser } from './selectors';

/** Leaves nothing of who was logged in on the phone; its id is the phone's. */
function forgetPerson({ services, uuid }: Pick<AppContext, 'services' | 'uuid'>): void {
  void services.secrets.save({ ...(uuid && { uuid }) });
  forgetLastHome(services.storage);
}

/**
 * After a login the person is active at once, and their data is fetched after 500 ms (PERSON-7). The token is in the
 * vault already, and the store is theirs (createApp).
 */
export function startLoginListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: loginResult,
    effect: ({ payload }, { dispatch, extra }) => {
      if (!payload.ok) return void dispatch(openDialog('login.failed', { inBrowser: false }));
      const { vault, uuid, services } = extra;
      const token = vault.get();
      void services.secrets.save({ ...(token && { token }), ...(uuid && { uuid }) });
      void dispatch(openDialog('login.succeeded'));
    },
  });
  // The page goes on as a guest's (PERSON-18). At the first call for the person /404 says so (ENTRY-13).
  startListening({
    actionCreator: loginEnded,
    effect: async (_, { dispatch, getState, extra }) => {
      forgetPerson(extra);
      if (!selectUser(getState())) return;
      dispatch(api.util.invalidateTags(['User']));
      if ((await dispatch(openDialog('login.lapsed'))) === 'primary') dispatch(login());
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_, { dispatch, extra }) => {
      forgetPerson(extra);
      extra.navigation.go('/home');
      dispatch(showToast('account.loggedOut'));
    },
  });
}
