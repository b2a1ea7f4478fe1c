import type { Services } from '../services';
import { momentNow, timePassed, type Moment } from './timePassed';

/** Estimate of the server's time: the phone's own clock may be wrong by hours (TIME-2). */
export interface ServerClock {
  /** Reads the `Date` header of a response; an invalid date is ignored. */
  learn(date: string | null): void;
  /**
   * The server's time, ms since the epoch: the last known one and the time passed since; the phone's clock until a
   * first response.
   */
  now(): number;
}

export function createServerClock(services: Pick<Services, 'now' | 'elapsed'>): ServerClock {
  let known: { server: number; at: Moment } | undefined;
  return {
    learn: (date) => {
      const server = date === null ? NaN : Date.parse(date);
      if (!Number.isNaN(server)) known = { server, at: momentNow(services) };
    },
    now: () => (known ? known.server + timePassed(services, known.at) : services.now()),
  };
}
