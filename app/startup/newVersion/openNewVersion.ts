import { pageVersion } from '@tally/contract/page/pageVersion';
import type { CreatedApp } from '../../createApp';
import { showToast } from '../../overlays/showToast';
import type { Stop } from '../../platform/services';
import { isSafeMoment } from './safeMoment';

/** Interval at which the page checks for a safe moment, ms. */
const lookMs = 1000;
/** How long a toast announces the reload, ms. */
const noticeMs = 2500;
/**
 * Session-storage key: the oldest page version still served when this visit was reloaded. Prevents a second reload for
 * the same version.
 */
const guardKey = 'loadedAnewFor';

/**
 * Reloads a page that is too old for the API, once, after announcing it (ENTRY-17). If the page is still too old
 * afterwards, or the attempt cannot be stored, the visit continues. Never interrupts an action.
 * @param renew installs the version that the reload opens; settles in any case
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
      stop = services.after(noticeMs, load);
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
