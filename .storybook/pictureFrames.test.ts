import { expect, test } from 'vitest';
import { framesOf, isPhotographedIn, languagesOf, wholePage } from './pictureFrames';

test.each([
  ['Screens/Home', 'none', ['page']],
  ['Screens/Home', 'floating', ['phone']],
  ['Screens/Withdraw', 'modal', ['phone']],
  ['Flows/Login', 'modal', ['phone']],
  // The story of the dialog itself: it is photographed at the modes' four widths.
  ['Overlays/Dialogs/Money', 'modal', ['page']],
  ['Components/Product/FloatBox', 'floating', ['page']],
] as const)('%s with something %s over it: %j', (title, overlay, frames) => {
  expect(framesOf(title, overlay)).toEqual(frames);
});

test('a story says itself what matters on it', () => {
  expect(framesOf('Screens/Home', 'floating', { frames: ['phone'] })).toEqual(['phone']);
  expect(framesOf('Screens/Team', 'none', wholePage.picture)).toEqual(['phone', 'page']);
  expect(framesOf('Screens/Withdraw', 'modal', { languages: 'all' })).toEqual(['phone']);
});

test.each([
  ['Screens/Withdraw', 'none', 'all'],
  ['Screens/Withdraw', 'floating', 'all'],
  // The texts are in the pictures of the dialog's own story, in every language.
  ['Screens/Withdraw', 'modal', 'first'],
  ['Overlays/Dialogs/Money', 'modal', 'all'],
  ['Tokens/Colour', 'none', 'first'],
] as const)('%s with something %s over it is photographed in %s', (title, overlay, languages) => {
  expect(languagesOf(title, overlay)).toBe(languages);
});

test('a story says itself in which languages', () => {
  expect(languagesOf('Screens/Withdraw', 'modal', { languages: 'all' })).toBe('all');
  expect(languagesOf('Screens/Operator', 'none', { languages: 'first' })).toBe('first');
});

test.each([
  ['all', ['en', 'id', 'en_ph', 'pt_br']],
  ['first', ['en']],
  ['operators', ['en', 'id']],
  [['pt_br'], ['pt_br']],
] as const)('a story of %j is photographed in %j', (languages, expected) => {
  const locales = ['en', 'id', 'en_ph', 'pt_br'] as const;
  expect(locales.filter((locale) => isPhotographedIn(languages, locale, 'en'))).toEqual(expected);
});
