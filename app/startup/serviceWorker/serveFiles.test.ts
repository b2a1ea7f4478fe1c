import { createFakeClock, type FakeClock } from '@tally/ui/testing/fakeClock';
import { beforeEach, describe, expect, it } from 'vitest';
import { flushTasks } from '../../testing/flushTasks';
import { createMemoryCaches } from '../../testing/memoryCaches';
import { removeVersions } from './installedVersion';
import { openFile, openPage, type WorkerContext } from './serveFiles';
import { renewVersion } from './renewVersion';

const origin = 'https://app.example';
const pageOf = (version: number, nonce = 'n') =>
  `<style nonce="${nonce}"></style><script src="/assets/first-${version}.js"></script>'/assets/second-${version}.js'`;

let server: Record<string, string>;
let policy: string;
let requested: string[];
let caches: ReturnType<typeof createMemoryCaches>;
let context: WorkerContext;
let clock: FakeClock;
/** Makes the server serve a version. */
const serve = (version: number) => {
  server = {
    '/': pageOf(version),
    [`/assets/first-${version}.js`]: `first ${version}`,
    [`/assets/second-${version}.js`]: `second ${version}`,
    [`/assets/team-${version}.js`]: `team ${version}`,
  };
};
beforeEach(() => {
  policy = '';
  requested = [];
  clock = createFakeClock();
  caches = createMemoryCaches(origin);
  serve(1);
  context = {
    caches,
    after: (...timer) => clock.after(...timer),
    fetch: async (request) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin);
      requested.push(pathname);
      const body = server[pathname];
      // A static host responds with its page when a file is missing.
      const html = pathname === '/' || body === undefined;
      return new Response(body ?? 'page', {
        headers: { 'content-type': html ? 'text/html' : 'text/javascript', 'content-security-policy': policy },
      });
    },
  };
});
const open = async () => (await openPage(context, new Request(`${origin}/home?token=secret`))).text();
const file = async (name: string) => (await openFile(context, new Request(`${origin}/assets/${name}.js`))).text();

it('before anything is installed everything comes from the network', async () => {
  server['/home'] = 'from the network';
  expect(await open()).toBe('from the network');
});

it('an installed version opens without a request, page and files, and its key holds nothing of the address', async () => {
  expect(await renewVersion(context)).toBe(true);
  requested = [];
  expect(await open()).toBe(pageOf(1));
  expect(await file('second-1')).toBe('second 1');
  expect(requested).toEqual([]);
  expect(await caches.dump()).not.toContain('secret');
});

it('the same page with another nonce is no new version', async () => {
  await renewVersion(context);
  server['/'] = pageOf(1, 'other');
  expect(await renewVersion(context)).toBe(false);
  expect(await open()).toBe(pageOf(1));
});

it('the same page with another policy is a new version, with another nonce in it none (APPS-7)', async () => {
  const policyOf = (nonce: string, hosts: string) => `style-src 'self' 'nonce-${nonce}'; img-src 'self' ${hosts}`;
  policy = policyOf('a/+=', 'https:');
  await renewVersion(context);
  policy = policyOf('b/+=', 'https:');
  expect(await renewVersion(context)).toBe(false);
  policy = policyOf('b/+=', 'https://cdn.example.com');
  expect(await renewVersion(context)).toBe(true);
  const page = await openPage(context, new Request(`${origin}/home`));
  expect(page.headers.get('content-security-policy')).toBe(policy);
});

it('a new version comes at the next opening, and the visit under way keeps its own files', async () => {
  await renewVersion(context);
  await file('team-1');
  serve(2);
  expect(await open()).toBe(pageOf(1));
  expect(await renewVersion(context)).toBe(true);
  expect(await file('first-1')).toBe('first 1');
  expect(await file('team-1')).toBe('team 1');
  expect(await open()).toBe(pageOf(2));
  serve(3);
  await renewVersion(context);
  expect(await caches.keys()).toHaveLength(3);
});

describe('bad cases', () => {
  it.each([
    ['the page is another one', () => (server['/'] = '<h1>Sign in to this network</h1>')],
    ['a file is missing', () => delete server['/assets/second-2.js']],
  ])('an update in which %s leaves the version before', async (_, spoil) => {
    await renewVersion(context);
    serve(2);
    spoil();
    await renewVersion(context).catch(() => undefined);
    expect(await open()).toBe(pageOf(1));
    expect(await file('second-1')).toBe('second 1');
    expect(await caches.dump()).not.toContain('first 2');
  });

  it('a cache of which the browser has dropped a part is not used, and is filled again', async () => {
    await renewVersion(context);
    await caches.lose('/assets/second-1.js');
    server['/home'] = 'from the network';
    expect(await open()).toBe('from the network');
    await renewVersion(context);
    expect(await open()).toBe(pageOf(1));
  });

  it.each(['full', 'refused'] as const)('storage that is %s leaves the visit to the network', async (how) => {
    caches.fail(how);
    server['/home'] = 'from the network';
    await renewVersion(context).catch(() => undefined);
    expect(await open()).toBe('from the network');
    expect(await file('team-1')).toBe('team 1');
  });

  it('a page that a static host sends in place of a file is not kept', async () => {
    await renewVersion(context);
    await file('gone-1');
    expect(await caches.dump()).not.toContain('gone-1');
  });
});

it('the kill switch removes all our caches and no others', async () => {
  await renewVersion(context);
  await caches.open('of-somebody-else');
  await removeVersions(caches);
  expect(await caches.keys()).toEqual(['of-somebody-else']);
});

it.each(['open', 'match'] as const)(
  'page and files come from the network where the cache does not answer `%s` (ENTRY-19)',
  async (silent) => {
    await renewVersion(context);
    Object.assign(caches, { [silent]: () => new Promise(() => undefined) });
    server['/home'] = 'from the network';
    let all: string[] | undefined;
    void Promise.all([open(), file('team-1')]).then((texts) => (all = texts));
    await flushTasks();
    clock.advance(1500);
    await flushTasks();
    // What is to be kept for later may not hold the file up either.
    clock.advance(1500);
    await flushTasks();
    expect(all).toEqual([silent === 'open' ? 'from the network' : pageOf(1), 'team 1']);
  },
);
