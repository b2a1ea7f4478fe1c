import { answerDialog } from './overlays/ask';
import { selectDialog } from './overlays/overlaysSlice';
import type { RouterHandle } from './routerHandle';
import { routeOf } from './routes';
import type { AppStore } from './store';

/** What is under the page in the history: reaching it means that back was pressed on the first page. */
const guard = { guard: true };

/**
 * The hardware back key. It arrives as a step back in the history: ignored on the pages that say so and while a dialog
 * shows (which it puts away), elsewhere exactly one step (section 2; reliability N10). Runs before the router hears of it.
 * @returns `hostBack` for a host that asks first, and the end of it all
 */
export function watchBackKey(page: Window, store: AppStore, router: RouterHandle): { hostBack(): boolean; stop(): void } {
  let undoing = false;

  /** True when a press of back must not move the page. The address has moved already when `popstate` comes; the router tells what is on the screen. */
  const held = (): boolean => {
    const dialog = selectDialog(store.getState());
    if (dialog) store.dispatch(answerDialog(dialog.id, 'closed'));
    return dialog !== undefined || routeOf(router.shown()).back === 'ignored';
  };
  const onPop = (event: PopStateEvent) => {
    if (undoing) {
      undoing = false;
      event.stopImmediatePropagation();
      return;
    }
    const atGuard = (event.state as typeof guard | null)?.guard === true;
    if (atGuard || held()) {
      undoing = true;
      event.stopImmediatePropagation();
      page.history.forward();
    }
  };

  const { state } = page.history as { state: unknown };
  page.history.replaceState(guard, '');
  page.history.pushState(state, '');
  page.addEventListener('popstate', onPop, { capture: true });
  return {
    hostBack: () => {
      if (!held()) router.back();
      return true;
    },
    stop: () => page.removeEventListener('popstate', onPop, { capture: true }),
  };
}
