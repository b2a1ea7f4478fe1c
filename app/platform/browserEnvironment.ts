import type { Services, Stop } from './services';

/* The only place that touches the browser's timers, clocks and chance: everything else takes them from here. */

/** Time and chance of the browser, small enough for the first phase. */
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
