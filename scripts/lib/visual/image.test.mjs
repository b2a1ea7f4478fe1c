import { expect, test } from 'vitest';
import { compressImage, decodeImage, encodeImage, samePixels, thumbnail } from './image.mjs';

/** A picture as a run of the stories stores it: compressed with little effort. */
function drawn(width, height, colourAt) {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return encodeImage({ data, width, height });
}
/** More colours than a palette of 256, so that the test notices a lossy palette. */
const many = (x, y) => [x * 3, (y % 8) * 30, 128];
const striped = (x) => (x % 9 ? [255, 255, 255] : [253, 42, 83]);

test('a picture in fewer bytes has every pixel it had', async () => {
  for (const file of [await drawn(80, 80, many), await drawn(120, 200, striped)]) {
    const smaller = await compressImage(file);
    expect(smaller.length).toBeLessThan(file.length);
    expect((await decodeImage(smaller)).data).toEqual((await decodeImage(file)).data);
  }
});

test('what is compressed already stays the file it is', async () => {
  const compressed = await compressImage(await drawn(80, 80, many));
  expect(await compressImage(compressed)).toBe(compressed);
});

test('pictures are the same by their pixels, not by their bytes', async () => {
  const file = await drawn(80, 80, many);
  expect(await samePixels(file, await compressImage(file))).toBe(true);
  const other = await drawn(80, 80, (x, y) => (x + y ? many(x, y) : [0, 0, 1]));
  expect(await samePixels(file, other)).toBe(false);
  expect(await samePixels(await drawn(20, 10, striped), await drawn(20, 11, striped))).toBe(false);
});

test('a thumbnail is the top of a long picture and all of a short one', async () => {
  const sizeOf = async (file) => {
    const { width, height } = await decodeImage(await thumbnail(file, { width: 100, height: 150 }));
    return [width, height];
  };
  expect(await sizeOf(await drawn(200, 900, striped))).toEqual([100, 150]);
  expect(await sizeOf(await drawn(200, 40, striped))).toEqual([100, 20]);
});
