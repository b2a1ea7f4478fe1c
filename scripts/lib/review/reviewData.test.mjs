import { expect, test } from 'vitest';
import { keyOf } from '../pictures/picture.mjs';
import { playedStories, reviewData } from './reviewData.mjs';

const picture = (locale, story, frame = 'page') => ({ story, frame, locale });
const finding = (variant, pictures = [], rest = {}) => ({
  variant,
  pictures: pictures.map((one) => ({ ...one, state: 'same' })),
  axe: [],
  overflow: [],
  errors: [],
  ...rest,
});
const look = (hash) => ({ width: 1, height: 1, hash });
const run = {
  source: { commit: '' },
  languages: [
    { code: 'en', name: 'English' },
    { code: 'id', name: 'Indonesian' },
  ],
};
const story = (id, findings, rest = {}) => ({ id, title: 'Screens/Home', name: id, findings, ...rest });
const lockOf = (...pictures) =>
  new Map(pictures.map((one) => [keyOf(one), { ...one, width: 1, height: 1, hash: `old of ${keyOf(one)}` }]));
const picturesOf = ({ stories }) =>
  Object.fromEntries(stories.flatMap(({ pictures }) => pictures.map((one) => [one.key, one])));

test('each picture says how it compares with the approved one, and which versions can be shown', () => {
  const [home, phone] = [picture('id', 'home'), picture('id', 'home', 'phone')];
  const data = reviewData({
    ...run,
    stories: playedStories([story('nothing', []), story('home', []), story('broken', [], { error: 'It threw.' })]),
    received: [home, phone, picture('en', 'home')].map((one) => ({ ...one, state: 'same' })),
    changes: [
      { ...home, state: 'changed', old: look('old of id/home'), new: look('now'), pixels: 12 },
      { ...phone, state: 'new', new: look('now') },
      { ...picture('en', 'gone'), state: 'left over', old: look('lost') },
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
  expect(data.stories.map(({ id }) => id)).toEqual(['home', 'broken', 'gone', 'nothing']);
});

test('a story says what is wrong with it, and in which language', () => {
  const [overflowing, broken] = playedStories([
    story('wide', [finding('pseudo', [], { overflow: ['text is cut'] }), finding('id', [], { axe: ['image-alt'] })]),
    story('broken', [], { error: 'It threw.' }),
  ]);
  expect(overflowing.problems).toEqual(['overflow', 'axe']);
  expect(overflowing.notes).toEqual(['[pseudo] text is cut', '[id] image-alt']);
  expect(broken.problems).toEqual(['broken']);
});
