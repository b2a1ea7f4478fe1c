/** A call that the server answered and refused. `msg` as it came: see maskMessage before it is shown or copied. */
export interface Refusal {
  /** The server's time, ms since the epoch. */
  at: number;
  /** Path of the call, under /event/v1. */
  path: string;
  code: number;
  msg: string;
}

/** The last refusals, in memory only, for whoever looks for a fault ("other codes failure with a msg that is logged"). */
export interface RefusalLog {
  add(refusal: Refusal): void;
  /** Oldest first. */
  list(): readonly Refusal[];
}

/** So many are remembered, each message up to so many characters. */
export const refusalsMax = 20;
const messageMax = 1000;

export function createRefusalLog(): RefusalLog {
  let last: Refusal[] = [];
  return {
    add: (refusal) => {
      last = [...last, { ...refusal, msg: refusal.msg.slice(0, messageMax) }].slice(-refusalsMax);
    },
    list: () => last,
  };
}
