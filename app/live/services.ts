import { findHost } from '../bridge/host';
import type { Boot } from '../boot/boot';
import type { Services } from '../services';
import { safeStorage } from '../storage';
import { liveAmbient } from './ambient';
import { sealedSecrets } from './sealedSecrets';
import { takeFirst } from './takeFirst';
import { uuid } from './uuid';

/**
 * The browser as the app's outside world.
 * @param first calls that the page head started: the first to ask for one gets its answer, without a second request
 */
export function liveServices(first: Boot['first']): Services {
  const session = safeStorage(() => sessionStorage);
  return {
    ...liveAmbient,
    fetch: (input, init) => takeFirst(first, new Request(input, init), fetch),
    host: () => findHost(window),
    storage: safeStorage(() => localStorage),
    sessionStorage: session,
    secrets: sealedSecrets(session),
    uuid,
    navigate: (url) => location.assign(url),
    reload: () => location.reload(),
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return copyBySelection(text);
      }
    },
    online: () => navigator.onLine,
  };
}

/** Old web views have no clipboard interface: a selection is copied instead. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}
