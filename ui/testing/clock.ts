import { act } from '@testing-library/react';
import { createFixedEnvironment, type Environment } from '../Environment/Environment';

/** A clock for tests, moved by hand. */
export interface FakeClock {
  environment: Environment;
  /** Moves on by `ms`, running the timers that fall due, in order. */
  pass: (ms: number) => void;
  /** How many timers run. */
  running: () => number;
}

/** Makes an environment whose time stands until the test moves it. */
export function createFakeClock(): FakeClock {
  let now = 0;
  let timers: { due: number; fn: () => void; every?: number }[] = [];
  const start = (ms: number, fn: () => void, every?: number) => {
    const timer = { due: now + ms, fn, ...(every !== undefined && { every }) };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  const step = (until: number) => {
    const next = timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
    if (!next) return false;
    now = next.due;
    if (next.every === undefined) timers = timers.filter((other) => other !== next);
    else next.due += next.every;
    act(next.fn);
    return true;
  };
  return {
    environment: {
      ...createFixedEnvironment(),
      now: () => now,
      elapsed: () => now,
      after: (ms, fn) => start(ms, fn),
      every: (ms, fn) => start(ms, fn, ms),
    },
    pass: (ms) => {
      const until = now + ms;
      while (step(until));
      now = until;
    },
    running: () => timers.length,
  };
}
