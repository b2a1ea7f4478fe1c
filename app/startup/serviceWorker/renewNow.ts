import { withDeadline } from '../../platform/time/deadline';
import type { Services } from '../../platform/services';
import { removeVersions } from './installedVersion';
import type { WorkerMessage } from './workerMessage';

/** How long to wait for the worker to fetch a new version, ms. */
const renewMs = 15_000;

/**
 * Lets the worker fetch the page again, so that the next load opens the new version. If there is none, the worker's
 * caches are deleted, so that the next load uses the network. Never rejects.
 * @param after runs a callback after a delay, as `Services.after`
 */
export async function renewNow(page: Pick<Window, 'navigator' | 'caches'>, after: Services['after']): Promise<void> {
  const worker = (page.navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!worker) return;
  const isNew = await new Promise<boolean>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    after(renewMs, () => done(false));
    const message: WorkerMessage = { kind: 'renew' };
    worker.postMessage(message, [port2]);
  });
  if (!isNew) await withDeadline(removeVersions(page.caches), { after }).catch(() => undefined);
}
