import { expect, it } from 'vitest';
import { droppedFrames, lateFrames } from './reward.mjs';

it('a frame is late when there was time for it and none came', () => {
  expect(lateFrames([0, 17, 33, 50])).toBe(0);
  expect(lateFrames([0, 17, 67, 83, 117])).toBe(3);
});

it('dropped frames are counted between the marks alone', () => {
  const event = (name, ts) => ({ name, ts });
  const trace = [
    event('DroppedFrame', 1),
    event('reward begins', 2),
    event('DroppedFrame', 3),
    event('DrawFrame', 4),
    event('DroppedFrame', 5),
    event('reward ends', 6),
    event('DroppedFrame', 7),
  ];
  expect(droppedFrames(trace)).toBe(2);
  expect(() => droppedFrames(trace.slice(0, 1))).toThrow('no reward');
});
