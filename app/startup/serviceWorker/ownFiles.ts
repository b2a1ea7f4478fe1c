import { installedCache, installedVersion, type InstalledVersion } from './installedVersion';

/** What the worker uses of its environment: a browser's, or a test's. */
export interface WorkerContext {
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

/** `caches` may be refused or full: whatever goes wrong there, the files come from the network as without a worker. */
const attempt = <T>(act: () => Promise<T>): Promise<T | undefined> => act().catch(() => undefined);

const isHtml = (response: Response) => (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The installed page, if it and every file that it starts with are still there: a cache may have been thrown away in part. */
async function installedPage({ caches }: WorkerContext, version: InstalledVersion): Promise<Response | undefined> {
  const cache = await caches.open(installedCache(version));
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return version.files.every((file) => cached.has(file)) ? cache.match('/', { ignoreVary: true }) : undefined;
}

/** The page of an opening: the installed one at once, otherwise the network's. */
export async function openPage(context: WorkerContext, request: Request): Promise<Response> {
  const page = await attempt(async () => {
    const version = await installedVersion(context.caches);
    return version && installedPage(context, version);
  });
  return page ?? context.fetch(request);
}

/**
 * A file whose name says its content: from any version that is kept, so that a visit goes on with the version it began with.
 * One from the network is kept; what is no such file (a static host answers with its page) is passed on and not kept.
 */
export async function openFile(context: WorkerContext, request: Request): Promise<Response> {
  const cached = await attempt(() => context.caches.match(request, { ignoreVary: true }));
  if (cached) return cached;
  const response = await context.fetch(request);
  if (response.ok && !isHtml(response)) {
    const copy = response.clone();
    await attempt(async () => {
      const version = await installedVersion(context.caches);
      if (version) await (await context.caches.open(installedCache(version))).put(request, copy);
    });
  }
  return response;
}
