// What holds for every package.json and lock file of the checkout.
import { readFileSync } from 'node:fs';
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
