import { isActive } from '@tally/contract/active';
import { loginReloadMs } from '@tally/contract/limits';
import { api } from '../api/api';
import { loginResult } from '../bridge/actions';
import { openDialog } from '../overlays/openDialog';
import { delay } from '../platform/delay';
import type { StartAppListening } from '../store';
import { selectUser } from './selectors';
import { homeReloaded, loginWorked } from './sessionSlice';

/**
 * After a login the person is active at once, and home's data is fetched after 500 ms (PERSON-7). The bridge has put
 * the token into the vault before.
 */
export function startLoginListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: loginResult,
    effect: async ({ payload }, { dispatch, getState, extra, pause }) => {
      if (!payload.ok) return void dispatch(openDialog('login.failed', { inBrowser: false }));
      const { vault, uuid, services } = extra;
      const token = vault.get();
      void services.secrets.save({ ...(token && { token }), ...(uuid && { uuid }) });
      dispatch(loginWorked());
      const user = selectUser(getState());
      void dispatch(openDialog('login.succeeded', { name: user && isActive(user) ? user.name : '' }));
      await pause(delay(services, loginReloadMs));
      dispatch(homeReloaded());
      dispatch(api.util.resetApiState());
    },
  });
}
