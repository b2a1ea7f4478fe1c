import { expect, test } from 'vitest';
import { scrollToRest } from './scrollToRest.ts';
import { madeUpPages } from './testPage.mjs';

const look = madeUpPages('body { margin: 0 } div { height: 2000px } p { height: 20px; margin: 0 }');

test.each([
  ['start', 0],
  ['center', 310],
  ['end', 620],
])(
  'a story that names a place rests with it at the %s, also after the screen has changed its size',
  async (at, top) => {
    const body = `<div></div><p data-rest="${at}">here</p><div></div>`;
    const seen = await look(body, async (page) => {
      await page.setViewportSize({ width: 390, height: 640 });
      const isNamed = await page.evaluate(scrollToRest);
      return [isNamed, await page.evaluate(() => document.querySelector('p')?.getBoundingClientRect().top)];
    });
    expect(seen).toEqual([true, top]);
  },
);

test('a story that names no place stays where it is', async () => {
  const seen = await look('<div></div>', async (page) => {
    await page.evaluate(() => scrollTo(0, 70));
    return [await page.evaluate(scrollToRest), await page.evaluate(() => scrollY)];
  });
  expect(seen).toEqual([false, 70]);
});
