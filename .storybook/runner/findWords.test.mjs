import { expect, test } from 'vitest';
import { findWords } from './findWords';
import { madeUpPages } from './testPage.mjs';

const onPage = madeUpPages('body{margin:0;font:16px/20px sans-serif}p{margin:0}');
const found = (body) => onPage(body, (page) => page.evaluate(findWords));
const words = async (body) => (await found(body)).map(([said]) => said);

test('words are found with the place where they stand', async () => {
  const [[said, x, , width, height], ...others] = await found('<p style="margin:30px 0 0 40px">Withdraw\u00a0now</p>');
  expect(others).toEqual([]);
  expect([said, x]).toEqual(['Withdraw now', 40]);
  expect(width).toBeGreaterThan(4 * height);
});

test.each([
  [
    'a sentence with a name in it, also as a whole',
    '<p>Hi <b>Sari</b>, welcome</p>',
    ['Hi', ', welcome', 'Hi Sari, welcome', 'Sari'],
  ],
  ['what is heard in place of a drawing', '<button aria-label="Close"><i></i></button>', ['Close']],
  ['what stands in an empty field', '<input placeholder="Your name">', ['Your name']],
  ['no numbers', '<p>12.000</p>', []],
  ['nothing that is hidden', '<p style="visibility:hidden">Gone</p>', []],
  ['nothing below the end of the screen', '<p style="margin-top:2000px">Far away</p>', []],
  ['nothing below a bar', '<p>Below</p><div style="position:fixed;inset:0;background:#fff">Above</div>', ['Above']],
  ['what a bar says itself', '<div style="position:fixed;top:0"><p>In it</p></div>', ['In it']],
])('%s', async (_, body, said) => {
  expect(await words(body)).toEqual(said);
});
