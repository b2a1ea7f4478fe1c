import { describe, expect, test } from 'vitest';
import { approveReceived } from './approve.mjs';
import { keyOf } from './picture.mjs';

const look = (seed) => ({ width: 320, height: 640, hash: String(seed).padStart(24, '0') });
const picture = (story, locale = 'id') => ({ story: `screens-home--${story}`, frame: 'page', locale });
const lockOf = (seedOf) =>
  new Map(Object.entries(seedOf).map(([story, seed]) => [keyOf(picture(story)), { ...picture(story), ...look(seed) }]));
const received = (story, seed, state) => ({ ...picture(story), ...look(seed), state });

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
