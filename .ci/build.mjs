/** Builds the product: dist/app (the web app), dist/host (the host simulator's page) and dist/server (the server, one file). */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from './run.mjs';
import { serverConfig } from './server-config.mjs';
import { markBuilt } from './sources.mjs';

process.env.NODE_ENV = 'production';
rmSync(path.join(root, 'dist/.built'), { force: true });
const started = Date.now();

/** A web page: its folder has its own vite.config.ts. */
const page = (folder, out, base) => build({ root: path.join(root, folder), base, logLevel: 'warn', build: { outDir: path.join(root, 'dist', out), emptyOutDir: true } });

for (const [what, made] of [
  ['the app', () => page('app', 'app', '/')],
  ['the host simulator', () => page('host-simulator', 'host', '/host/')],
  ['the server', () => build(serverConfig())],
]) {
  process.stdout.write(`Building ${what} ... `);
  const from = Date.now();
  await made();
  console.log(`${((Date.now() - from) / 1000).toFixed(1)} s`);
}
markBuilt();
console.log(`Built dist/app, dist/host and dist/server in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
