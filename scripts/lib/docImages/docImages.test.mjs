import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLock } from '../pictures/lock.mjs';
import { decodeImage } from '../visual/image.mjs';
import { lockFolder } from '../visual/paths.mjs';
import { docImages, imageFolder, imageSources, sourcesFile } from './docImages.mjs';

test('the images of the documents are made of the pictures that are approved now', () => {
  const now = Object.entries(imageSources(readLock(lockFolder)));
  expect(JSON.parse(readFileSync(sourcesFile, 'utf8')), 'Make them anew with `npm run images`.').toEqual(
    Object.fromEntries(now.map(([file, sources]) => [file, sources.map(({ picture, hash }) => ({ picture, hash }))])),
  );
});

test('the README shows five screens in three markets, and the operators see their desk', async () => {
  const documents = ['README.md', 'docs/operations/README.md'].map((file) => readFileSync(file, 'utf8')).join('');
  for (const { file } of docImages) {
    expect(existsSync(path.join(imageFolder, file)), file).toBe(true);
    expect(documents).toContain(`images/${file})`);
  }
  const { width, height } = await decodeImage(readFileSync(path.join(imageFolder, 'contact-sheet.webp')));
  expect([width, height]).toEqual([1704, 2121]);
});

// Every version of an image stays in the history of git.
test('the images are small together: at most 400 kB', () => {
  const bytes = docImages.reduce((sum, { file }) => sum + statSync(path.join(imageFolder, file)).size, 0);
  expect(bytes / 1000).toBeLessThan(400);
});

test('a picture that is not approved is named', () => {
  expect(() => imageSources(new Map())).toThrow(
    'contact-sheet.webp needs an approved picture: id/screens-home--filled.phone or id/screens-home--filled',
  );
});
