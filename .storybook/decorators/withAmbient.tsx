import type { Decorator } from '@storybook/react-vite';
import { AmbientProvider, createStillAmbient, type Ambient } from '@tally/ui/Ambient';
import { useMemo, type ReactNode } from 'react';
import { still } from '../still';

const live: Ambient = {
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
  const ambient = useMemo(() => (runs ? live : createStillAmbient()), [runs]);
  return <AmbientProvider value={ambient}>{children}</AmbientProvider>;
}

/** Time, chance and timers: alive for a person who looks, still for a picture. `parameters.clock: 'live'` lets a story run. */
export const withAmbient: Decorator = (Story, { parameters }) => (
  <Clock runs={!still || parameters['clock'] === 'live'}>
    <Story />
  </Clock>
);
