import type { Decorator } from '@storybook/react-vite';
import { EnvironmentProvider, createFixedEnvironment, type Environment } from '@tally/ui/Environment';
import { useMemo, type ReactNode } from 'react';
import { isVisualTest } from '../visualTest';

const live: Environment = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  every: (ms, fn) => {
    const timer = setInterval(fn, ms);
    return () => clearInterval(timer);
  },
  after: (ms, fn) => {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};

function Clock({ runs, children }: { runs: boolean; children: ReactNode }) {
  const environment = useMemo(() => (runs ? live : createFixedEnvironment()), [runs]);
  return <EnvironmentProvider value={environment}>{children}</EnvironmentProvider>;
}

/**
 * Provides clock, random numbers and timers: running for interactive use, stopped for visual tests. `parameters.clock:
 * 'live'` keeps time running in a story.
 */
export const withEnvironment: Decorator = (Story, { parameters }) => (
  <Clock runs={!isVisualTest || parameters['clock'] === 'live'}>
    <Story />
  </Clock>
);
