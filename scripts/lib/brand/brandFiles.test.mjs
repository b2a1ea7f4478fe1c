import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markFile, markSource } from './brandFiles.mjs';

test('app icons and share pictures are the mark as the components draw it (PRODUCT-5)', async () => {
  expect(readFileSync(markFile, 'utf8'), 'Make it anew with `npm run images`.').toBe(await markSource());
});
