import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/run.mjs';
import { chosenChanges, domainChanges, fileOf, ruleChanges } from './changes.mjs';
import { mayLive } from './survivors.mjs';
import { testedBy } from './testedBy.mjs';

// The lists refer to code by its text, so changing such a line fails this test: check then whether the listed tests
// still prove it.
const changes = [...chosenChanges(), ...domainChanges(), ...ruleChanges()];
const missing = (files) => files.filter((file) => !existsSync(path.join(root, file)));

it('every chosen change has its place, found once, and tests that there are', () => {
  expect(chosenChanges().length).toBeGreaterThan(20);
  expect(missing([...new Set(changes.flatMap(({ tests }) => tests))])).toEqual([]);
  expect(changes.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

it('the list names no tests of files that are gone', () => {
  expect(missing(Object.keys(testedBy).map(fileOf))).toEqual([]);
});

it('a reason is given only for changes that there are', () => {
  const known = new Set(changes.map(({ what }) => what));
  expect(Object.keys(mayLive).filter((what) => !known.has(what))).toEqual([]);
});
