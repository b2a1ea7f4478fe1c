import { dayMs } from '@tally/contract/limits/time';
import type { Services } from '../services';
import { momentNow, timePassed, type Moment } from './timePassed';

/** Estimate of the server's time: the phone's own clock may be wrong by hours (TIME-2). */
export interface ServerClock {
  /** Reads the `Date` header of a response; an invalid date is ignored. */
  learn(date: string | null): void;
  /** Takes a time that an earlier visit kept, ms since the epoch, until a response says better. */
  estimate(server: number): void;
  /**
   * The server's time, ms since the epoch: the last known one and the time passed since; the phone's clock until a
   * first response. Whole, as calls take it: the time passed has fractions.
   */
  now(): number;
  /** Whether the phone's clock is wrong for sure, and no response has come in spite of it. */
  doubtful(): boolean;
}

/** How long after its build a page may still be in use, ms. */
const pageLifeMs = 3 * 365 * dayMs;

/**
 * Whether a phone's clock is wrong for sure: it shows a day before the page was built, or years after. Certificates are
 * then refused, so no call succeeds, and only the person can mend it (DIALOG-8).
 * @param now the phone's clock, ms since the epoch
 * @param built when the page was built, ms since the epoch; NaN: not known
 */
const isClockWrong = (now: number, built: number): boolean => now < built - dayMs || now > built + pageLifeMs;

export function createServerClock(services: Pick<Services, 'now' | 'elapsed' | 'built'>): ServerClock {
  let known: { server: number; at: Moment } | undefined;
  let answered = false;
  return {
    learn: (date) => {
      const server = date === null ? NaN : Date.parse(date);
      if (Number.isNaN(server)) return;
      known = { server, at: momentNow(services) };
      answered = true;
    },
    estimate: (server) => {
      if (!answered) known = { server, at: momentNow(services) };
    },
    doubtful: () => !answered && isClockWrong(services.now(), services.built),
    now: () => Math.floor(known ? known.server + timePassed(services, known.at) : services.now()),
  };
}
