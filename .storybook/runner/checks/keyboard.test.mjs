import { expect, test } from 'vitest';
import { findUnreachable } from './keyboard';
import { madeUpPages } from '../testPage.mjs';

const onPage = madeUpPages();

/**
 * Messages about a page with this body. Elements with `data-listens` get the property by which React marks a click
 * listener.
 */
async function found(body) {
  const places = await onPage(body, async (page) => {
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('[data-listens]')) node.__reactProps$made = { onClick() {} };
    });
    return page.evaluate(findUnreachable);
  });
  return places.join('\n');
}

test.each([
  [
    'a button taken out of the order',
    '<button tabindex="-1">Withdraw</button>',
    'the Tab key does not reach: <button> "Withdraw"',
  ],
  [
    'something that is only called a button',
    '<div role="button">Withdraw</div>',
    'the Tab key does not reach: <div> "Withdraw"',
  ],
  [
    'tabs of which none is in the order',
    '<div role="tablist"><button role="tab" tabindex="-1">All</button><button role="tab" tabindex="-1">Paid</button></div>',
    'does not reach: <button> "All"',
  ],
  [
    'a dialog whose button is not reached',
    '<button>Page</button><div role="dialog" aria-modal="true"><button tabindex="-1">OK</button></div>',
    'does not reach: <button> "OK"',
  ],
  [
    'an order of its own',
    '<button tabindex="2">Withdraw</button>',
    'jumps the order of the Tab key: <button> "Withdraw"',
  ],
  [
    'a box that listens for clicks',
    '<div data-listens>Withdraw</div>',
    'answers a click and is not a control: <div> "Withdraw"',
  ],
  [
    'words under a pointing hand',
    '<p style="cursor:pointer">Withdraw</p>',
    'answers a click and is not a control: <p> "Withdraw"',
  ],
])('the check of the keyboard finds %s', async (_, body, message) => {
  expect(await found(body)).toContain(message);
});

test.each([
  [
    'what a browser makes reachable',
    '<button data-listens style="cursor:pointer"><b>Withdraw</b></button><a href="#x">Terms</a><input><textarea></textarea>',
  ],
  [
    'what is off or hidden',
    '<button disabled>Off</button><button tabindex="-1" hidden>Hidden</button><div inert><button>Behind</button></div>',
  ],
  [
    'one tab for all',
    '<div role="tablist"><button role="tab">All</button><button role="tab" tabindex="-1">Paid</button></div>',
  ],
  ['a label with its field', '<label style="cursor:pointer"><input type="radio" name="a">Monthly</label>'],
  ['a box that hears the clicks of its buttons', '<div data-listens><button>Withdraw</button></div>'],
  [
    'the page behind a dialog',
    '<button tabindex="-1">Page</button><p data-listens>Scrim</p><div role="dialog" aria-modal="true" tabindex="-1"><button>OK</button></div>',
  ],
])('the check of the keyboard accepts %s', async (_, body) => {
  expect(await found(body)).toBe('');
});
