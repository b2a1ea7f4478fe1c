import { homeAds } from '@tally/contract/fixtures/offers';
import { expect, it } from 'vitest';
import { byPriority, lookOf, parametersOf, targetOf } from './placeRules';

const item = { openType: 1, link: 'https://shop.example/a?x=1', appPkgName: 'com.partner.shop', data: '' };
const safe = { to: 'link', link: item.link, by: 'host' };
const store = { link: 'market://details?id=com.partner.shop' };
const inStore = { ...safe, ...store };

it('the highest priority comes first; equals stay as they came (ADS-10)', () => {
  const [first, second] = homeAds;
  if (!first || !second) throw new Error('two items are needed');
  const ids = (priorities: number[]) =>
    byPriority(priorities.map((priority, id) => ({ ...first, id, priority }))).map(({ id }) => id);
  expect(ids([1, 5, 5, 9])).toEqual([3, 1, 2, 0]);
});

it.each([
  ['1 is a row below its picture', 1, 'p.png', 'card'],
  ['2 a row', 2, 'p.png', 'row'],
  ['3 the picture alone', 3, 'p.png', 'image'],
  ['1 without a picture a row', 1, '', 'row'],
  ['3 without a picture a row', 3, '', 'row'],
  ['anything else a row', 7, 'p.png', 'row'],
] as const)('showType: %s (ADS-11)', (_, showType, image, look) => {
  expect(lookOf({ showType, image })).toBe(look);
});

it.each([
  ['1: the link, in the way of the host', {}, safe],
  ['2: the link as it is', { openType: 2 }, { ...safe, by: 'browser' }],
  [
    '3: the store page of the app',
    { openType: 3 },
    { to: 'link', link: 'market://details?id=com.partner.shop', by: 'browser' },
  ],
  ['3 without an app: the link', { openType: 3, appPkgName: '' }, safe],
  ['4: a page of the app', { openType: 4, data: '{"page":"/team"}' }, { to: 'page', path: '/team' }],
  [
    '4, a page that is none for people: the link',
    { openType: 4, data: '{"page":"/minibd"}' },
    { ...safe, link: `${item.link}&page=%2Fminibd` },
  ],
  ['anything else: the link', { openType: 9 }, safe],
  ['data goes into the query of the link', { data: '{"utm":"a b","n":3}' }, { ...safe, link: `${item.link}&utm=a+b` }],
  ['data that is no object is passed over', { data: '[1]' }, safe],
  ['a link that may not be opened leads nowhere', { link: 'javascript:alert(1)' }, undefined],
  ['data is for links of the web: a store link stays as it is', { ...store, data: '{"utm":"a b"}' }, inStore],
] as const)('openType %s (ADS-12, ADS-13)', (_, change, target) => {
  expect(targetOf({ ...item, ...change }, true)).toEqual(target);
});

it('outside the phone app the store has a web page', () => {
  expect(targetOf({ ...item, openType: 3 }, false)).toMatchObject({
    link: 'https://play.google.com/store/apps/details?id=com.partner.shop',
  });
});

it.each([
  ['', {}],
  ['{"a":', {}],
  ['null', {}],
  ['["a"]', {}],
  ['{"a":"1","b":2,"c":{}}', { a: '1' }],
])('parameters of %j (ADS-13)', (data, parameters) => {
  expect(parametersOf(data)).toEqual(parameters);
});
