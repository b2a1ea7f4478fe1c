import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, Overdue } from './deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a result that comes in time is passed on, and so is a failure', async () => {
  expect(await inTime('measuring', Promise.resolve(640))).toBe(640);
  await expect(inTime('measuring', Promise.reject(new Error('The page is gone.')))).rejects.toThrow(
    'The page is gone.',
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('a step that hangs is named after half a minute', async () => {
  let error;
  const work = inTime('coming to rest', new Promise(() => undefined)).catch((reason) => (error = reason));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await work;
  expect(error).toBeInstanceOf(Overdue);
  expect(error.message).toBe('coming to rest took more than 30 s');
});
