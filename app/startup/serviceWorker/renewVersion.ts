import { installedCache, installedVersion, switchVersion } from './installedVersion';
import type { WorkerContext } from './ownFiles';

/** The nonce of the page's styles is another one in every answer. */
const withoutNonces = (html: string) => html.replace(/nonce="[^"]*"/g, '');

/** The files that index.html names; all of them are needed for a start without a network. */
const namedFiles = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w./-]+/g))];

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Fetches the page anew and, when it is another one, all its files; the next opening gets them. What did not arrive whole is
 * thrown away, and the version before stays.
 * @returns whether another version is installed now
 */
export async function renewVersion({ caches, fetch }: WorkerContext): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-cache', credentials: 'omit' });
  const html = await page.clone().text();
  const files = namedFiles(html);
  // Not our page: a portal's, or a server's that is being set up.
  if (!page.ok || page.redirected || !files.length) return false;
  const id = await digest(withoutNonces(html));
  const installed = await installedVersion(caches);
  if (installed?.id === id && (await isWhole(caches, id, files))) return false;
  const name = installedCache({ id });
  try {
    const cache = await caches.open(name);
    await Promise.all(
      files.map(async (file) => {
        const cached = await caches.match(file, { ignoreVary: true });
        const response = cached ?? (await fetch(file, { credentials: 'omit' }));
        if (!response.ok || (response.headers.get('content-type') ?? '').startsWith('text/html'))
          throw new Error(`${file} did not arrive.`);
        await cache.put(file, response);
      }),
    );
    await cache.put('/', page);
    const before = installed && installed.id !== id ? installed.id : installed?.before;
    await switchVersion(caches, { id, files, ...(before && { before }) });
    return true;
  } catch (error) {
    if (installed?.id !== id) await caches.delete(name);
    throw error;
  }
}

async function isWhole(caches: CacheStorage, id: string, files: readonly string[]): Promise<boolean> {
  const cached = (await (await caches.open(installedCache({ id }))).keys()).map(({ url }) => new URL(url).pathname);
  return ['/', ...files].every((file) => cached.includes(file));
}
