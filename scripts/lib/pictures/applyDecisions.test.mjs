import { expect, test } from 'vitest';
import { keyOf } from './picture.mjs';
import { reportDecisions } from './report.mjs';
import { applyDecisions } from './applyDecisions.mjs';

const look = (seed) => ({ width: 320, height: 640, hash: String(seed).padStart(24, '0') });
const picture = (story, locale = 'id') => ({ story: `screens-home--${story}`, frame: 'page', locale });
const lockOf = (seedOf) =>
  new Map(Object.entries(seedOf).map(([story, seed]) => [keyOf(picture(story)), { ...picture(story), ...look(seed) }]));
const received = (story, seed, state) => ({ ...picture(story), ...look(seed), state });
const decision = (story, [old, now], word = 'approved', note = '') => ({
  ...picture(story),
  old: old === null ? null : look(old),
  new: now === null ? null : look(now),
  decision: word,
  note,
});
const fileOf = (decisions, rest = {}) => ({
  ...{ file: 'decisions.json', reviewer: 'Ana Souza <ana@example.com>', commit: '', base: '', checked: true },
  decisions,
  ...rest,
});
const take = (seedOf, files, seen = [], isStored = () => false) =>
  applyDecisions(files, { lock: lockOf(seedOf), received: seen, isStored });

test('an approved picture is written; the entry of a refused one stays, so that the check stays red', () => {
  const taken = take({ a: 1, b: 2, gone: 3, done: 50 }, [
    fileOf([
      decision('a', [1, 10], 'approved', 'Better.'),
      decision('b', [2, 20], 'refused', 'It is cut.'),
      decision('gone', [3, null]),
      decision('fresh', [null, 40]),
      decision('done', [5, 50]),
    ]),
  ]);
  expect(taken.lock).toEqual(lockOf({ a: 10, b: 2, fresh: 40, done: 50 }));
  expect(reportDecisions(taken, 'the-lock')).toEqual([
    'refused: id/screens-home--b (Ana Souza <ana@example.com>): It is cut.',
    'note: id/screens-home--a (Ana Souza <ana@example.com>): Better.',
    '2 approved, 1 removed, 1 approved before, 1 refused, 0 not taken. Lock: the-lock',
    '',
    'For the message of the commit:',
    'Reviewed-by: Ana Souza <ana@example.com>',
  ]);
});

test.each([
  ['the lock has another old one', { a: 9 }, [], 'the approved one is not the old one of the decision'],
  ['the lock has none', {}, [], 'the approved one is not the old one of the decision'],
  [
    'the run has taken another new one',
    { a: 1 },
    [received('a', 11, 'changed')],
    'the run has taken another one than the new one of the decision',
  ],
  [
    'the run did not take it any more',
    { a: 1 },
    [received('a', 1, 'left over')],
    'the run has taken another one than the new one of the decision',
  ],
  [
    'it looks different each time',
    { a: 1 },
    [received('a', 10, 'unstable')],
    'looked different when its story was played once more',
  ],
])('a decision is not taken when %s, and the others are', (_, seedOf, seen, reason) => {
  const taken = take({ ...seedOf, b: 2 }, [fileOf([decision('a', [1, 10]), decision('b', [2, 20])])], seen);
  expect(taken.lock).toEqual(lockOf({ ...seedOf, b: 20 }));
  expect(taken.problems).toEqual([`id/screens-home--a: ${reason}`]);
});

test('a hash alone does not hold: the size is compared as well', () => {
  const other = { ...decision('a', [1, 10]), old: { ...look(1), height: 641 } };
  expect(take({ a: 1, b: 2 }, [fileOf([other, decision('b', [2, 20])])]).problems).toHaveLength(1);
});

test('a refusal wins over an approval, in either order, and the contradiction is named', () => {
  const files = [
    fileOf([decision('a', [1, 10]), decision('b', [2, 20])]),
    fileOf([decision('a', [1, 10], 'refused', 'Too low.')], { file: 'other.json', reviewer: '' }),
  ];
  for (const order of [files, files.toReversed()]) {
    const taken = take({ a: 1, b: 2 }, order);
    expect(taken.lock).toEqual(lockOf({ a: 1, b: 20 }));
    expect(taken.contradictions).toEqual([
      'id/screens-home--a: approved by Ana Souza <ana@example.com>, refused by somebody in other.json; the refusal counts',
    ]);
    expect(taken.refused).toHaveLength(1);
  }
});

test('neither of two different approved pictures goes into the lock', () => {
  const files = [fileOf([decision('a', [1, 10])]), fileOf([decision('a', [1, 11])], { reviewer: 'Ben' })];
  const taken = take({ a: 1 }, files);
  expect(taken.lock).toEqual(lockOf({ a: 1 }));
  expect(taken).toMatchObject({ contradictions: [expect.stringContaining('neither counts')], reviewers: [] });
  expect(taken.problems).toHaveLength(1);
});

test('a note alone decides nothing, and cannot write anything else into the terminal', () => {
  const taken = take({ a: 1 }, [fileOf([decision('a', [1, 10], 'undecided', 'One\u001b[2J\nTwo')], { reviewer: '' })]);
  expect(taken.lock).toEqual(lockOf({ a: 1 }));
  expect(reportDecisions(taken, 'lock')[0]).toBe('note: id/screens-home--a: One [2J\n    Two');
});

test('a file of another base is refused as a whole', () => {
  const files = [fileOf([decision('b', [2, 20])]), fileOf([decision('a', [7, 10])], { file: 'other.json' })];
  expect(() => take({ a: 1, b: 2 }, files)).toThrow(
    'other.json was decided on another base: no approved picture here is one that it names. Nothing was taken.',
  );
});

test('a file that the review page has not written may name only what somebody has seen', () => {
  const files = [fileOf([decision('a', [1, 10])], { checked: false })];
  expect(() => take({ a: 1 }, files)).toThrow(
    'nobody has seen id/screens-home--a with the hash 000000000000000000000010',
  );
  expect(take({ a: 1 }, files, [received('a', 10, 'changed')]).lock).toEqual(lockOf({ a: 10 }));
  expect(take({ a: 1 }, files, [], (hash) => hash === look(10).hash).lock).toEqual(lockOf({ a: 10 }));
});
