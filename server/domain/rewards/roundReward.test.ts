// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { usualRules } from '../../testing/marketRules/usualRules';
import { averageCoins } from '../marketRules/averageCoins';
import { roundReward } from './roundReward';

describe('rewards', () => {
  it('rewards of draws are multiples of 100 from 100 to 4000 (TASK-21)', () => {
    expect(roundReward('lottery', 'id', 0, usualRules('id')).coin).toBe(100);
    expect(roundReward('lottery', 'id', 0.999_999, usualRules('id')).coin).toBe(4000);
  });

  it.each([
    ['lottery', 4000, 2050],
    ['lottery', 100, 100],
    ['lottery', 900, 500],
    ['quiz', 2000, 2000],
  ] as const)('a %s of at most %i pays %i on average (DAY-3)', (task, most, average) => {
    const rules = { ...usualRules('id'), rewards: { ...usualRules('id').rewards, [task]: most } };
    const rounds = Array.from({ length: 3600 }, (_, nth) => roundReward(task, 'id', (nth + 0.5) / 3600, rules).coin);
    expect(averageCoins(task, most)).toBe(average);
    expect(rounds.reduce((sum, coin) => sum + coin, 0) / rounds.length).toBeCloseTo(average, 6);
  });

  it('rewards of one video in five hold cash (TASK-15)', () => {
    expect([0, 0.19, 0.2, 0.99].map((luck) => roundReward('videoad', 'br', luck, usualRules('br')).cash)).toEqual([
      5, 5, 0, 0,
    ]);
  });
});
