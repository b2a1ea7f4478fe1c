import { installedCache, installedVersion, switchVersion } from './installedVersion';
import type { WorkerContext } from './serveFiles';

/** Removes the nonces of page and policy, which differ in every response. */
const withoutNonces = (text: string) => text.replace(/nonce(="[^"]*"|-[^']*')/g, '');

/** The files that index.html references; all of them are needed for a start without a network. */
const namedFiles = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w./-]+/g))];

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Fetches the page again and, when it has changed, all its files; the next opening uses them. If a file is missing, the
 * new version is deleted and the previous one stays.
 * @returns whether another version is installed now
 */
export async function renewVersion({ caches, fetch }: WorkerContext): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-cache', credentials: 'omit' });
  const html = await page.clone().text();
  const files = namedFiles(html);
  // Not our page: a captive portal's, or that of a server being set up.
  if (!page.ok || page.redirected || !files.length) return false;
  // The policy is kept with the page, so another one (hosts of pictures, APPS-7) is another version.
  const id = await digest(withoutNonces(html + page.headers.get('content-security-policy')));
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
