import { pageVersion } from '@tally/contract/pageVersion';
import type { CreatedApp } from '../../createApp';
import { showToast } from '../../overlays/openDialog';
import type { Stop } from '../../platform/services';
import { isSafeMoment } from './safeMoment';

/** A safe moment is looked for so often, ms. */
const lookMs = 1000;
/** So long is told what will happen, ms. */
const tellMs = 2500;
/** Where this visit keeps which page it has been loaded anew for. */
const guardKey = 'loadedAnewFor';

/**
 * A page that is older than the API may serve says so and loads itself anew, once (ENTRY-17): a visit that is still old
 * afterwards goes on, and so does one that cannot remember that it has tried. Never in the middle of anything.
 * @param renew brings what the next load opens; settles in any case
 */
export function openNewVersion(page: Document, app: CreatedApp, renew: () => Promise<void>): Stop {
  const { store, context } = app;
  const { services, servedPages } = context;
  const tried = () => Number(services.sessionStorage.get(guardKey)) >= servedPages.oldest;
  let stop: Stop = () => undefined;
  let dealtWith = pageVersion;

  const load = () => {
    if (!isSafeMoment(page, app)) return waitForMoment();
    if (services.sessionStorage.set(guardKey, String(servedPages.oldest))) services.reload();
    else store.dispatch(showToast('version.tooOld'));
  };
  const waitForMoment = () => {
    stop = services.every(lookMs, () => {
      if (!isSafeMoment(page, app)) return;
      stop();
      store.dispatch(showToast('version.opens'));
      stop = services.after(tellMs, load);
    });
  };
  const look = () => {
    if (servedPages.oldest <= dealtWith) return;
    dealtWith = servedPages.oldest;
    stop();
    if (tried()) store.dispatch(showToast('version.tooOld'));
    else void renew().then(waitForMoment);
  };
  servedPages.changed = look;
  look();
  return () => {
    stop();
    delete servedPages.changed;
  };
}
