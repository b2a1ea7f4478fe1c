import { atGuard } from './historyGuard';
import type { Navigation } from './navigation';

/**
 * The hardware back key, which arrives as a step back in the history: "ignored on home, privacy-policy, ref, coincenter,
 * moreapps and referral pages and while a dialog shows; elsewhere it goes back one step". Runs before the router's own listener,
 * and after the guard of the first page, which has itself left again (historyGuard.ts).
 * @param isIgnored true when back must not move the page. The address has moved already when `popstate` comes; the
 *   navigation tells what is on the screen
 * @returns `hostBack` for a host that calls the page first, and `stop`, which removes the listener
 */
export function watchHardwareBack(
  page: Window,
  navigation: Navigation,
  isIgnored: () => boolean,
): { hostBack(): boolean; stop(): void } {
  /** What to do once the history is back where it was; undefined unless a step is being undone. */
  let undone: (() => void) | undefined = atGuard(page.history.state) ? () => undefined : undefined;

  const back = () => {
    if (!isIgnored()) navigation.back();
  };
  const onPop = (event: PopStateEvent) => {
    const then = undone;
    undone = undefined;
    if (atGuard(event.state)) {
      event.stopImmediatePropagation();
      undone = back;
    } else if (then && page.location.pathname === navigation.currentPath()) {
      event.stopImmediatePropagation();
      then();
    } else if (isIgnored()) {
      event.stopImmediatePropagation();
      undone = () => undefined;
      page.history.forward();
    }
    // Anything else is the router's: the screen follows the address, also when several steps ended at the guard.
  };

  page.addEventListener('popstate', onPop, { capture: true });
  return {
    hostBack: () => {
      back();
      return true;
    },
    stop: () => page.removeEventListener('popstate', onPop, { capture: true }),
  };
}
