import { copyBySelection } from '../platform/copyBySelection';
import { findHost } from '../bridge/calls/host';
import type { BootData } from './head/bootData';
import type { Services } from '../platform/services';
import { safeStorage } from '../platform/storage/storage';
import { browserEnvironment } from '../platform/browserEnvironment';
import { withDeadline } from '../platform/time/deadline';
import { createEncryptedStorage } from '../platform/storage/encryptedStorage';
import { createEarlyFetch } from './head/earlyFetch';
import { uuid } from '../platform/uuid';

/**
 * Creates the app's services from the browser's interfaces.
 * @param boot requests started by the page head: the first equal request of the app gets such a response, without a
 *   second request, as long as it is made for the same person
 */
export function createBrowserServices(boot: Pick<BootData, 'earlyResponses' | 'secrets'>): Services {
  const session = safeStorage(() => sessionStorage);
  return {
    ...browserEnvironment,
    fetch: (input, init) =>
      createEarlyFetch(boot, init || !(input instanceof Request) ? new Request(input, init) : input, fetch),
    host: () => findHost(window),
    storage: safeStorage(() => localStorage),
    sessionStorage: session,
    secrets: createEncryptedStorage(session),
    uuid,
    built: Date.parse(document.documentElement.dataset.built ?? ''),
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    copy: async (text) => {
      try {
        await withDeadline(navigator.clipboard.writeText(text), browserEnvironment);
        return true;
      } catch {
        return copyBySelection(text);
      }
    },
    online: () => navigator.onLine,
  };
}
