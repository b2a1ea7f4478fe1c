/** A browser's caches in memory, for tests of the service worker: as much of `CacheStorage` as it uses. */
export function createMemoryCaches(origin: string) {
  const caches = new Map<string, Map<string, Response>>();
  let failure: 'full' | 'refused' | undefined;
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const refuse = () => {
    if (failure === 'refused') throw new DOMException('Refused', 'SecurityError');
  };
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => kept.get(addressOf(request))?.clone(),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    put: async (request: RequestInfo | URL, response: Response) => {
      if (failure === 'full') throw new DOMException('Full', 'QuotaExceededError');
      kept.set(addressOf(request), response);
    },
  });
  return {
    open: async (name: string) => {
      refuse();
      const kept = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, kept);
      return cacheOf(kept) as unknown as Cache;
    },
    match: async (request: RequestInfo | URL) => {
      refuse();
      for (const kept of caches.values()) {
        const found = await cacheOf(kept).match(request);
        if (found) return found;
      }
      return undefined;
    },
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    /** From now on nothing can be written, or nothing opened. */
    fail: (how: 'full' | 'refused') => {
      failure = how;
    },
    /** Throws one file away wherever it is kept. */
    lose: async (path: string) => caches.forEach((kept) => kept.delete(addressOf(path))),
    /** Addresses and contents of everything that is kept. */
    dump: async () =>
      JSON.stringify(
        await Promise.all(
          [...caches.values()].flatMap((kept) =>
            [...kept].map(async ([url, response]) => [url, await response.clone().text()]),
          ),
        ),
      ),
  } satisfies CacheStorage & Record<string, unknown>;
}
