import { expect, test } from 'vitest';
import { pseudoText } from './pseudo';

test('a pseudo translation accents letters and keeps the places for values and the tags', () => {
  expect(pseudoText('Check in')).toMatch(/^Chéçk íñ |^Çhéçk íñ /);
  expect(pseudoText('{{count}} coins for <b>you</b>')).toContain('{{count}}');
  expect(pseudoText('{{count}} coins for <b>you</b>')).toContain('<b>ýóú</b>');
});

test('a pseudo translation makes a text 40 % longer, and leaves one without letters as it is', () => {
  const text = 'Withdraw to your wallet today';
  const letters = text.replace(/[^a-z]/gi, '').length;
  expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length + Math.ceil(letters * 0.4));
  expect(pseudoText('100 %')).toBe('100 %');
});
