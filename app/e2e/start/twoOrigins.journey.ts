// Rooms: app/startup, app/vite.config.ts, server/http
import { formatCoins } from '@tally/locales/format';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, startServer } from '../../../scripts/lib/servers/serverProcess.mjs';
import { serve } from '../../../scripts/lib/servers/staticServer.mjs';
import { launch, openApp, picturesShown, violations, textsIn } from '../browser';
import { actorAt } from '../pageActor';
import { checkInSteps, logInSteps } from '../checkInFlow';
import { newPerson, readCall } from '../demo';

const root = path.resolve(import.meta.dirname, '../../..');
const t = textsIn('en');
/** Coins that a check-in pays. */
const coins = 1000;

let chrome: Browser;
let api: Awaited<ReturnType<typeof startServer>>;
let host: Awaited<ReturnType<typeof serve>>;
/** Requests that the static host received. */
const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
let folder: string;

/** Builds the app for an API on another origin. */
async function buildFor(apiOrigin: string, outDir: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_ORIGIN: apiOrigin, PICTURE_HOSTS: 'cdn.example.com' };
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', path.join(root, 'app'), '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, env },
  );
}

beforeAll(async () => {
  chrome = await launch();
  folder = mkdtempSync(path.join(tmpdir(), 'tally-two-origins-'));
  host = await serve(
    path.join(folder, 'app'),
    {},
    { single: true, onRequest: ({ url = '/', headers }) => void requests.push({ url, headers }) },
  );
  const port = await freePort();
  await buildFor(`http://127.0.0.1:${port}`, path.join(folder, 'app'));
  api = await startServer({
    port,
    env: { TALLY_DEMO: '1', DATA_DIR: path.join(folder, 'data'), ALLOWED_ORIGINS: host.url },
  });
}, 240_000);
afterAll(async () => {
  host.close();
  await Promise.all([chrome.close(), api.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

it('a guest logs in, checks in and is paid, and the server of the page never sees the login', async () => {
  requests.length = 0;
  const { token } = await newPerson('id', api.url);
  const { page, context, complaints } = await openApp(chrome, { at: `${host.url}/`, loginToken: token });
  const actor = actorAt(page);
  await logInSteps(actor, t, t('task.count', { done: 0, max: 1 }));
  await checkInSteps(actor, t, formatCoins(coins, 'id'));
  expect((await readCall<{ coin: number }>('/income/', token, api.url)).coin).toBe(coins);
  expect(JSON.stringify(requests)).not.toContain(token);
  expect(requests.filter(({ url }) => url.startsWith('/event/'))).toEqual([]);
  expect([...complaints, ...(await violations(page))]).toEqual([]);
  await context.close();
});

it('the page brings a policy with the hosts of pictures that its build names (APPS-7)', () => {
  expect(readFileSync(path.join(folder, 'app/index.html'), 'utf8')).toContain(
    `img-src 'self' https://cdn.example.com data: ${api.url};`,
  );
});

it('somebody who is logged in from the start sees the first answers of the API, and its pictures', async () => {
  requests.length = 0;
  const { token } = await newPerson('id', api.url);
  const requested: string[] = [];
  const { page, context, complaints } = await openApp(chrome, {
    at: `${host.url}/`,
    token,
    before: (before) =>
      Promise.resolve(before.on('request', (request) => requested.push(`${request.method()} ${request.url()}`))),
  });
  const actor = actorAt(page);
  await actor.sees(t('task.count', { done: 0, max: 1 }));
  await page.waitForFunction(() => document.fonts.size > 0);
  // The page head's calls must be the only ones: the store reuses their replies.
  const user = requested.filter((request) => request.startsWith(`GET ${api.url}/event/v1/user/info`));
  expect(user).toEqual([`GET ${api.url}/event/v1/user/info`]);
  expect(requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  expect(requests.filter(({ url }) => url.startsWith('/event/'))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/home');
  expect(await picturesShown(page, [`${api.url}/event/v1/app/img?img=tally`])).toEqual([true]);
  expect([...complaints, ...(await violations(page))]).toEqual([]);
  await context.close();
});
