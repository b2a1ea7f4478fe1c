import { expect, test } from 'vitest';
import { usedPairs } from './contrast';
import { findLost, rememberShapes } from './forcedColors';
import { unlistedPairs } from './contrastPairs';
import { color } from '../../../tokens/color';
import { madeUpPages } from '../testPage.mjs';

const onPage = madeUpPages(
  `body{margin:0;font:16px/20px sans-serif;color:${color.text};background:${color.page}}button{border:0;font:inherit;color:inherit}`,
);

/** Messages about the colour pairs on the page that are missing from the tokens' list. */
async function unknown(body) {
  return unlistedPairs(await onPage(body, (page) => usedPairs(page))).join('\n');
}

/** Messages about what cannot be distinguished in forced colours. */
async function lost(body) {
  const places = await onPage(body, async (page) => {
    await rememberShapes(page);
    await page.emulateMedia({ forcedColors: 'active' });
    return findLost(page);
  });
  return places.join('\n');
}

test.each([
  [
    'a colour that is no token',
    '<p style="color:#777">Coins</p>',
    'not in tokens/pairs.ts (text): rgb(119, 119, 119) on page',
  ],
  [
    'two roles that were never laid on one another',
    `<p style="background:${color.paid.bg}"><b style="color:${color.failed.fg}">Coins</b></p>`,
    'failed.fg on paid.bg, <b> "Coins"',
  ],
  [
    'small words where only large ones are readable',
    `<p style="background:${color.hero.fill};color:${color.hero.text}">Coins</p>`,
    '(text): ',
  ],
  [
    'a placeholder',
    `<style>::placeholder{color:${color.outline}}</style><input style="border:0;background:${color.surface}" placeholder="Name">`,
    '(text): outline on surface',
  ],
  [
    'the border of a field',
    `<input style="border:1px solid ${color.divider};background:${color.surface}">`,
    '(graphic): ',
  ],
  [
    'an icon',
    `<button style="color:${color.outline};background:${color.surface}"><svg width="9" height="9"><path fill="currentColor" d="M0 0h9v9z"/></svg></button>`,
    '(graphic): outline on surface',
  ],
])('the check of colours finds %s that nobody has looked at', async (_, body, message) => {
  expect(await unknown(body)).toContain(message);
});

test.each([
  ['text on the page', '<p>Coins</p>'],
  [
    'a listed pair, through what is see-through',
    `<div style="background:${color.surface}"><p style="background:transparent;color:${color.link}">Coins</p></div>`,
  ],
  [
    'large words on the hero',
    `<p style="background:${color.hero.fill};color:${color.hero.text};font-size:24px">Coins</p>`,
  ],
  [
    'words on a ground that lies under a part',
    `<style>i{position:relative;isolation:isolate;display:block;color:${color.hero.text};font-size:24px}i::before{content:'';position:absolute;z-index:-1;inset:0;background:${color.hero.fill}}</style><i>Coins</i>`,
  ],
  ['words on a picture', '<div style="background:linear-gradient(red,blue)"><p style="color:#777">Coins</p></div>'],
  ['words for screen readers', '<p style="position:absolute;clip-path:inset(50%);color:#777">Coins</p>'],
])('the check of colours accepts %s', async (_, body) => {
  expect(await unknown(body)).toBe('');
});

const bar = `<div style="background:${color.sunken}">`;
test.each([
  [
    'a button that was only a ground',
    '<button style="background:#e20443">Withdraw</button>',
    'has no edge in forced colours: <button> "Withdraw"',
  ],
  [
    'a chosen one that had only another colour',
    `${bar}<button aria-pressed="true" style="color:red">All</button><button aria-pressed="false">Paid</button></div>`,
    'looks not chosen in forced colours: <button> "All"',
  ],
  [
    'a button that is off and was only pale',
    '<button aria-disabled="true" style="border:1px solid">Withdraw</button>',
    'looks as if it were on in forced colours: <button> "Withdraw"',
  ],
  [
    'an icon that keeps its white',
    '<button style="border:1px solid" aria-label="Close"><svg style="color:#fff" width="9" height="9"><path fill="currentColor" d="M0 0h9v9z"/></svg></button>',
    'cannot be seen in forced colours: <button> "Close"',
  ],
  [
    'words that were hidden by having no colour',
    '<button style="border:1px solid;color:transparent">Withdraw</button>',
    'comes to light in forced colours: <button> "Withdraw"',
  ],
])('the check of colours finds, in forced colours, %s', async (_, body, message) => {
  expect(await lost(body)).toContain(message);
});

test.each([
  [
    'a button with a border that is invisible otherwise',
    '<button style="background:#e20443;border:1px solid transparent">Withdraw</button>',
  ],
  ['a button that is only words', '<button style="background:none">Withdraw</button>'],
  [
    'a chosen one with an outline',
    `${bar}<button aria-pressed="true" style="outline:2px solid">All</button><button aria-pressed="false" style="background:none">Paid</button></div>`,
  ],
  [
    'a button that the system greys',
    '<style>@media(forced-colors:active){[aria-disabled=true]{color:GrayText}}</style><button aria-disabled="true" style="border:1px solid">Withdraw</button>',
  ],
  [
    'an icon in the colour of its words',
    '<button style="border:1px solid;color:#fff"><svg width="9" height="9"><path fill="currentColor" d="M0 0h9v9z"/></svg></button>',
  ],
])('the check of colours accepts, in forced colours, %s', async (_, body) => {
  expect(await lost(body)).toBe('');
});
