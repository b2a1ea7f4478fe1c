import { freshTasks } from '@tally/contract/fixtures/task';
import { describe, expect, it } from 'vitest';
import { rewardSize } from './rewardSize';

describe('the result of a draw has a size, from 75 % of the most that it can pay (EARN-6)', () => {
  it.each([
    ['the most', 4000, 'large'],
    ['75 %', 3000, 'large'],
    ['a coin less: like every other, no near-miss', 2999, 'usual'],
    ['the least', 1, 'usual'],
    ['more than the server has said', 5000, 'large'],
    ['nothing', 0, 'usual'],
    ['not known', NaN, 'usual'],
  ] as const)('%s', (_, paid, size) => {
    expect(rewardSize('lottery', paid, freshTasks)).toBe(size);
  });

  it('a draw of another market has another most', () => {
    expect(rewardSize('lottery', 750, [{ taskType: 'lottery', coinReward: 1000 }])).toBe('large');
    expect(rewardSize('lottery', 4000, [{ taskType: 'lottery', coinReward: NaN }])).toBe('usual');
    expect(rewardSize('lottery', 4000)).toBe('usual');
  });

  it.each(['checkin', 'videoad', 'words', 'quiz', undefined] as const)('what %s pays is always the same', (task) => {
    expect(rewardSize(task, 8000, freshTasks)).toBe('usual');
  });
});
