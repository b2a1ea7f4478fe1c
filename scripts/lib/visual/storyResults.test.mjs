import { expect, test } from 'vitest';
import { failedStories, flakyStories, leftOverPictures, problemsOf } from './storyResults.mjs';

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
