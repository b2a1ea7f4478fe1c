import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { difference, measureDifferences } from './difference.mjs';
import { decodeImage, encodeImage } from './image.mjs';
import { storedFile } from './store.mjs';

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

test('a changed picture is measured where both sides are in the store; no other is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-difference-'));
  try {
    const [store, differences] = ['store', 'differences'].map((name) => path.join(folder, name));
    mkdirSync(store);
    for (const shade of [1, 2]) writeFileSync(storedFile(store, `shade${shade}`), await plain(8, 8, [shade, 0, 0]));
    const look = (hash) => ({ width: 8, height: 8, hash });
    const picture = { story: 'home', frame: 'phone', locale: 'id' };
    const measured = await measureDifferences(
      [
        { ...picture, state: 'changed', old: look('shade1'), new: look('shade2') },
        { ...picture, locale: 'en', state: 'changed', old: look('lost'), new: look('shade2') },
        { ...picture, locale: 'pt_br', state: 'new', new: look('shade2') },
      ],
      store,
      differences,
    );
    expect(measured.map(({ pixels }) => pixels)).toEqual([64, undefined, undefined]);
    expect(['id', 'en'].map((locale) => existsSync(path.join(differences, `${locale}/home.phone.webp`)))).toEqual([
      true,
      false,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
