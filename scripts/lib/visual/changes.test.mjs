import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyOf } from '../pictures/picture.mjs';
import { root } from '../run.mjs';
import { changesBetween, changesOf, changesWithoutOld, howToGetOld, storiesOf } from './changes.mjs';
import { storeArtifact } from './paths.mjs';

const picture = (story, hash) => ({ story, frame: 'page', locale: 'id', width: 1, height: 1, hash });
const lockOf = (...pictures) => new Map(pictures.map((one) => [keyOf(one), one]));
const look = (hash) => ({ width: 1, height: 1, hash });
const place = { frame: 'page', locale: 'id' };

test('a run differs from the lock by pictures that are changed, new, unstable or left over', () => {
  const lock = lockOf(picture('same', 'a'), picture('changed', 'b'), picture('gone', 'c'), picture('moving', 'd'));
  const received = [
    { ...picture('same', 'a'), state: 'same' },
    { ...picture('changed', 'x'), state: 'changed' },
    { ...picture('fresh', 'y'), state: 'new' },
    { ...picture('moving', 'd'), state: 'unstable' },
    { ...picture('gone', 'c'), state: 'left over' },
  ];
  expect(changesOf(received, lock)).toEqual([
    { story: 'changed', ...place, state: 'changed', old: look('b'), new: look('x') },
    { story: 'fresh', ...place, state: 'new', new: look('y') },
    { story: 'moving', ...place, state: 'unstable', old: look('d'), new: look('d') },
    { story: 'gone', ...place, state: 'left over', old: look('c') },
  ]);
});

test('two locks differ by what changed, came and went between them', () => {
  const before = lockOf(picture('same', 'a'), picture('changed', 'b'), picture('gone', 'c'));
  const now = lockOf(picture('same', 'a'), picture('changed', 'x'), picture('fresh', 'y'));
  const changes = changesBetween(before, now);
  expect(changes).toEqual([
    { story: 'changed', ...place, state: 'changed', old: look('b'), new: look('x') },
    { story: 'fresh', ...place, state: 'new', new: look('y') },
    { story: 'gone', ...place, state: 'left over', old: look('c') },
  ]);
  expect(storiesOf(changesWithoutOld(changes, (hash) => hash === 'b'))).toEqual(['gone']);
});

test('the workflow publishes the store of main under the name that the review page says', () => {
  const workflow = readFileSync(path.join(root, '.github/workflows/test.yml'), 'utf8');
  expect(workflow).toContain(`name: ${storeArtifact}-$`);
  expect(howToGetOld('`it`')).toContain(`artifacts ${storeArtifact}-… of the last green run of the workflow "test"`);
});
