import { installedCache, installedVersion, type InstalledVersion } from './installedVersion';

/** The worker's outside world: a browser's, or a test's. */
export interface WorkerWorld {
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

/** `caches` may be refused or full: whatever goes wrong there, the files come from the network as without a worker. */
const attempt = <T>(act: () => Promise<T>): Promise<T | undefined> => act().catch(() => undefined);

const isHtml = (response: Response) => (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The installed page, if it and every file that it starts with are still there: a cache may have been thrown away in part. */
async function installedPage({ caches }: WorkerWorld, version: InstalledVersion): Promise<Response | undefined> {
  const cache = await caches.open(installedCache(version));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return version.files.every((file) => kept.has(file)) ? cache.match('/', { ignoreVary: true }) : undefined;
}

/** The page of an opening: the installed one at once, otherwise the network's. */
export async function openPage(world: WorkerWorld, request: Request): Promise<Response> {
  const page = await attempt(async () => {
    const version = await installedVersion(world.caches);
    return version && installedPage(world, version);
  });
  return page ?? world.fetch(request);
}

/**
 * A file whose name says its content: from any version that is kept, so that a visit goes on with the version it began with.
 * One from the network is kept; what is no such file (a static host answers with its page) is passed on and not kept.
 */
export async function openFile(world: WorkerWorld, request: Request): Promise<Response> {
  const kept = await attempt(() => world.caches.match(request, { ignoreVary: true }));
  if (kept) return kept;
  const response = await world.fetch(request);
  if (response.ok && !isHtml(response)) {
    const copy = response.clone();
    await attempt(async () => {
      const version = await installedVersion(world.caches);
      if (version) await (await world.caches.open(installedCache(version))).put(request, copy);
    });
  }
  return response;
}
