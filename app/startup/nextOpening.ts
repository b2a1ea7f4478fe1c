import type { CreatedApp } from '../createApp';
import { rememberHome } from './rememberHome';
import { registerWorker } from './serviceWorker/registerWorker';

/** What makes the next opening faster; fetched when this one has nothing to do any more. */
export function prepareNextOpening(page: Window, { store, context }: CreatedApp): void {
  rememberHome(store, context);
  void registerWorker(page);
}
