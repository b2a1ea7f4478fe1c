import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage';
import { isSeen, markSeen } from './seenMarks';

describe('what was seen on a phone', () => {
  it('is remembered by its mark, and nothing else is', () => {
    const storage = memoryStorage();
    expect(isSeen(storage, 'told', 'a:1')).toBe(false);
    markSeen(storage, 'told', ['a:1'], 3);
    expect([isSeen(storage, 'told', 'a:1'), isSeen(storage, 'told', 'a'), isSeen(storage, 'other', 'a:1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps the latest ones', () => {
    const storage = memoryStorage();
    for (const mark of ['a', 'b', 'c', 'a', 'd']) markSeen(storage, 'told', [mark], 3);
    expect(['a', 'b', 'c', 'd'].filter((mark) => isSeen(storage, 'told', mark))).toEqual(['a', 'c', 'd']);
  });
});
