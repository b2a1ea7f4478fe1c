import type { CreatedApp } from '../createApp';
import { openNewVersion } from './newVersion/openNewVersion';
import { rememberHome } from './rememberHome';
import { registerWorker } from './serviceWorker/registerWorker';
import { renewNow } from './serviceWorker/renewNow';

/**
 * Work that makes the next opening faster, and reloads the page when it is too old; loaded once this start has
 * finished.
 */
export function prepareNextOpening(page: Window, app: CreatedApp): void {
  rememberHome(app.store, app.context);
  openNewVersion(page.document, app, () => renewNow(page, app.context.services.after));
  void registerWorker(page);
}
