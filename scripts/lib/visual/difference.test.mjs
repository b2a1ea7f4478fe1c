import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { difference } from './difference.mjs';

/** A plain picture in one colour. */
function plain(width, height, [r, g, b]) {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([r, g, b, 255], at);
  return picture;
}
const file = (picture) => PNG.sync.write(picture);

test('the same picture has no difference', () => {
  expect(difference(file(plain(8, 8, [253, 42, 83])), file(plain(8, 8, [253, 42, 83]))).pixels).toBe(0);
});

test('one level of blue in one pixel is a difference', () => {
  const after = plain(8, 8, [253, 42, 83]);
  after.data[2] += 1;
  expect(difference(file(plain(8, 8, [253, 42, 83])), file(after)).pixels).toBe(1);
});

test('a picture that grew differs by the new rows, and the difference has the larger size', () => {
  const { pixels, image } = difference(file(plain(8, 8, [1, 2, 3])), file(plain(8, 10, [1, 2, 3])));
  expect(pixels).toBe(16);
  expect(PNG.sync.read(image).height).toBe(10);
});
