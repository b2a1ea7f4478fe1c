import type { Services } from './services';

/** Estimate of the server's time: the phone's own clock may be wrong by hours (TIME-2). */
export interface ServerClock {
  /** Reads the `Date` header of a response; an invalid date is ignored. */
  learn(date: string | null): void;
  /**
   * The server's time, ms since the epoch: the last known one, advanced by the monotonic clock; the phone's clock until
   * a first response.
   */
  now(): number;
}

export function createServerClock(services: Pick<Services, 'now' | 'elapsed'>): ServerClock {
  let known: { server: number; at: number } | undefined;
  return {
    learn: (date) => {
      const server = date === null ? NaN : Date.parse(date);
      if (!Number.isNaN(server)) known = { server, at: services.elapsed() };
    },
    now: () => (known ? known.server + services.elapsed() - known.at : services.now()),
  };
}
