import { hostCommands } from '../bridge/calls/hostCommands';
import { openDialog } from '../overlays/openDialog';
import type { AppThunk } from '../state/appStore';

/**
 * The phone's permissions that the page requests: the storage key that marks it as requested, and the dialog that
 * explains it.
 */
const permissions = {
  contacts: {
    key: 'contactsAsked',
    dialog: 'permissions.contacts',
    request: hostCommands.requestContactsPermission,
  },
  notifications: {
    key: 'notificationsAsked',
    dialog: 'permissions.notifications',
    request: hostCommands.requestNotificationPermission,
  },
} as const;

/**
 * Requests a permission of the phone, once: a dialog explains it, and only "allow" opens the phone's own prompt.
 * Whatever the answer, it is not requested again on this phone. Without a host nothing is requested.
 * @returns false when the person closed the dialog without an answer
 */
export const requestPermission =
  (permission: keyof typeof permissions): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { services }) => {
    const { key, dialog, request } = permissions[permission];
    if (!services.host() || services.storage.get(key) !== undefined) return true;
    const answer = await dispatch(openDialog(dialog));
    services.storage.set(key, '1');
    if (answer === 'primary') dispatch(request());
    return answer !== 'closed';
  };
