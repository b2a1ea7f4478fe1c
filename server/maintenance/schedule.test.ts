// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from './schedule';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('maintenance runs at the start and then regularly, one round at a time, and a stop waits for the last one', async () => {
  const ends: (() => void)[] = [];
  const rounds = startSchedule(() => new Promise((resolve) => void ends.push(resolve)), 1000);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);

  let stopped = false;
  const stopping = rounds.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect([ends.length, stopped]).toEqual([2, false]);
  ends[1]?.();
  await stopping;
  expect(vi.getTimerCount()).toBe(0);
});
