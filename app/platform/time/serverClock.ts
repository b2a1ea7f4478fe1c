import type { Services } from '../services';
import { isClockWrong } from './phoneClock';
import { momentNow, timePassed, type Moment } from './timePassed';

/** Estimate of the server's time: the phone's own clock may be wrong by hours (TIME-2). */
export interface ServerClock {
  /** Reads the `Date` header of a response; an invalid date is ignored. */
  learn(date: string | null): void;
  /** Takes a time that an earlier visit kept, ms since the epoch, until a response says better. */
  estimate(server: number): void;
  /**
   * The server's time, ms since the epoch: the last known one and the time passed since; the phone's clock until a
   * first response.
   */
  now(): number;
  /** Whether the phone's clock is wrong for sure, and no response has come in spite of it. */
  doubtful(): boolean;
}

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
    now: () => (known ? known.server + timePassed(services, known.at) : services.now()),
  };
}
