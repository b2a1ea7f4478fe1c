import { atGuard } from './historyGuard';
import type { Navigation } from './navigation';

/**
 * Handles the hardware back key, which arrives as a step back in the history: "ignored on home, privacy-policy, ref,
 * coincenter, moreapps and referral pages and while a dialog shows; elsewhere it goes back one step". Must run before
 * the router's own listener, and after the history guard (historyGuard.ts), which undoes a step before the first page.
 * @param isIgnored true when back must not change the page. The address has already changed when `popstate` fires; the
 *   navigation object knows which page is on the screen
 * @returns `hostBack` for a host that calls the page on back, and `stop`, which removes the listener
 */
export function watchHardwareBack(
  page: Window,
  navigation: Navigation,
  isIgnored: () => boolean,
): { hostBack(): boolean; stop(): void } {
  /**
   * Callback for the moment when the history is back at its previous entry; undefined unless a step is being undone.
   */
  let undone: (() => void) | undefined = atGuard(page.history.state) ? () => undefined : undefined;

  const back = () => {
    if (!isIgnored()) navigation.back();
  };
  const onPop = (event: PopStateEvent) => {
    const then = undone;
    undone = undefined;
    // A button of the page leads back everywhere (PRIVACY-14); only the key is ignored.
    const isOwn = navigation.consumeOwnStep();
    if (atGuard(event.state)) {
      event.stopImmediatePropagation();
      undone = back;
    } else if (then && page.location.pathname === navigation.currentPath()) {
      event.stopImmediatePropagation();
      then();
    } else if (!isOwn && isIgnored()) {
      event.stopImmediatePropagation();
      undone = () => undefined;
      page.history.forward();
    }
    // All other steps are left to the router: the screen follows the address, even when several steps ended at the
    // guard.
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
