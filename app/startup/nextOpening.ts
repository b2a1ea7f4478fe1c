import type { CreatedApp } from '../createApp';
import { openNewVersion } from './newVersion/openNewVersion';
import { rememberHome } from './rememberHome';
import { registerWorker } from './serviceWorker/registerWorker';
import { renewNow } from './serviceWorker/renewNow';

/** What makes the next opening faster, and the new version's when this page is too old; fetched when this one has nothing to do any more. */
export function prepareNextOpening(page: Window, app: CreatedApp): void {
  rememberHome(app.store, app.context);
  openNewVersion(page.document, app, () => renewNow(page, app.context.services.after));
  void registerWorker(page);
}
