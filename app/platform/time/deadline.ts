import type { Services } from '../services';

/** How long the app waits for a service of the browser (IndexedDB, crypto, caches, clipboard), ms. */
const serviceMs = 1500;

/**
 * Settles as `work` does, and rejects when the browser does not answer in time: some web views never do, and the app
 * must then go on as without the service (ENTRY-19).
 */
export function withDeadline<T>(work: Promise<T>, { after }: Pick<Services, 'after'>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = after(serviceMs, () => reject(new Error('The browser does not answer.')));
    work.then(resolve, reject).finally(stop);
  });
}
