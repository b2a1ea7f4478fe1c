import { expect, test } from 'vitest';
import { difference } from './difference.mjs';
import { decodeImage, encodeImage } from './image.mjs';

/** Creates a picture in one colour; its first pixel may have another. */
function plain(width, height, colour, first = colour) {
  const data = Buffer.alloc(width * height * 4, Buffer.from([...colour, 255]));
  data.set(first);
  return encodeImage({ data, width, height });
}

test('the same picture has no difference', async () => {
  const file = await plain(8, 8, [253, 42, 83]);
  expect((await difference(file, file)).pixels).toBe(0);
});

test('one level of blue in one pixel is a difference', async () => {
  const after = await plain(8, 8, [253, 42, 83], [253, 42, 84]);
  expect((await difference(await plain(8, 8, [253, 42, 83]), after)).pixels).toBe(1);
});

test('a picture that grew differs by the new rows, and the difference has the larger size', async () => {
  const { pixels, image } = await difference(await plain(8, 8, [1, 2, 3]), await plain(8, 10, [1, 2, 3]));
  expect(pixels).toBe(16);
  expect((await decodeImage(image)).height).toBe(10);
});
