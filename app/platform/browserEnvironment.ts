import type { Services, Stop } from './services';

/*
 * The only module that uses the browser's timers, clocks and random numbers directly: all other code gets them from
 * here.
 */

/**
 * Clocks, timers and random numbers of the browser. Has no further imports, because home needs it before anything else.
 */
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
