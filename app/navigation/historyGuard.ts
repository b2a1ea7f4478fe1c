/** What lies under the app's first page in the history: reaching it means that back was pressed on the first page. */
const guard = { guard: true };

/** Whether a history entry is the guard. */
export const atGuard = (state: unknown): boolean => (state as { guard?: boolean } | null)?.guard === true;

/** How many pages of the app lie before a history entry; the router numbers its entries so. Undefined: not one of the app's. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** How many pages of the app lie before the page of the address. */
export const pagesBefore = ({ history }: Window): number => placeOf(history.state) ?? 0;

/**
 * Sets the address, and puts a guard under the app's first page: from now on back does not leave the app, whatever else
 * has arrived. A page that is loaded anew has its guard already and keeps its place among the pages.
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
