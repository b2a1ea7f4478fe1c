import { act } from '@testing-library/react';
import { createFixedEnvironment, type Environment } from '../Environment/Environment';
import { createFakeClock } from './fakeClock';

/** An environment for component tests; time advances only when the test says so. */
export interface TestEnvironment {
  environment: Environment;
  /** Advances time by `ms`; due timers run inside `act`, in order. */
  pass: (ms: number) => void;
  /** Number of active timers. */
  running: () => number;
}

export function createTestEnvironment(): TestEnvironment {
  const { now, elapsed, after, every, advance, running } = createFakeClock({ start: 0, run: (fn) => void act(fn) });
  return { environment: { ...createFixedEnvironment(), now, elapsed, after, every }, pass: advance, running };
}
