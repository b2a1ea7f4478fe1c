import { expect, test } from 'vitest';
import { findBrokenAmounts } from './brokenAmounts';
import { findOverflow } from './overflow';
import { madeUpPages } from '../testPage.mjs';
import { zoomText } from './textZoom';

const onPage = madeUpPages('html{font-size:16px}body{margin:0;font:1rem/1.25rem sans-serif;overflow-wrap:anywhere}');
const narrow = (text) => `<p style="width:60px">${text}</p>`;
const found = (body) => onPage(body, (page) => page.evaluate(findBrokenAmounts));

test.each(['Rp\u00a0257.100', 'R$\u00a01.288,85', '₱12,345.50', '126.400.000'])(
  'the check of amounts finds %s on two lines (TEXT-12)',
  async (text) => {
    expect(await found(narrow(`You have ${text} now`))).toEqual([`an amount is broken: "${text}" in <p>`]);
  },
);

test('the check of amounts finds an amount that sticks out of its place (TEXT-12)', async () => {
  const body =
    '<div style="display:flex;width:90px"><p style="width:50px;white-space:nowrap"><b>Rp\u00a0257.100</b></p><i>x</i></div>';
  expect(await found(body)).toEqual(['an amount sticks out of its place: "Rp\u00a0257.100" in <b>']);
});

test.each([
  ['an amount between words that wrap', narrow('You have Rp\u00a010 now')],
  [
    'an ellipsis',
    '<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Rp\u00a0257.100</p>',
  ],
  [
    'words for screen readers',
    '<p style="position:absolute;width:1px;overflow:hidden;white-space:nowrap">Rp\u00a0257.100</p>',
  ],
  ['a long word', narrow('Withdrawalsandmorewithdrawals')],
  ['an amount that nobody sees', `<div style="visibility:hidden">${narrow('Rp\u00a0257.100.000')}</div>`],
])('the check of amounts accepts %s', async (_, body) => {
  expect(await found(body)).toEqual([]);
});

test('text is enlarged as a web view does it: sizes in vw grow too, widths in rem stay, and all of it can be undone', async () => {
  const body =
    '<b style="display:block;width:5rem;font-size:min(1.25rem,5vw);line-height:1.5rem"><i style="font-size:.5em">1</i></b>';
  const sizes = (page) =>
    page.evaluate(() => {
      const [outer, inner] = [document.querySelector('b'), document.querySelector('i')].map((node) =>
        getComputedStyle(node),
      );
      return [outer.width, outer.fontSize, outer.lineHeight, inner.fontSize];
    });
  await onPage(body, async (page) => {
    await page.evaluate(zoomText, 2);
    expect(await sizes(page)).toEqual(['80px', '32px', '48px', '16px']);
    await page.evaluate(zoomText, 2);
    expect(await sizes(page)).toEqual(['80px', '32px', '48px', '16px']);
    await page.evaluate(zoomText, 1);
    expect(await sizes(page)).toEqual(['80px', '16px', '24px', '8px']);
  });
});

test('text that is cut only at the larger size is found (TEXT-12)', async () => {
  await onPage('<p style="width:90px;overflow:hidden;white-space:nowrap">Rp\u00a0257.100</p>', async (page) => {
    expect(await findOverflow(page, { pills: false })).toEqual([]);
    await page.evaluate(zoomText, 2);
    expect((await findOverflow(page, { pills: false })).join()).toContain('text is cut');
  });
});
