/** A version of the page that is kept whole: its page and the files it starts with. */
export interface InstalledVersion {
  /** Digest of the page, without what is different in every answer. */
  id: string;
  /** Paths of the files that the page names. */
  files: string[];
  /** The version before: a visit that began with it may still go on. */
  before?: string;
}

/** All our caches begin with this; others of the same origin are not ours. */
const cachePrefix = 'tally-';
const pointerCache = `${cachePrefix}version`;
const pointerPath = '/installed-version';

/** Name of the cache that holds a version. */
export const installedCache = ({ id }: Pick<InstalledVersion, 'id'>): string => `${cachePrefix}${id}`;

/** The version that the next opening gets; undefined when none was installed. */
export async function installedVersion(caches: CacheStorage): Promise<InstalledVersion | undefined> {
  const pointer = await (await caches.open(pointerCache)).match(pointerPath);
  return pointer && ((await pointer.json()) as InstalledVersion);
}

/** One write: an opening gets the whole old version or the whole new one. Older ones than the one before are thrown away. */
export async function switchVersion(caches: CacheStorage, version: InstalledVersion): Promise<void> {
  await (await caches.open(pointerCache)).put(pointerPath, new Response(JSON.stringify(version)));
  const cacheNames = [pointerCache, installedCache(version), version.before && installedCache({ id: version.before })];
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !cacheNames.includes(name)) await caches.delete(name);
}

/** Throws away everything that the worker keeps. */
export async function removeVersions(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}
