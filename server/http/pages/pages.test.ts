// @vitest-environment node
import { apiOriginLink } from '@tally/contract/page/pagePolicy';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const index = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>first()</script></head><body><script type="module" src="/assets/app-1.js"></script></body></html>`;
const files: Record<string, string> = {
  'app/index.html': index,
  'app/assets/app-1.js': `export const long = "${'tally '.repeat(300)}";`,
  'app/robots.txt': 'User-agent: *',
  'app/older.html': '<!doctype html><title>Older</title>',
  'app/sw.js': 'addEventListener("fetch", keep)',
  'host/index.html': '<!doctype html><title>Host</title>',
  'host/inject.js': 'inject()',
  'secret.txt': 'not for everybody',
};

let dist: string;
let demo: TestServer;
let production: TestServer;
beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'tally-dist-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  demo = await createTestServer({ stories: [], config: { distDir: dist } });
  production = await createTestServer({ stories: [], config: { distDir: dist, demo: false } });
});
afterAll(async () => {
  await Promise.all([demo.close(), production.close()]);
  rmSync(dist, { recursive: true, force: true });
});

const get = (server: TestServer, urlPath: string, headers: Record<string, string> = {}) =>
  server.fetch(urlPath, { headers });

describe('the app page', () => {
  it.each(['/', '/home', '/ref/ABC234', '/privacy-policy/com.tally.id', '/tips/rules?x=1'])(
    'the app page answers %s with a policy that fits its scripts (ROUTE-12, ROUTE-13)',
    async (urlPath) => {
      const answer = await get(production, urlPath);
      const html = await answer.text();
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      const policy = answer.headers.get('content-security-policy');
      // sha256 of `first()`.
      expect(policy).toBe(
        `default-src 'none'; script-src 'self' 'sha256-${await sha256('first()')}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' https: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-src 'none'; object-src 'none'; require-trusted-types-for 'script'; frame-ancestors 'none'`,
      );
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('a page that was built for another API may connect to it and show its pictures', async () => {
    const built = mkdtempSync(path.join(tmpdir(), 'tally-elsewhere-'));
    mkdirSync(path.join(built, 'app'));
    writeFileSync(
      path.join(built, 'app/index.html'),
      index.replace('<head>', `<head>${apiOriginLink('http://localhost:4001')}`),
    );
    const server = await createTestServer({ stories: [], config: { distDir: built } });
    const policy = (await get(server, '/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' http://localhost:4001;");
    expect(policy).toContain("img-src 'self' https: data: http://localhost:4001;");
    await server.close();
    rmSync(built, { recursive: true, force: true });
  });

  it('the app page shows pictures only of the hosts that the deployment names (APPS-7)', async () => {
    const pictureHosts = ['cdn.example.com', 'lh3.googleusercontent.com'];
    const server = await createTestServer({ stories: [], config: { distDir: dist, pictureHosts } });
    const policy = (await get(server, '/')).headers.get('content-security-policy');
    expect(policy).toContain(" img-src 'self' https://cdn.example.com https://lh3.googleusercontent.com data:;");
    await server.close();
  });

  it('the app page has another nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => /nonce="([^"]+)"/.exec(await (await get(production, '/')).text())?.[1]),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('the app page is compressed for those who take it', async () => {
    const answer = await get(production, '/', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('first()');
  });

  it('the app page lets the QA page of a demo server frame it and put its host in first; production does not', async () => {
    const framed = { 'sec-fetch-dest': 'iframe' };
    const answer = await get(demo, '/home', framed);
    expect(await answer.text()).toContain('<head><script src="/host/inject.js"></script><meta');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await (await get(demo, '/home')).text()).not.toContain('inject.js');
    expect(await (await get(production, '/home', framed)).text()).not.toContain('inject.js');
  });
});

describe('files', () => {
  it('files with a hash in their name are kept for ever, others are asked for again', async () => {
    const asset = await get(production, '/assets/app-1.js', { 'accept-encoding': 'br' });
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const robots = await get(production, '/robots.txt');
    expect(robots.headers.get('cache-control')).toBe('no-cache');
    const again = await get(production, '/robots.txt', { 'if-none-match': robots.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('a static page beside the app may have styles and no script (ENTRY-22)', async () => {
    const older = await get(production, '/older.html');
    expect(await older.text()).toContain('Older');
    expect(older.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it.each(['/assets/gone-2.js', '/favicon.ico'])(
    'a missing file (%s) is not answered with the app',
    async (urlPath) => {
      expect((await get(production, urlPath)).status).toBe(404);
    },
  );

  it.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%00',
    '/%zz.txt',
  ])('an address outside the built files leads nowhere: %s', async (urlPath) => {
    expect(await (await get(production, urlPath)).text()).not.toContain('not for everybody');
  });
});

describe('demo pages', () => {
  it('demo pages are there on a demo server only', async () => {
    expect(await (await get(demo, '/host/')).text()).toContain('Host');
    expect((await get(demo, '/host/')).headers.get('content-security-policy')).toContain("frame-src 'self'");
    for (const urlPath of ['/host/', '/host/inject.js', '/demo/people', '/demo/status', '/storybook/iframe.html']) {
      const text = await (await get(production, urlPath)).text();
      expect(text).not.toMatch(/Host<|inject\(\)|operatorKey|"id-/);
    }
    expect((await production.fetch('/demo/sign-in', { method: 'POST', body: '{"id":"id-fresh"}' })).status).toBe(404);
  });
});

it('the service worker is asked for anew each time, and may fetch from its own origin only', async () => {
  const { headers } = await get(production, '/sw.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});

describe('redirects (S6)', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/host//evil.example',
    '/home?next=https://evil.example',
    '/?index=app',
    '/host?x=//evil.example',
  ])('a redirect never leaves this origin: %s', async (urlPath) => {
    for (const server of [demo, production]) {
      const location = (await get(server, urlPath)).headers.get('location');
      expect(location === null || location === '/host/' || location === '/404').toBe(true);
    }
  });

  it.each([
    ['com.tally.id', 200],
    ['tally', 200],
    ['com.evil.app', 302],
    ['constructor', 302],
    ['', 302],
  ])('a redirect leads to the store page of %j: %d (ENTRY-7)', async (name, status) => {
    const answer = await get(demo, `/?index=app&country=id&lang=id&pkg_name=${name}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, status === 302 ? '/404' : null]);
  });
});

describe('every answer (S9)', () => {
  it.each([
    '/',
    '/assets/app-1.js',
    '/nothing.js',
    '/event/v1/user/info',
    '/event/v1/nothing',
    '/healthz',
    '/host/',
    '/demo/status',
    '/metrics',
  ])('%s carries the safety headers', async (urlPath) => {
    expect(Object.fromEntries((await get(demo, urlPath)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringContaining('frame-ancestors') as string,
    });
  });
});

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64');
}
