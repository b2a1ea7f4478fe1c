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
    'lib/setup/install',
    'lib/run',
    'lib/servers/serverProcess',
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

test('npm start builds and runs nothing that imports a package it does not install', () => {
  const imported = productSources.flatMap((file) =>
    packagesOf(readFileSync(path.join(root, file), 'utf8')).map((name) => ({ file, name })),
  );
  for (const name of ['vite', 'react', 'hono']) expect(imported.map((each) => each.name)).toContain(name);
  const isTool = ({ name }) => rootLock.packages[`node_modules/${name}`]?.dev ?? false;
  expect(imported.filter(isTool)).toEqual([]);
});

const lockOf = { '.': rootLock, bench: benchLock, 'scripts/node24': read('scripts/node24/package-lock.json') };
const manifests = [...read('package.json').workspaces, ...Object.keys(lockOf)].map((folder) => ({
  folder,
  manifest: read(path.join(folder, 'package.json')),
  lock: lockOf[folder] ?? rootLock,
}));
const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];

test.each(manifests)('$folder names each package in one exact version', ({ manifest }) => {
  const named = fields.flatMap((field) => Object.entries(manifest[field] ?? {}));
  const isExact = ([name, version]) =>
    name.startsWith('@tally/')
      ? version === '*'
      : /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
  expect(named.filter((each) => !isExact(each))).toEqual([]);
});

test.each(manifests)('the lock file says the same as the package.json of $folder', ({ folder, manifest, lock }) => {
  const locked = lock.packages[folder in lockOf ? '' : folder];
  for (const field of fields.slice(0, -1)) expect(locked[field]).toEqual(manifest[field]);
});

test('a package that several package.json name has the same version in all', () => {
  const versions = new Map();
  for (const { manifest } of manifests)
    for (const [name, version] of fields.flatMap((field) => Object.entries(manifest[field] ?? {})))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, each]) => each.size > 1)).toEqual([]);
});

test.each(Object.entries(lockOf))('the lock file of %s names no registry', (_, lock) => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved?.includes(':'))).toEqual([]);
});

test('no package puts another node on the PATH of npm scripts', () => {
  expect(Object.entries(rootLock.packages).filter(([, { bin }]) => bin && 'node' in bin)).toEqual([]);
});
