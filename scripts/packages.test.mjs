// What holds for every package.json and lock file of the checkout.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const rootLock = read('package-lock.json');
const benchLock = read('bench/package-lock.json');

test('the peers of the bench are in its own lock file only, and share React and bundler with the app', () => {
  const names = Object.keys(read('bench/package.json').devDependencies);
  expect(names.filter((name) => `node_modules/${name}` in rootLock.packages)).toEqual([]);
  const shared = ['react', 'react-dom', 'vite', ...Object.keys(read('app/package.json').dependencies)];
  expect(shared.filter((name) => `node_modules/${name}` in benchLock.packages)).toEqual([]);
});

/** Sources that `npm start` builds or runs, and no test or story. */
const productSources = [
  ...['tokens', 'locales', 'contract', 'ui', 'app', 'server', 'host-simulator'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, file)),
  ),
  ...[
    'start',
    'build',
    'lib/brotliSettings',
    'lib/buildFingerprint',
    'lib/install',
    'lib/run',
    'lib/serverProcess',
  ].map((name) => `scripts/${name}.mjs`),
].filter(
  (file) =>
    /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories|journey|d)\.|node_modules|\/(testing|e2e|invariants)\//.test(file),
);

/** Names of the packages that a source imports: `react-dom` of `import { createPortal } from 'react-dom/client'`. */
const packagesOf = (source) =>
  [
    ...source.matchAll(
      /^(?:import|export) (?!type )(?:[\w*{][^;'"]* from )?'([^'.#/][^']*)'|\bimport\('([^'.#/][^']*)'\)/gm,
    ),
  ]
    .map(([, name, later]) => name ?? later)
    .filter((name) => !/^(node:|virtual:|@tally\/)/.test(name))
    .map((name) => name.match(/^(@[^/]+\/)?[^/]+/)[0]);

test('what npm start builds and runs imports no package that it does not install', () => {
  const imported = productSources.flatMap((file) =>
    packagesOf(readFileSync(path.join(root, file), 'utf8')).map((name) => ({ file, name })),
  );
  for (const name of ['vite', 'react', 'hono']) expect(imported.map((each) => each.name)).toContain(name);
  const isTool = ({ name }) => rootLock.packages[`node_modules/${name}`]?.dev ?? false;
  expect(imported.filter(isTool)).toEqual([]);
});
