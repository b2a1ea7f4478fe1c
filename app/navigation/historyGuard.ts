/**
 * History state of the guard entry below the app's first page. Reaching it means that back was pressed on the first
 * page.
 */
const guard = { guard: true };

/** Whether a history state is that of the guard entry. */
export const atGuard = (state: unknown): boolean => (state as { guard?: boolean } | null)?.guard === true;

/**
 * Number of the app's pages before a history entry, taken from the index that the router stores in its entries.
 * Undefined for entries that are not the app's.
 */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** Number of the app's pages before the current history entry. */
export const pagesBefore = ({ history }: Window): number => placeOf(history.state) ?? 0;

/**
 * Sets the address, and inserts a guard entry below the app's first page: from now on back does not leave the app, even
 * before the app's code has loaded. A reloaded page already has its guard and keeps its position in the history.
 */
export function installHistoryGuard(page: Window, address: string): void {
  const { history } = page;
  const state: unknown = history.state;
  if (placeOf(state) !== undefined && !atGuard(state)) history.replaceState(state, '', address);
  else {
    history.replaceState(guard, '', address);
    history.pushState({ idx: 0 }, '', address);
  }
  page.addEventListener('popstate', (event) => atGuard(event.state) && history.forward(), true);
}
