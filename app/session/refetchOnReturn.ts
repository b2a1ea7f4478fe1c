import { revealMs } from '@tally/contract/limits/home';
import { openedEveryMs } from '@tally/contract/limits/login';
import { minuteMs } from '@tally/contract/limits/time';
import { api } from '../api/api';
import { reportUnconfirmed } from '../bridge/actions';
import type { AppContext, AppStore } from '../state/appStore';
import { showToast } from '../overlays/showToast';
import { trackAction } from '../host/trackAction';
import { selectSession } from '../state/sessionSlice';

/**
 * Additional event that a start on this screen reports to the server besides "open", and its delay after the start, ms
 * (API-30).
 */
export interface OpenedScreen {
  data: 'CoinCenter' | 'MoreApps';
  after: number;
}

/** Shortest time between two requests for a market's rules when the page returns, ms. */
const rulesEveryMs = minuteMs;

/** One return triggers several events (visibilitychange, pageshow, focus): those within this time count as one, ms. */
const oneReturnMs = 1000;

/**
 * When the page returns to the foreground or the network, data that may have changed is fetched again, each endpoint at
 * most once, and rewards whose response was lost are requested again with their old keys. Words and quiz have no
 * callback: their coins are updated this way (features/tasks/gameRewards.ts tells them), and by the next tap, because a
 * host may close its window without any event (TASK-20).
 */
export function refetchOnReturn(page: Window, store: AppStore, context: AppContext, opens?: OpenedScreen): void {
  const { services, changes } = context;
  const reportOpened = createOpenReporter(store, context, opens);
  let away = false;
  let last = -oneReturnMs;
  let rulesAt = services.elapsed();
  /** The window without a callback that was looked after last. */
  let heardOf = 0;
  const silentWindow = () => store.getState().bridge.silentAt;
  const refresh = () => {
    heardOf = silentWindow();
    if (services.elapsed() - last < oneReturnMs) return;
    last = services.elapsed();
    changes.count++;
    store.dispatch(reportUnconfirmed());
    reportOpened();
    const withRules = last - rulesAt >= rulesEveryMs;
    if (withRules) rulesAt = last;
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
        ...(withRules ? (['Rules'] as const) : []),
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
  page.addEventListener('pointerdown', () => silentWindow() !== heardOf && refresh(), true);
  page.addEventListener('online', () => {
    store.dispatch(showToast('network.backOnline'));
    refresh();
  });
}

/**
 * Reports "open" to the server. Requests that only read do not count as activity: only this event tells the server that
 * a person opened the app, which keeps their coins and cash from expiring (MONEY-5). Sent shortly after the start, on
 * any screen, and again on a later return.
 */
function createOpenReporter(store: AppStore, { services }: AppContext, opens: OpenedScreen | undefined): () => void {
  if (!selectSession(store.getState())) return () => undefined;
  let reportedAt = services.now();
  const report = () => store.dispatch(trackAction('open', opens?.data));
  services.after(opens?.after ?? revealMs.openAction, report);
  return () => {
    // The absolute difference, so that a clock that was set back does not suppress the report.
    if (Math.abs(services.now() - reportedAt) < openedEveryMs) return;
    reportedAt = services.now();
    report();
  };
}
