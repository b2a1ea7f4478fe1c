import { expect, it } from 'vitest';
import en from '../../locales/en.json';
import { textPartOf, textPrefixes } from './textParts';

const keys = Object.keys(en);

it.each([
  ['home.withdraw', 'shell'],
  ['home.day_show', 'first'],
  ['network.offline', 'first'],
  ['network.offline_action', 'home'],
  ['exit.stay_default', 'deferred'],
  ['login.need_message', 'home'],
  ['lucky.title', 'deferred'],
  ['lucky.tip_title', 'pages'],
  ['withdraw.not_enough_title', 'pages'],
])('%s comes with %s', (key, part) => {
  expect(textPartOf(key)).toBe(part);
});

it('every text is in a part', () => {
  for (const key of keys) expect(textPartOf(key), key).toBeTruthy();
  expect(() => textPartOf('new.title')).toThrow('No part holds the text new.title');
});

it.each(Object.values(textPrefixes).flat())('%s is the beginning of a key, once', (prefix) => {
  expect(keys.some((key) => key.startsWith(prefix))).toBe(true);
  expect(
    Object.values(textPrefixes)
      .flat()
      .filter((other) => other === prefix),
  ).toHaveLength(1);
});
