/** A completely cached version of the page: index.html and the files that it needs at the start. */
export interface InstalledVersion {
  /** Digest of index.html, without the parts that differ in every response. */
  id: string;
  /** Paths of the files that index.html references. */
  files: string[];
  /** Id of the previous version: a visit that began with it may still be running. */
  before?: string;
}

/** Prefix of the names of all our caches; other caches of the same origin are not ours. */
const cachePrefix = 'tally-';
const pointerCache = `${cachePrefix}version`;
const pointerPath = '/installed-version';

/** Name of the cache that holds a version. */
export const installedCache = ({ id }: Pick<InstalledVersion, 'id'>): string => `${cachePrefix}${id}`;

/** The version that the next opening uses; undefined when none is installed. */
export async function installedVersion(caches: CacheStorage): Promise<InstalledVersion | undefined> {
  const pointer = await (await caches.open(pointerCache)).match(pointerPath);
  return pointer && ((await pointer.json()) as InstalledVersion);
}

/**
 * Switches in a single write, so that an opening gets either the whole old version or the whole new one. Versions older
 * than the previous one are deleted.
 */
export async function switchVersion(caches: CacheStorage, version: InstalledVersion): Promise<void> {
  await (await caches.open(pointerCache)).put(pointerPath, new Response(JSON.stringify(version)));
  const cacheNames = [pointerCache, installedCache(version), version.before && installedCache({ id: version.before })];
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !cacheNames.includes(name)) await caches.delete(name);
}

/** Deletes everything that the worker has cached. */
export async function removeVersions(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}
