import { expect, it } from 'vitest';
import { droppedFrames } from './reward.mjs';

const event = (name, ts, hasPartialUpdate) => ({ name, ts, args: { hasPartialUpdate } });

it('dropped frames are counted between the marks alone', () => {
  const trace = [
    event('DroppedFrame', 1),
    event('reward begins', 2),
    event('DroppedFrame', 3, false),
    event('DrawFrame', 4),
    event('DroppedFrame', 5, false),
    event('reward ends', 6),
    event('DroppedFrame', 7),
  ];
  expect(droppedFrames(trace)).toEqual({ dropped: 2, partial: 0 });
  expect(() => droppedFrames(trace.slice(0, 1))).toThrow('no reward');
});

it('a frame in which something has moved is not one in which nothing has', () => {
  const trace = [event('reward begins', 1), event('DroppedFrame', 2, true), event('reward ends', 3)];
  expect(droppedFrames(trace)).toEqual({ dropped: 0, partial: 1 });
});
