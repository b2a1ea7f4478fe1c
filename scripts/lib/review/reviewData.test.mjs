import { expect, test } from 'vitest';
import { reviewData } from './reviewData.mjs';

const finding = (variant, pictures = [], rest = {}) => ({
  variant,
  pictures: pictures.map((name) => ({ name, state: 'same' })),
  axe: [],
  overflow: [],
  errors: [],
  ...rest,
});
const story = (id, findings, rest = {}) => ({ id, title: 'Screens/Home', name: id, findings, ...rest });
const picture = (locale, name, pixels) => ({ locale, name, ...(pixels !== undefined && { pixels }) });
const statesOf = ({ stories }) =>
  Object.fromEntries(stories.flatMap(({ pictures }) => pictures.map(({ key, state }) => [key, state])));

test('each picture says how it compares with the approved one', () => {
  const data = reviewData({
    results: [
      story('home', [finding('id', ['home', 'home.phone']), finding('en', ['home', 'home.phone'])]),
      story('broken', [], { error: 'It threw.' }),
    ],
    measured: [picture('id', 'home', 12), picture('id', 'home.phone')],
    leftOver: [picture('en', 'gone')],
    approved: [picture('id', 'home'), picture('en', 'home'), picture('en', 'broken'), picture('en', 'gone')],
  });
  expect(statesOf(data)).toEqual({
    'en/home': 'same',
    'id/home': 'changed',
    'id/home.phone': 'new',
    'en/broken': 'not taken',
    'en/gone': 'left over',
  });
  expect(data.stories[0].pictures.map(({ pixels }) => pixels)).toEqual([undefined, 12, undefined]);
  expect(data.taken).toBe(4);
});

test('a story says what is wrong with it, and in which language', () => {
  const [overflowing, broken] = reviewData({
    results: [
      story('wide', [finding('pseudo', [], { overflow: ['text is cut'] }), finding('id', [], { axe: ['image-alt'] })]),
      story('broken', [], { error: 'It threw.' }),
    ],
    measured: [],
    leftOver: [],
    approved: [],
  }).stories;
  expect(overflowing.problems).toEqual(['overflow', 'axe']);
  expect(overflowing.notes).toEqual(['[pseudo] text is cut', '[id] image-alt']);
  expect(broken.problems).toEqual(['broken']);
});
