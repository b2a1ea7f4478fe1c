import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';

/** All modules that a file loads, and all packages that they import. */
function loadedBy(file, seen = new Map()) {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = Array.from(source.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g), ([, name]) => name);
  seen.set(
    file,
    names.filter((name) => !name.startsWith('.')),
  );
  for (const name of names.filter((one) => one.startsWith('.'))) loadedBy(path.resolve(path.dirname(file), name), seen);
  return seen;
}
const packagesOf = (file) => [...new Set([...loadedBy(path.join(root, file)).values()].flat())];

test('approving imports no package, so that it runs on any system without an installation', () => {
  expect(packagesOf('scripts/approve-pictures.mjs').filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test('rendering does: the test would notice', () => {
  expect(packagesOf('scripts/visual.mjs')).toEqual(expect.arrayContaining(['playwright', 'sharp']));
});
