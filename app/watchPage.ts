import { api } from './api/api';
import type { Outside } from './outside';
import { showToast } from './overlays/ask';
import type { AppStore } from './store';

/** Signs of the same return come close together: visible, shown and focused. */
const oneReturnMs = 1000;

/**
 * The page comes back to the foreground or to the network: what may have changed meanwhile is fetched again, each
 * endpoint at most once (reliability N5), and rewards whose answer was lost are asked for with their old keys.
 * Words and quiz have no callback: this is how their coins appear (decisions: Gaps filled).
 */
export function watchPage(page: Window, store: AppStore, { services, bridge }: Outside): void {
  let away = false;
  let last = -oneReturnMs;
  const refresh = () => {
    if (services.elapsed() - last < oneReturnMs) return;
    last = services.elapsed();
    bridge.claimOwed();
    store.dispatch(api.util.invalidateTags(['User', 'Tasks', 'Lucky', 'Income', 'Records', 'Wallet', 'Passbook']));
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') away = true;
    else if (away) {
      away = false;
      refresh();
    }
  });
  page.addEventListener('pageshow', (event) => event.persisted && refresh());
  page.addEventListener('blur', () => {
    away = true;
  });
  page.addEventListener('focus', () => {
    if (!away) return;
    away = false;
    refresh();
  });
  page.addEventListener('online', () => {
    store.dispatch(showToast('backOnline'));
    refresh();
  });
}
