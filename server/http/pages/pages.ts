import { apiOriginIn, inlineScriptHashes } from '@tally/contract/page/pagePolicy';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../settings/config';
import { brotliOf, namesFile, openFolder, takesBrotli } from './files';
import type { Folder, ServedFile } from './files';
import { appPolicy, hostPolicy, nothingPolicy, staticPagePolicy, storybookPolicy, workerPolicy } from './security';

const forever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Sends a file with the headers of its type; 304 when the browser has the current version. */
function send(context: Context, { type, body, brotli, etag }: ServedFile, headers: Record<string, string>): Response {
  const common = { ...headers, etag, vary: 'accept-encoding' };
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: common });
  const compressed = brotli !== undefined && takesBrotli(context.req.header('accept-encoding'));
  return new Response(compressed ? brotli : body, {
    headers: { ...common, 'content-type': type, ...(compressed && { 'content-encoding': 'br' }) },
  });
}

const hashes = new WeakMap<ServedFile, Promise<readonly string[]>>();

/** The hashes of a page's inline scripts, computed once per build. */
function hashesOf(file: ServedFile, source: string): Promise<readonly string[]> {
  const known = hashes.get(file) ?? inlineScriptHashes(source);
  hashes.set(file, known);
  return known;
}

/** What a deployment decides about its pages. */
type PageSettings = Pick<Config, 'distDir' | 'demo' | 'pictureHosts'>;

/** Sends the app's index.html with a fresh nonce and content security policy. */
async function sendIndex(
  context: Context,
  file: ServedFile,
  { demo, pictureHosts }: Omit<PageSettings, 'distDir'>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const source = file.body.toString('utf8');
  // The QA page injects its simulated host into the frame before the app's first script.
  const framed = demo && context.req.header('sec-fetch-dest') === 'iframe';
  const hosted = framed ? source.replace(/<head>/i, '<head><script src="/host/inject.js"></script>') : source;
  const html = Buffer.from(hosted.replaceAll('__CSP_NONCE__', nonce));
  const compressed = takesBrotli(context.req.header('accept-encoding'));
  return new Response(compressed ? await brotliOf(html, 5) : html, {
    headers: {
      'content-type': file.type,
      'cache-control': revalidate,
      vary: 'accept-encoding, sec-fetch-dest',
      'content-security-policy': appPolicy({
        nonce,
        scriptHashes: await hashesOf(file, source),
        apiOrigin: apiOriginIn(source),
        pictureHosts,
        framedBySelf: demo,
      }),
      ...(compressed && { 'content-encoding': 'br' }),
    },
  });
}

/** Serves other pages than the app, under a path of their own. */
function besides(folder: Folder, base: string, policy: string) {
  return async (context: Context): Promise<Response> => {
    const within = context.req.path.slice(base.length) || '/';
    const file = await folder.file(within.endsWith('/') ? `${within}index.html` : within);
    return file
      ? send(context, file, { 'cache-control': revalidate, 'content-security-policy': policy })
      : context.text('Not found', 404);
  };
}

/** The policy of a file of the app's folder. */
const policyOf = (urlPath: string): string =>
  urlPath === '/sw.js' ? workerPolicy : urlPath.endsWith('.html') ? staticPagePolicy : nothingPolicy;

const isAsset = (urlPath: string): boolean => urlPath.startsWith('/assets/');

/**
 * Serves the built pages: the app with index.html as fallback, and on demo servers the QA page (/host/) and Storybook
 * (/storybook/).
 *
 * @param isKnown whether `/app/info` knows this package or short name
 */
export function createPages(settings: PageSettings, isKnown: (name: string) => Promise<boolean>): Hono {
  const { distDir, demo } = settings;
  const app = openFolder(path.join(distDir, 'app'));
  const pages = new Hono();
  if (demo) {
    for (const [base, folder, policy] of [
      ['/host', 'host', hostPolicy],
      ['/storybook', 'storybook', storybookPolicy],
    ] as const) {
      pages.get(base, (context) => context.redirect(`${base}/`));
      pages.get(`${base}/*`, besides(openFolder(path.join(distDir, folder)), base, policy));
    }
  }
  // `/?index=app` leads to the store page of an app, and is allowed only for our own apps (ENTRY-7); the page checks
  // this too.
  pages.get('/', async (context, next) => {
    if (context.req.query('index') !== 'app') return next();
    return (await isKnown(context.req.query('pkg_name') ?? '').catch(() => false)) ? next() : context.redirect('/404');
  });
  pages.get('*', async (context) => {
    const { path: urlPath } = context.req;
    const file = urlPath === '/' || urlPath === '/index.html' ? undefined : await app.file(urlPath);
    if (file)
      return send(context, file, {
        'cache-control': isAsset(urlPath) ? forever : revalidate,
        'content-security-policy': policyOf(urlPath),
      });
    if (isAsset(urlPath) || namesFile(urlPath)) return context.text('Not found', 404);
    const index = await app.file('/index.html');
    return index
      ? await sendIndex(context, index, settings)
      : context.text('The app is not built yet: npm run build', 503);
  });
  return pages;
}
