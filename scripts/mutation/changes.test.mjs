import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/run.mjs';
import { chosenChanges, mayLive } from './changes.mjs';

// The list refers to code by its text, so changing such a line fails this test: check then whether the listed tests
// still prove it.
const changes = chosenChanges();

it('every chosen change has one place, and its tests exist', () => {
  expect(changes.length).toBeGreaterThan(20);
  expect(changes.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const tests = new Set(changes.flatMap((change) => change.tests));
  expect([...tests].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('a reason is given only for changes that exist', () => {
  const known = changes.map(({ what }) => what);
  expect(Object.keys(mayLive).filter((what) => !known.includes(what))).toEqual([]);
});
