import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeImage } from '../visual/image.mjs';
import { contactSheetStories, sheetFile, sheetSources, sourcesFile } from './sheet.mjs';

test('the contact sheet is made of the pictures that are approved now', () => {
  const used = JSON.parse(readFileSync(sourcesFile, 'utf8'));
  expect(used, 'Make it anew with `npm run images`.').toEqual(sheetSources());
});

test('the README shows it: five screens in three markets', async () => {
  expect(readFileSync('README.md', 'utf8')).toContain('docs/images/contact-sheet.webp');
  expect(existsSync(sheetFile)).toBe(true);
  const { width, height } = await decodeImage(readFileSync(sheetFile));
  expect(contactSheetStories).toHaveLength(5);
  expect([width, height]).toEqual([1704, 2121]);
});

test('a picture that is missing is named', () => {
  expect(() => sheetSources('/nowhere')).toThrow('The contact sheet needs a picture of screens-home--filled in id.');
});
