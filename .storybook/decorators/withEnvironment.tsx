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

/** Clock, random numbers and timers: running for a person, stopped for a picture. `parameters.clock: 'live'` lets a story run. */
export const withEnvironment: Decorator = (Story, { parameters }) => (
  <Clock runs={!isVisualTest || parameters['clock'] === 'live'}>
    <Story />
  </Clock>
);
