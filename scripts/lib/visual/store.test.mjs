import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPattern } from '../pictures/picture.mjs';
import { decodeImage, encodeImage } from './image.mjs';
import { isStored, storePicture, storeWords, lookOf, prune, readWords, storedFile } from './store.mjs';

let store;
beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'tally-store-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

const pixels = (width, height, colour = [253, 42, 83, 255]) => ({
  data: Buffer.alloc(width * height * 4, Buffer.from(colour)),
  width,
  height,
});

test('a look is that of the pixels, whatever file they came from', async () => {
  const drawn = pixels(20, 10);
  const png = await sharp(drawn.data, { raw: { width: 20, height: 10, channels: 4 } })
    .png()
    .toBuffer();
  const withoutAlpha = await sharp(png).removeAlpha().webp({ lossless: true }).toBuffer();
  for (const file of [png, withoutAlpha, await encodeImage(drawn)])
    expect(lookOf(await decodeImage(file))).toEqual(lookOf(drawn));
  expect(lookOf(drawn)).toEqual({ width: 20, height: 10, hash: expect.stringMatching(hashPattern) });
});

test('one level of one colour of one pixel, and another shape of the same pixels, are other looks', () => {
  const drawn = pixels(20, 10);
  const other = pixels(20, 10);
  other.data[41] += 1;
  expect(new Set([drawn, other, pixels(10, 20)].map((one) => lookOf(one).hash)).size).toBe(3);
});

test('the store gives back every pixel', async () => {
  const drawn = pixels(20, 10);
  const look = lookOf(drawn);
  expect(isStored(store, look.hash)).toBe(false);
  await storePicture(store, drawn, look);
  await storePicture(store, drawn, look);
  expect(readdirSync(store)).toEqual([`${look.hash}.webp`]);
  expect((await decodeImage(readFileSync(storedFile(store, look.hash)))).data).toEqual(drawn.data);
});

test('a store that is too large loses what was not rendered for the longest time', async () => {
  mkdirSync(store, { recursive: true });
  for (const [at, name] of ['old', 'kept', 'new'].entries()) {
    writeFileSync(path.join(store, `${name}.webp`), Buffer.alloc(100));
    utimesSync(path.join(store, `${name}.webp`), 1000 + at, 1000 + at);
  }
  prune(store, 250);
  expect(readdirSync(store).sort()).toEqual(['kept.webp', 'new.webp']);
  prune(path.join(store, 'nowhere'));
  // What is rendered once more counts as new.
  const drawn = pixels(1, 1);
  writeFileSync(storedFile(store, lookOf(drawn).hash), Buffer.alloc(100));
  utimesSync(storedFile(store, lookOf(drawn).hash), 1, 1);
  await storePicture(store, drawn, lookOf(drawn));
  prune(store, 100);
  expect(readdirSync(store)).toEqual([`${lookOf(drawn).hash}.webp`]);
});

test('the words of a picture lie beside it; of one that was never looked at nothing is known', () => {
  storeWords(store, 'a', [['Withdraw', 1, 2, 3, 4]]);
  expect(readWords(store, 'a')).toEqual([['Withdraw', 1, 2, 3, 4]]);
  expect(readWords(store, 'b')).toBeUndefined();
});
