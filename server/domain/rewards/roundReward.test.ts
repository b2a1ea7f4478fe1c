// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { usualRules } from '../../testing/marketRules/usualRules';
import { roundReward } from './roundReward';

describe('rewards', () => {
  it('rewards of draws are multiples of 100 from 100 to 4000 (TASK-21)', () => {
    expect(roundReward('lottery', 'id', 0, usualRules('id')).coin).toBe(100);
    expect(roundReward('lottery', 'id', 0.999_999, usualRules('id')).coin).toBe(4000);
  });

  it('rewards of one video in five hold cash (TASK-15)', () => {
    expect([0, 0.19, 0.2, 0.99].map((luck) => roundReward('videoad', 'br', luck, usualRules('br')).cash)).toEqual([
      5, 5, 0, 0,
    ]);
  });
});
