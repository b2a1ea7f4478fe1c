/**
 * The kill switch: served in place of the worker, it unregisters the worker and deletes its caches. Running visits are
 * not interrupted.
 */
import { removeVersions } from './installedVersion';

interface WorkerScope {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const scope = globalThis as unknown as WorkerScope;
addEventListener('install', (event) => (event as WorkerEvent).waitUntil(scope.skipWaiting()));
addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(removeWorker()));

async function removeWorker(): Promise<void> {
  try {
    await removeVersions(caches);
  } finally {
    await scope.registration.unregister();
  }
}
