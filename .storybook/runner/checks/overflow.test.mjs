import { expect, test } from 'vitest';
import { findOverflow } from './overflow';
import { madeUpPages } from '../testPage.mjs';

const onPage = madeUpPages('body{margin:0;font:16px/20px sans-serif}button{font:inherit;padding:4px}');

/** Messages about a page of 320 px with this body. */
async function found(body, pills = true) {
  return (await onPage(body, (page) => findOverflow(page, { pills }))).join('\n');
}

test.each([
  ['a page that scrolls sideways', '<div style="width:400px">wide</div>', 'scrolls sideways'],
  [
    'text cut at the side',
    '<div style="width:60px;overflow:hidden;white-space:nowrap">Withdraw to your wallet</div>',
    'text is cut: <div> "Withdraw to your wallet"',
  ],
  [
    'text cut at the bottom',
    '<div style="width:60px;height:20px;overflow:hidden">Withdraw to your wallet</div>',
    'text is cut',
  ],
  [
    'text of a box far up the tree',
    '<section style="width:60px;overflow:hidden"><p style="white-space:nowrap">Withdraw to your wallet</p></section>',
    'text is cut',
  ],
  [
    'an ellipsis on a button',
    '<button style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Withdraw now</button>',
    'text is cut',
  ],
  ['a label on two lines', '<button style="width:60px">Withdraw now</button>', "a button's label is on two lines"],
])('the check of overflow finds %s', async (_, body, message) => {
  expect(await found(body)).toContain(message);
});

test.each([
  ['text that fits', '<p>Withdraw</p><button>Withdraw</button>'],
  [
    'an ellipsis on a name',
    '<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Sari Wulandari Kusumawardhani</p>',
  ],
  [
    'an ellipsis on a name that a button has, and that is heard whole',
    '<button data-wraps aria-label="Photo Editor Pro" style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Photo Editor Pro</button>',
  ],
  [
    'what scrolls on purpose',
    '<div style="overflow-x:auto"><p style="width:600px">a long row of things to swipe through, one after another, on and on</p></div>',
  ],
  [
    'words for screen readers',
    '<span style="position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap">Check in, daily task</span>',
  ],
  [
    'a card that is a button',
    '<button><b style="display:block">My coins</b><i style="display:block">18.450</i></button>',
  ],
  ['a label that may wrap', '<button data-wraps style="width:60px">Withdraw now</button>'],
])('the check of overflow accepts %s', async (_, body) => {
  expect(await found(body)).toBe('');
});

test('at the largest text size a label may take two lines, but cut text is still found', async () => {
  expect(await found('<button style="width:60px">Withdraw now</button>', false)).toBe('');
  expect(await found('<p style="width:60px;overflow:hidden;white-space:nowrap">Withdraw now</p>', false)).toContain(
    'text is cut',
  );
});
