import { describe, expect, test } from 'vitest';
import { approveDecisions, approveReceived } from './approve.mjs';
import { keyOf } from './picture.mjs';

const look = (seed) => ({ width: 320, height: 640, hash: String(seed).padStart(24, '0') });
const picture = (story, locale = 'id') => ({ story: `screens-home--${story}`, frame: 'page', locale });
const lockOf = (seedOf) =>
  new Map(Object.entries(seedOf).map(([story, seed]) => [keyOf(picture(story)), { ...picture(story), ...look(seed) }]));
const received = (story, seed, state) => ({ ...picture(story), ...look(seed), state });
const decision = (story, old, now, word = 'approved') => ({
  ...picture(story),
  old: old === null ? null : look(old),
  new: now === null ? null : look(now),
  decision: word,
  note: '',
});

describe('all pictures of a run', () => {
  test('changed and new ones are written, left over ones go, and what was not played stays', () => {
    const lock = lockOf({ same: 1, changed: 2, gone: 3, other: 4 });
    const approval = approveReceived(lock, [
      received('same', 1, 'same'),
      received('changed', 20, 'changed'),
      received('gone', 3, 'left over'),
      received('fresh', 50, 'new'),
    ]);
    expect(approval.lock).toEqual(lockOf({ same: 1, changed: 20, other: 4, fresh: 50 }));
    expect(approval).toMatchObject({
      written: ['id/screens-home--changed', 'id/screens-home--fresh'],
      removed: ['id/screens-home--gone'],
      problems: [],
    });
    expect(lock).toEqual(lockOf({ same: 1, changed: 2, gone: 3, other: 4 }));
  });

  test('a picture that looks different each time is named and not approved', () => {
    const lock = lockOf({ moving: 1 });
    const approval = approveReceived(lock, [received('moving', 2, 'unstable'), received('first', 3, 'unstable')]);
    expect(approval.lock).toEqual(lock);
    expect(approval.problems).toEqual([
      'id/screens-home--moving looked different when its story was played once more',
      'id/screens-home--first looked different when its story was played once more',
    ]);
  });
});

describe('decisions', () => {
  test('an approved picture is written; the entry of a refused one stays, so that the check stays red', () => {
    const lock = lockOf({ a: 1, b: 2, gone: 3 });
    const { lock: after, ...approval } = approveDecisions(
      lock,
      [decision('a', 1, 10), decision('b', 2, 20, 'refused'), decision('gone', 3, null), decision('fresh', null, 40)],
      [],
    );
    expect(after).toEqual(lockOf({ a: 10, b: 2, fresh: 40 }));
    expect(approval).toEqual({
      written: ['id/screens-home--a', 'id/screens-home--fresh'],
      removed: ['id/screens-home--gone'],
      refused: ['id/screens-home--b'],
      problems: [],
    });
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
  ])('a decision is not taken when %s', (_, seedOf, seen, reason) => {
    const approval = approveDecisions(lockOf(seedOf), [decision('a', 1, 10)], seen);
    expect(approval.lock).toEqual(lockOf(seedOf));
    expect(approval.problems).toEqual([`id/screens-home--a: ${reason}`]);
  });

  test('a hash alone does not hold: the size is compared as well', () => {
    const other = { ...decision('a', 1, 10), old: { ...look(1), height: 641 } };
    expect(approveDecisions(lockOf({ a: 1 }), [other], []).problems).toHaveLength(1);
  });

  test('a decision that the run confirms is taken', () => {
    const approval = approveDecisions(lockOf({ a: 1 }), [decision('a', 1, 10)], [received('a', 10, 'changed')]);
    expect(approval.lock).toEqual(lockOf({ a: 10 }));
  });
});
