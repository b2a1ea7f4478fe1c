import { expect, test } from 'vitest';
import { decodeImage } from '../../scripts/lib/visual/image.mjs';
import { photographPage } from './picture.ts';
import { madeUpPages } from './testPage.mjs';

const look = madeUpPages(
  'body { margin: 0 } div { height: 660px } @media (min-height: 650px) { div { height: 900px } }',
);

test('the picture of a page reaches to its end, also where a higher screen gives the page more air', async () => {
  const { height } = await decodeImage(await look('<div></div>', (page) => photographPage(page, 320)));
  expect(height).toBe(900);
});
