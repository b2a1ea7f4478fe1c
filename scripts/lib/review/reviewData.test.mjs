import { expect, test } from 'vitest';
import { keyOf } from '../pictures/picture.mjs';
import { reviewData } from './reviewData.mjs';

const picture = (locale, story, frame = 'page') => ({ story, frame, locale });
const finding = (variant, pictures = [], rest = {}) => ({
  variant,
  pictures: pictures.map((one) => ({ ...one, state: 'same' })),
  axe: [],
  overflow: [],
  errors: [],
  ...rest,
});
const story = (id, findings, rest = {}) => ({ id, title: 'Screens/Home', name: id, findings, ...rest });
const lockOf = (...pictures) =>
  new Map(pictures.map((one) => [keyOf(one), { ...one, width: 1, height: 1, hash: `old of ${keyOf(one)}` }]));
const picturesOf = ({ stories }) =>
  Object.fromEntries(stories.flatMap(({ pictures }) => pictures.map((one) => [one.key, one])));

test('each picture says how it compares with the approved one, and which versions can be shown', () => {
  const [home, phone] = [picture('id', 'home'), picture('id', 'home', 'phone')];
  const data = reviewData({
    results: [
      story('home', [finding('id', [home, phone]), finding('en', [picture('en', 'home')])]),
      story('broken', [], { error: 'It threw.' }),
    ],
    changes: [
      { ...home, state: 'changed', old: 'old of id/home', new: 'now', pixels: 12 },
      { ...phone, state: 'new', new: 'now' },
      { ...picture('en', 'gone'), state: 'left over', old: 'lost' },
    ],
    lock: lockOf(home, picture('en', 'home'), picture('en', 'broken'), picture('en', 'gone')),
    isStored: (hash) => hash !== 'lost',
    missing: 'Ask for it.',
  });
  const seen = Object.entries(picturesOf(data)).map(([key, { state, faces, pixels }]) => [key, state, faces, pixels]);
  expect(seen).toEqual([
    ['en/home', 'same', ['old'], undefined],
    ['id/home', 'changed', ['new', 'old', 'difference'], 12],
    ['id/home.phone', 'new', ['new'], undefined],
    ['en/broken', 'not taken', ['old'], undefined],
    ['en/gone', 'left over', [], undefined],
  ]);
  expect(data).toMatchObject({ taken: 3, missing: 'Ask for it.' });
});

test('a story says what is wrong with it, and in which language', () => {
  const [overflowing, broken] = reviewData({
    results: [
      story('wide', [finding('pseudo', [], { overflow: ['text is cut'] }), finding('id', [], { axe: ['image-alt'] })]),
      story('broken', [], { error: 'It threw.' }),
    ],
    changes: [],
    lock: new Map(),
    isStored: () => true,
    missing: '',
  }).stories;
  expect(overflowing.problems).toEqual(['overflow', 'axe']);
  expect(overflowing.notes).toEqual(['[pseudo] text is cut', '[id] image-alt']);
  expect(broken.problems).toEqual(['broken']);
});
