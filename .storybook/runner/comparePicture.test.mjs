import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeLock } from '../../scripts/lib/pictures/lock.mjs';
import { keyOf } from '../../scripts/lib/pictures/picture.mjs';
import { encodeImage } from '../../scripts/lib/visual/image.mjs';
import { lookOf, readWords } from '../../scripts/lib/visual/store.mjs';
import { comparePicture, storeWordsOf } from './comparePicture.ts';
import { problemsOf } from './finding.ts';

let checkout;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'tally-compare-'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const picture = { story: 'screens-home--filled', frame: 'page', locale: 'id' };
const shade = (level, height = 4) => ({ data: Buffer.alloc(4 * height * 4, level), width: 4, height });
const approve = (pixels) =>
  writeLock(path.join(checkout, '.storybook/pictures'), new Map([[keyOf(picture), { ...picture, ...lookOf(pixels) }]]));
/** One attempt of a run, in which the page looks like this, one after the other. */
const attempt = (...looks) => {
  const shots = [...looks];
  const last = looks.at(-1);
  return comparePicture(() => encodeImage(shots.shift() ?? last), picture, checkout);
};
const kept = () => readdirSync(path.join(checkout, '.visual/store')).sort();

test('a picture is the same when size and pixels are as approved, at once or once the page rests', async () => {
  approve(shade(255));
  expect(await attempt(shade(255))).toEqual({ ...picture, ...lookOf(shade(255)), state: 'same' });
  rmSync(path.join(checkout, '.visual/run'), { recursive: true });
  expect(await attempt(shade(1), shade(2), shade(255))).toMatchObject({ state: 'same' });
  expect(kept()).toEqual([`${lookOf(shade(255)).hash}.webp`]);
});

test.each([
  ['one level of shade', shade(254)],
  ['a row', shade(255, 5)],
])('%s is a change, which is kept to be looked at', async (_, other) => {
  approve(shade(255));
  expect(await attempt(other)).toEqual({ ...picture, ...lookOf(other), state: 'changed' });
  expect(kept()).toEqual([`${lookOf(other).hash}.webp`]);
});

test('a picture for which nothing is approved is new', async () => {
  expect(await attempt(shade(255))).toMatchObject({ state: 'new' });
});

test('a picture that looks as approved at the second attempt is the same: the run names its story', async () => {
  approve(shade(255));
  expect(await attempt(shade(1))).toMatchObject({ state: 'changed' });
  expect(await attempt(shade(255))).toMatchObject({ state: 'same' });
});

test('a picture that looks different at each attempt is unstable', async () => {
  approve(shade(255));
  expect(await attempt(shade(1))).toMatchObject({ state: 'changed' });
  const second = await attempt(shade(2));
  expect(second).toMatchObject({ state: 'unstable' });
  expect(problemsOf([{ variant: 'id', pictures: [second], axe: [], overflow: [], errors: [] }])).toEqual([
    '[id] looks different each time it is played: id/screens-home--filled',
  ]);
});

test('a picture that looks the same at both attempts is a change to decide about', async () => {
  approve(shade(255));
  await attempt(shade(1));
  expect(await attempt(shade(1))).toMatchObject({ state: 'changed' });
});

test('a page that never comes to rest is unstable', async () => {
  const looks = Array.from({ length: 9 }, (_, level) => shade(level));
  expect(await attempt(...looks)).toMatchObject({ state: 'unstable' });
});

test('the words of a picture are looked for once', async () => {
  const look = lookOf(shade(255));
  await storeWordsOf(look, () => Promise.resolve([['Home', 1, 2, 3, 4]]), checkout);
  await storeWordsOf(look, () => Promise.reject(new Error('looked for again')), checkout);
  expect(readWords(path.join(checkout, '.visual/store'), look.hash)).toEqual([['Home', 1, 2, 3, 4]]);
});
