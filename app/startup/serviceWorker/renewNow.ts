import { removeVersions } from './installedVersion';
import type { WorkerMessage } from './workerMessage';

/** The worker may take so long to fetch a new version, ms. */
const renewMs = 15_000;

/**
 * Has the worker fetch the page anew, so that the next load opens it. Where it brings nothing new, what it keeps is thrown
 * away: the next load asks the network. Never rejects.
 * @param after runs something later, as `Services.after`
 */
export async function renewNow(
  page: Pick<Window, 'navigator' | 'caches'>,
  after: (ms: number, act: () => void) => unknown,
): Promise<void> {
  const worker = (page.navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!worker) return;
  const isNew = await new Promise<boolean>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    after(renewMs, () => done(false));
    const message: WorkerMessage = { kind: 'renew' };
    worker.postMessage(message, [port2]);
  });
  if (!isNew) await removeVersions(page.caches).catch(() => undefined);
}
