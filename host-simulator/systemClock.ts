import type { SimulatorClock } from './core';

/** The browser's own time. */
export const systemClock: SimulatorClock = {
  now: () => Date.now(),
  after: (ms, fn) => void setTimeout(fn, ms),
};
