import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compressPng, decodePng, samePixels, thumbnail } from './png.mjs';

/** A picture as a browser leaves it: compressed in a hurry. */
function drawn(width, height, colourAt) {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) picture.data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return PNG.sync.write(picture, { deflateLevel: 1, filterType: 0, colorType: 2 });
}
/** More colours than a palette holds, so that losing one would show. */
const many = (x, y) => [x * 3, (y % 8) * 30, 128];
const striped = (x) => (x % 9 ? [255, 255, 255] : [253, 42, 83]);

test('a picture in fewer bytes has every pixel it had', async () => {
  for (const file of [drawn(80, 80, many), drawn(120, 200, striped)]) {
    const smaller = await compressPng(file);
    expect(smaller.length).toBeLessThan(file.length);
    expect((await decodePng(smaller)).data).toEqual((await decodePng(file)).data);
  }
});

test('what is compressed already stays the file it is', async () => {
  const compressed = await compressPng(drawn(80, 80, many));
  expect(await compressPng(compressed)).toBe(compressed);
});

test('pictures are the same by their pixels, not by their bytes', async () => {
  const file = drawn(80, 80, many);
  expect(await samePixels(file, await compressPng(file))).toBe(true);
  expect(
    await samePixels(
      file,
      drawn(80, 80, (x, y) => (x + y ? many(x, y) : [0, 0, 1])),
    ),
  ).toBe(false);
  expect(await samePixels(drawn(20, 10, striped), drawn(20, 11, striped))).toBe(false);
});

test('a thumbnail is the top of a long picture and all of a short one', async () => {
  const { width, height } = await decodePng(await thumbnail(drawn(200, 900, striped), { width: 100, height: 150 }));
  expect([width, height]).toEqual([100, 150]);
  const short = await decodePng(await thumbnail(drawn(200, 40, striped), { width: 100, height: 150 }));
  expect([short.width, short.height]).toEqual([100, 20]);
});
