import { cutText } from '@tally/contract/text/cutText';

/** A call that the server refused. `msg` is stored unmasked: apply maskMessage before it is shown or copied. */
export interface Refusal {
  /** The server's time, ms since the epoch. */
  at: number;
  /** Path of the call, under /event/v1. */
  path: string;
  code: number;
  msg: string;
}

/** The most recent refusals, kept in memory only, for diagnosis ("other codes failure with a msg that is logged"). */
export interface RefusalLog {
  add(refusal: Refusal): void;
  /** Another person has logged in: the refusals before were not theirs. */
  clear(): void;
  /** Oldest first. */
  list(): readonly Refusal[];
}

/** Maximum number of refusals kept, and maximum length of each message in characters. */
export const refusalsMax = 20;
const messageMax = 1000;

export function createRefusalLog(): RefusalLog {
  let last: Refusal[] = [];
  return {
    add: (refusal) => {
      last = [...last, { ...refusal, msg: cutText(refusal.msg, messageMax) }].slice(-refusalsMax);
    },
    clear: () => {
      last = [];
    },
    list: () => last,
  };
}
