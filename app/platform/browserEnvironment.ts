import type { Services, Stop } from './services';

/* The only place that touches the browser's timers, clocks and chance: everything else takes them from here. */

/** Time and random numbers of the browser. Without further imports: home needs it before anything else. */
export const browserEnvironment: Pick<Services, 'now' | 'elapsed' | 'random' | 'after' | 'every'> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  after: (ms, fn): Stop => {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, fn): Stop => {
    const timer = setInterval(fn, ms);
    return () => clearInterval(timer);
  },
};
