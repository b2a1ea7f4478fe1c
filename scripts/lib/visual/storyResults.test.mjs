import { expect, test } from 'vitest';
import { leftOverPictures, problemsOf } from './storyResults.mjs';

const finding = (variant, names, rest = {}) => ({
  variant,
  pictures: names.map((name) => ({ name, state: 'same' })),
  axe: [],
  overflow: [],
  errors: [],
  ...rest,
});
const story = (id, findings) => ({ id, title: 'Screens/Home', name: id, findings });

test('a picture is left over when its story is gone, takes another frame or is not photographed in its language', () => {
  const approved = ['gone', 'dialog', 'dialog.phone', 'broken', 'once'].map((name) => ({ locale: 'id', name }));
  const results = [
    story('dialog', [finding('id', ['dialog.phone'])]),
    story('broken', [finding('id', [], { errors: ['It threw.'] })]),
    story('once', [finding('en', ['once']), finding('id', [])]),
  ];
  expect(leftOverPictures(approved, results, (id) => id !== 'gone').map(({ name }) => name)).toEqual([
    'gone',
    'dialog',
    'once',
  ]);
});

test('a story that was not part of the run keeps its pictures', () => {
  expect(leftOverPictures([{ locale: 'id', name: 'other' }], [], () => true)).toEqual([]);
});

test('problems name the variant they were seen in', () => {
  const broken = { ...story('filled', [finding('pt_br', [], { overflow: ['text is cut'] })]), error: 'It threw.' };
  expect(problemsOf(broken)).toEqual(['It threw.', '[pt_br] text is cut']);
});
