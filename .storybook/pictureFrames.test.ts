import { expect, test } from 'vitest';
import { framesOf, pictureName } from './pictureFrames';

test.each([
  ['Screens/Home', 'none', ['page']],
  ['Screens/Home', 'floating', ['phone', 'page']],
  ['Screens/Withdraw', 'modal', ['phone']],
  ['Flows/Login', 'modal', ['phone']],
  // Its own story is the dialog: it is photographed in the four widths.
  ['Overlays/Dialogs/Money', 'modal', ['page']],
  ['Components/FloatBox', 'floating', ['page']],
] as const)('%s with something %s over it: %j', (title, overlay, frames) => {
  expect(framesOf(title, overlay)).toEqual(frames);
});

test('a story says itself what matters on it', () => {
  expect(framesOf('Screens/Home', 'floating', { frames: ['phone'] })).toEqual(['phone']);
  expect(framesOf('Screens/Team', 'none', { frames: ['phone', 'page'] })).toEqual(['phone', 'page']);
});

test('the two pictures of a story have names of their own', () => {
  expect([pictureName('screens-home--filled', 'page'), pictureName('screens-home--filled', 'phone')]).toEqual([
    'screens-home--filled',
    'screens-home--filled.phone',
  ]);
});
