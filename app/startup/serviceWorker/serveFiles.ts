import { withDeadline } from '../../platform/time/deadline';
import type { Services } from '../../platform/services';
import { installedCache, installedVersion, type InstalledVersion } from './installedVersion';

/** The parts of the environment that the worker uses: a browser's, or a test's. */
export interface WorkerContext {
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  after: Services['after'];
}

/**
 * Access to `caches` may be refused, fail because it is full, or never be answered: the files are then fetched from the
 * network, as without a worker.
 */
const attempt = <T>(clock: Pick<WorkerContext, 'after'>, act: () => Promise<T>): Promise<T | undefined> =>
  withDeadline(act(), clock).catch(() => undefined);

const isHtml = (response: Response) => (response.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * The installed page, if it and all files that it needs at the start are still cached: the browser may have evicted
 * some of them.
 */
async function installedPage({ caches }: WorkerContext, version: InstalledVersion): Promise<Response | undefined> {
  const cache = await caches.open(installedCache(version));
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return version.files.every((file) => cached.has(file)) ? cache.match('/', { ignoreVary: true }) : undefined;
}

/** Response to a navigation: the installed page at once, otherwise the network's. */
export async function openPage(context: WorkerContext, request: Request): Promise<Response> {
  const page = await attempt(context, async () => {
    const version = await installedVersion(context.caches);
    return version && installedPage(context, version);
  });
  return page ?? context.fetch(request);
}

/**
 * The same response without the place for a code cache that a cached one has. Chromium writes that cache on the main
 * thread behind a script's first run, before an early tap is handled, and does not read it (decision 0011).
 */
const withoutCodeCache = async (response: Response) => new Response(await response.blob(), response);

/**
 * Response to a request for a file with a content hash in its name: taken from any cached version, so that a visit
 * continues with the version it began with. A file fetched from the network is cached; a response that is not such a
 * file (a static host answers with its page) is passed on without caching.
 */
export async function openFile(context: WorkerContext, request: Request): Promise<Response> {
  const cached = await attempt(context, async () => {
    const response = await context.caches.match(request, { ignoreVary: true });
    return response && withoutCodeCache(response);
  });
  if (cached) return cached;
  const response = await context.fetch(request);
  if (response.ok && !isHtml(response)) {
    const copy = response.clone();
    await attempt(context, async () => {
      const version = await installedVersion(context.caches);
      if (version) await (await context.caches.open(installedCache(version))).put(request, copy);
    });
  }
  return response;
}
