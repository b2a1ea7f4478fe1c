import { expect, test } from 'vitest';
import { keyOf } from '../pictures/picture.mjs';
import { failedStories, flakyStories, leftOverPictures, problemsOf } from './storyResults.mjs';

const picture = (locale, story, frame = 'page') => ({
  story,
  frame,
  locale,
  width: 1,
  height: 1,
  hash: '0'.repeat(24),
});
const finding = (variant, pictures, rest = {}) => ({
  variant,
  pictures: pictures.map((one) => ({ ...one, state: 'same' })),
  axe: [],
  overflow: [],
  errors: [],
  ...rest,
});
const story = (id, findings) => ({ id, title: 'Screens/Home', name: id, findings });
const lockOf = (...pictures) => new Map(pictures.map((one) => [keyOf(one), one]));

test('a picture is left over when its story is gone, takes another frame or is not photographed in its language', () => {
  const stories = ['gone', 'dialog', 'broken', 'once'].map((id) => picture('id', id));
  const results = [
    story('dialog', [finding('id', [picture('id', 'dialog', 'phone')])]),
    story('broken', [finding('id', [], { errors: ['It threw.'] })]),
    story('once', [finding('en', [picture('en', 'once')]), finding('id', [])]),
  ];
  const leftOver = leftOverPictures(
    lockOf(...stories, picture('id', 'dialog', 'phone'), picture('en', 'once')),
    results,
    (id) => id !== 'gone',
  );
  expect(leftOver.map(keyOf)).toEqual(['id/gone', 'id/dialog', 'id/once']);
  expect(leftOver[0]).toEqual({ ...picture('id', 'gone'), state: 'left over' });
});

test('only the first of several parts reports a picture of no story', () => {
  const lock = lockOf(picture('id', 'gone'));
  expect(['1/3', '2/3'].map((shard) => leftOverPictures(lock, [], () => false, shard).length)).toEqual([1, 0]);
});

test('a story that was not part of the run keeps its pictures', () => {
  expect(leftOverPictures(lockOf(picture('id', 'other')), [], () => true)).toEqual([]);
});

test('problems name the variant they were seen in', () => {
  const broken = { ...story('filled', [finding('pt_br', [], { overflow: ['text is cut'] })]), error: 'It threw.' };
  expect(problemsOf(broken)).toEqual(['It threw.', '[pt_br] text is cut']);
});

test('stories that failed are named, and those that passed only when played once more, with why they failed first', () => {
  const played = (name, status, rest) => ({
    ancestorTitles: ['Part 1', `screens-home--${name}`],
    status,
    failureMessages: [],
    ...rest,
  });
  const assertionResults = [
    played('filled', 'passed', { invocations: 1, retryReasons: [] }),
    played('guest', 'passed', { invocations: 2, retryReasons: ['\x1b[31mtoo late\x1b[39m'] }),
    played('empty', 'failed', { invocations: 2, retryReasons: ['broken'] }),
  ];
  expect(flakyStories({ testResults: [{ assertionResults }] })).toEqual([
    { file: 'screens-home--guest', text: 'screens-home--guest\ntoo late' },
  ]);
  expect(flakyStories(undefined)).toEqual([]);
  expect(failedStories({ testResults: [{ assertionResults }] })).toEqual(['screens-home--empty']);
});
