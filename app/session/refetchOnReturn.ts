import { openedEveryMs, revealMs } from '@tally/contract/limits';
import { api } from '../api/api';
import type { AppContext } from '../platform/appContext';
import { showToast } from '../overlays/openDialog';
import { trackAction } from './trackAction';
import { selectSession } from './sessionSlice';
import type { AppStore } from '../store';

/** What a start on this screen reports to the server beside "open", and how long after the start, ms (API-30). */
export interface OpenedScreen {
  data: 'CoinCenter' | 'MoreApps';
  after: number;
}

/** Signs of the same return come close together: visible, shown and focused. */
const oneReturnMs = 1000;

/**
 * The page comes back to the foreground or to the network: what may have changed meanwhile is fetched again, each
 * endpoint at most once, and rewards whose answer was lost are requested again with their old keys.
 * Words and quiz have no callback: this is how their coins appear (TASK-20).
 */
export function refetchOnReturn(page: Window, store: AppStore, context: AppContext, opens?: OpenedScreen): void {
  const { services, bridge } = context;
  const reportOpened = createOpenReporter(store, context, opens);
  let away = false;
  let last = -oneReturnMs;
  const refresh = () => {
    if (services.elapsed() - last < oneReturnMs) return;
    last = services.elapsed();
    bridge.reportUnconfirmed();
    reportOpened();
    store.dispatch(
      api.util.invalidateTags([
        'User',
        'Tasks',
        'Lucky',
        'Review',
        'Income',
        'Records',
        'Wallet',
        'Passbook',
        'Feedback',
      ]),
    );
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
    store.dispatch(showToast('network.backOnline'));
    refresh();
  });
}

/**
 * Looking alone is not acting: only by "open" does the server learn that somebody opens the app, which keeps their coins
 * and cash from lapsing (MONEY-5). It is reported shortly after the start, on any screen, and again on a later return.
 */
function createOpenReporter(store: AppStore, { services }: AppContext, opens: OpenedScreen | undefined): () => void {
  if (!selectSession(store.getState())) return () => undefined;
  let reportedAt = services.now();
  const report = () => store.dispatch(trackAction('open', opens?.data));
  services.after(opens?.after ?? revealMs.openAction, report);
  return () => {
    // A clock that was set back must not silence it.
    if (Math.abs(services.now() - reportedAt) < openedEveryMs) return;
    reportedAt = services.now();
    report();
  };
}
