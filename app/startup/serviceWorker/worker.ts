/**
 * The service worker: serves the app's page and files from its cache and handles nothing else. It does not depend on a
 * version: what it caches is read from the page (renewVersion), so it changes only when these rules do.
 */
import { browserEnvironment } from '../../platform/browserEnvironment';
import { openFile, openPage, type WorkerContext } from './serveFiles';
import { renewVersion } from './renewVersion';
import { requestKind } from './requestKind';
import type { WorkerMessage } from './workerMessage';

/** Properties of a worker's events that TypeScript's DOM types lack. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerMessageEvent extends WorkerEvent {
  data: WorkerMessage;
  ports: readonly MessagePort[];
}

/** The page is fetched again this long after an opening, ms, so that the start has network and processor to itself. */
const renewAfterMs = 3000;

const context: WorkerContext = {
  caches,
  fetch: (request, init) => fetch(request, init),
  after: browserEnvironment.after,
};
const listen = <E extends Event>(type: string, act: (event: E) => void) =>
  addEventListener(type, (event) => act(event as E));

let renewing: Promise<boolean> | undefined;
/** At most one renewal at a time, shared by all callers; a failed one changes nothing. */
const renew = (): Promise<boolean> =>
  (renewing ??= renewVersion(context)
    .catch(() => false)
    .finally(() => {
      renewing = undefined;
    }));

listen<WorkerEvent>('install', (event) => event.waitUntil(renew()));
listen<FetchEvent>('fetch', (event) => {
  switch (requestKind(event.request, location.origin)) {
    case 'page':
      event.respondWith(openPage(context, event.request));
      event.waitUntil(new Promise((done) => setTimeout(done, renewAfterMs)).then(renew));
      return;
    case 'file':
      event.respondWith(openFile(context, event.request));
      return;
    default:
  }
});
listen<WorkerMessageEvent>('message', (event) => {
  const { data, ports } = event;
  if (data.kind === 'renew') event.waitUntil(renew().then((changed) => ports[0]?.postMessage(changed)));
  else
    event.waitUntil(
      Promise.all(
        data.files.filter((file) => file.startsWith('/assets/')).map((file) => openFile(context, new Request(file))),
      ),
    );
});
