import type { BridgeCommands } from '../bridge/commands';
import { openDialog } from '../overlays/openDialog';
import type { AppThunk } from '../store';

/** The permissions of the phone that the page asks for: where it is kept that it did, and the dialog that says what for. */
const permissions = {
  contacts: {
    key: 'contactsAsked',
    dialog: 'permissions.contacts',
    request: (host: BridgeCommands) => host.requestContactsPermission(),
  },
  notifications: {
    key: 'notificationsAsked',
    dialog: 'permissions.notifications',
    request: (host: BridgeCommands) => host.requestNotificationPermission(),
  },
} as const;

/**
 * Asks for a permission of the phone, once: a dialog says what for, and only "allow" leads to the phone's own question.
 * Whatever is answered, it is not asked again on this phone. Without a host there is nothing to ask for.
 * @returns false when the person closed the dialog without an answer
 */
export const requestPermission =
  (permission: keyof typeof permissions): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { services, bridge }) => {
    const { key, dialog, request } = permissions[permission];
    if (!services.host() || services.storage.get(key) !== undefined) return true;
    const answer = await dispatch(openDialog(dialog));
    services.storage.set(key, '1');
    if (answer === 'primary') request(bridge.commands);
    return answer !== 'closed';
  };
