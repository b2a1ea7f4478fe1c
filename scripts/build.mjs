/**
 * Builds the product: dist/app (the web app), dist/host (the host simulator's page), dist/server (the server, one file)
 * and dist/openapi.json (the document of the API, for whoever builds another backend).
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { apiDocument } from './lib/apiDocument.mjs';
import { brotliSettings, smallest } from './lib/brotliSettings.mjs';
import { root } from './lib/run.mjs';
import { markBuilt } from './lib/buildFingerprint.mjs';

process.env.NODE_ENV = 'production';
// Vite bundles the configs; its notice about a future default is irrelevant when building.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
rmSync(path.join(root, 'dist/.built'), { force: true });
const started = Date.now();

/**
 * Warnings that are off: React refers to an export that its scheduler has only in tests, and timings of plugins matter
 * only to plugin authors.
 */
const checks = { importIsUndefined: false, pluginTimings: false };

/**
 * Builds a web page. Its folder has its own vite.config.ts.
 *
 * @param {string} folder
 * @param {string} out
 * @param {string} base
 */
const page = (folder, out, base) =>
  build({
    root: path.join(root, folder),
    base,
    logLevel: 'warn',
    build: { outDir: path.join(root, 'dist', out), emptyOutDir: true, rolldownOptions: { checks } },
  });

/**
 * Writes the smallest brotli version beside each text file (`x.js.br`), so that it is compressed once here and not on
 * each server.
 *
 * @param {string} folder
 */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name),
  );
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const body = readFileSync(file);
      const results = brotliSettings(body.length).map((options) => promisify(brotliCompress)(body, options));
      writeFileSync(`${file}.br`, smallest(await Promise.all(results)));
    }),
  );
}

/** @type {[what: string, made: () => Promise<unknown>][]} */
const parts = [
  ['the app', () => page('app', 'app', '/').then(() => compress(path.join(root, 'dist/app')))],
  [
    'the host simulator',
    () => page('host-simulator', 'host', '/host/').then(() => compress(path.join(root, 'dist/host'))),
  ],
  ['the server', () => build({ root: path.join(root, 'server'), logLevel: 'warn' })],
  [
    'the document of the API',
    async () =>
      writeFileSync(path.join(root, 'dist/openapi.json'), `${JSON.stringify(await apiDocument(), null, 2)}\n`),
  ],
];

for (const [what, made] of parts) {
  process.stdout.write(`Building ${what} ... `);
  const from = Date.now();
  try {
    await made();
  } catch (error) {
    console.error(`failed.\n\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  console.log(`${((Date.now() - from) / 1000).toFixed(1)} s`);
}
markBuilt();
console.log(
  `Built dist/app, dist/host, dist/server and dist/openapi.json in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
);
