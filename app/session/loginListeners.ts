import { loginResult } from '../bridge/actions';
import { openDialog } from '../overlays/openDialog';
import type { StartAppListening } from '../state/appStore';

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
}
