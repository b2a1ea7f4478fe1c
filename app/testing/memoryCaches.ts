/** In-memory `CacheStorage` for tests of the service worker, as far as it uses one. */
export function createMemoryCaches(origin: string) {
  const caches = new Map<string, Map<string, Response>>();
  let failure: 'full' | 'refused' | undefined;
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const refuse = () => {
    if (failure === 'refused') throw new DOMException('Refused', 'SecurityError');
  };
  const cacheOf = (cache: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => cache.get(urlOf(request))?.clone(),
    keys: async () => [...cache.keys()].map((url) => new Request(url)),
    put: async (request: RequestInfo | URL, response: Response) => {
      if (failure === 'full') throw new DOMException('Full', 'QuotaExceededError');
      cache.set(urlOf(request), response);
    },
  });
  return {
    open: async (name: string) => {
      refuse();
      const cache = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, cache);
      return cacheOf(cache) as unknown as Cache;
    },
    match: async (request: RequestInfo | URL) => {
      refuse();
      for (const cache of caches.values()) {
        const found = await cacheOf(cache).match(request);
        if (found) return found;
      }
      return undefined;
    },
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    /** From now on, writing fails (`full`), or opening a cache fails (`refused`). */
    fail: (how: 'full' | 'refused') => {
      failure = how;
    },
    /** Deletes a file from every cache. */
    lose: async (path: string) => caches.forEach((cache) => cache.delete(urlOf(path))),
    /** Addresses and contents of all cached files. */
    dump: async () =>
      JSON.stringify(
        await Promise.all(
          [...caches.values()].flatMap((cache) =>
            [...cache].map(async ([url, response]) => [url, await response.clone().text()]),
          ),
        ),
      ),
  } satisfies CacheStorage & Record<string, unknown>;
}
