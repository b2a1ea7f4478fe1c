import { openedEveryMs, revealMs } from '@tally/contract/limits';
import { api } from '../api/api';
import type { AppContext } from '../platform/appContext';
import { showToast } from '../overlays/openDialog';
import { trackAction } from './trackAction';
import { selectSession } from './sessionSlice';
import type { AppStore } from '../store';

/** What a start on a screen of its own tells the server beside "open", and when, ms (API-30). */
export interface OpenedScreen {
  data: 'CoinCenter' | 'MoreApps';
  after: number;
}

/** Signs of the same return come close together: visible, shown and focused. */
const oneReturnMs = 1000;

/**
 * The page comes back to the foreground or to the network: what may have changed meanwhile is fetched again, each
 * endpoint at most once, and rewards whose answer was lost are asked for with their old keys.
 * Words and quiz have no callback: this is how their coins appear (TASK-20).
 */
export function refetchOnReturn(page: Window, store: AppStore, context: AppContext, opens?: OpenedScreen): void {
  const { services, bridge } = context;
  const tellOpened = openTeller(store, context, opens);
  let away = false;
  let last = -oneReturnMs;
  const refresh = () => {
    if (services.elapsed() - last < oneReturnMs) return;
    last = services.elapsed();
    bridge.reportUnconfirmed();
    tellOpened();
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
 * and cash from lapsing (MONEY-5). It is told shortly after the start, wherever that was, and again on a later return.
 */
function openTeller(store: AppStore, { services }: AppContext, opens: OpenedScreen | undefined): () => void {
  if (!selectSession(store.getState())) return () => undefined;
  let told = services.now();
  const tell = () => store.dispatch(trackAction('open', opens?.data));
  services.after(opens?.after ?? revealMs.openAction, tell);
  return () => {
    // A clock that was set back must not silence it.
    if (Math.abs(services.now() - told) < openedEveryMs) return;
    told = services.now();
    tell();
  };
}
