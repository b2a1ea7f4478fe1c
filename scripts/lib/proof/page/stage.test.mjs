import { expect, test } from 'vitest';
import { placeName } from './placeName.mjs';
import { verdictOf } from './stage.mjs';

const fits = (width) => ({ width, overflow: [], says: true });
const cut = (width) => ({ width, overflow: ['text is cut'], says: true });

test.each([
  ['all fit', [fits(320), fits(360)], 'It fits: Receipt at 320, 360 px.'],
  ['one does not', [cut(320), fits(360)], 'Does not fit: Receipt at 320 px.'],
  ['two do not', [cut(320), cut(360)], 'Does not fit: Receipt at 320 px. Does not fit: Receipt at 360 px.'],
  ['one does not while another is drawn', [cut(320), { width: 360 }], 'Does not fit: Receipt at 320 px.'],
  ['one is still drawn', [fits(320), { width: 360 }], 'Drawing …'],
  ['nobody says the words', [{ ...fits(320), says: false }], 'Receipt does not say these words: choose another state.'],
])('the page says where words fit: %s', (_, lives, said) => {
  expect(verdictOf('Receipt', lives)).toBe(said);
});

test('a dialog is called by its name, a screen by its name and state', () => {
  expect(placeName({ title: 'Overlays/Dialogs/Money', name: 'Receipt · withdraw.title' })).toBe('Receipt');
  expect(placeName({ title: 'Screens/Withdraw', name: 'Filled' })).toBe('Withdraw, Filled');
  expect(placeName({ title: '', name: 'screens-home--filled' })).toBe('screens-home--filled');
});
