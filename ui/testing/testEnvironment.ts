import { act } from '@testing-library/react';
import { createFixedEnvironment, type Environment } from '../Environment/Environment';
import { createFakeClock } from './fakeClock';

/** An environment for tests of components, whose time stands until the test moves it. */
export interface TestEnvironment {
  environment: Environment;
  /** Moves on by `ms`; the timers that fall due run inside `act`, in order. */
  pass: (ms: number) => void;
  /** How many timers run. */
  running: () => number;
}

export function createTestEnvironment(): TestEnvironment {
  const { now, elapsed, after, every, advance, running } = createFakeClock({ start: 0, run: (fn) => void act(fn) });
  return { environment: { ...createFixedEnvironment(), now, elapsed, after, every }, pass: advance, running };
}
