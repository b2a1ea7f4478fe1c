import { expect, test } from 'vitest';
import { compressImage, decodeImage, encodeImage, thumbnail } from './image.mjs';

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

test('a picture for the repository has fewer bytes and every pixel it had', async () => {
  for (const file of [await drawn(80, 80, many), await drawn(120, 200, striped)]) {
    const smaller = await compressImage(file);
    expect(smaller.length).toBeLessThanOrEqual(file.length);
    expect((await decodeImage(smaller)).data).toEqual((await decodeImage(file)).data);
  }
});

test('a thumbnail is the top of a long picture and all of a short one', async () => {
  const sizeOf = async (file) => {
    const { width, height } = await decodeImage(await thumbnail(file, { width: 100, height: 150 }));
    return [width, height];
  };
  expect(await sizeOf(await drawn(200, 900, striped))).toEqual([100, 150]);
  expect(await sizeOf(await drawn(200, 40, striped))).toEqual([100, 20]);
});
