import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from './staticServer.mjs';

let folder;
let server;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-static-'));
  writeFileSync(path.join(folder, 'index.html'), '<p>home</p>');
  writeFileSync(path.join(folder, 'list.json'), '[1]');
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the static server serves files with their types, and an override in place of one', async () => {
  server = await serve(folder, { '/list.json': '[2]' });
  const home = await fetch(`${server.url}/`);
  expect([home.headers.get('content-type'), await home.text()]).toEqual(['text/html;charset=utf-8', '<p>home</p>']);
  expect(await (await fetch(`${server.url}/list.json`)).json()).toEqual([2]);
});

it('the static server serves files that are written after the start', async () => {
  server = await serve(folder);
  writeFileSync(path.join(folder, 'late.js'), '1');
  const script = await fetch(`${server.url}/late.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
});

it('the static server answers 404 for what is not there and for what lies outside of the folder', async () => {
  server = await serve(folder);
  expect((await fetch(`${server.url}/missing.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/%2e%2e/%2e%2e/etc/passwd`)).status).toBe(404);
});

it('the static server with `single` answers every path with the page, and reports each request', async () => {
  const paths = [];
  server = await serve(folder, {}, { single: true, onRequest: ({ url }) => void paths.push(url) });
  expect(await (await fetch(`${server.url}/withdraw?x=1`)).text()).toBe('<p>home</p>');
  expect(paths).toEqual(['/withdraw?x=1']);
});
