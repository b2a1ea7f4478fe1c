import type { Services } from './services';

/** The server's time as far as known: the phone's own clock may be wrong by hours (TIME-2). */
export interface ServerClock {
  /** Takes the `Date` header of an answer; anything that is no date is passed over. */
  learn(date: string | null): void;
  /** ms since the epoch: the server's, carried on by the monotonic clock; the phone's until a first answer. */
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
