import { tokenHash } from './tokenHash';

/** Distinguishes a repeated answer to a login from a new one, without storing the token. */
export interface RepeatedLogins {
  /** A login is requested: its answer is new, whatever it holds. */
  expectNew(): void;
  /** True when the same answer came before and no login was requested since. */
  isRepeated(answer: string): boolean;
}

export function createRepeatedLogins(): RepeatedLogins {
  let last: string | undefined;
  return {
    expectNew: () => {
      last = undefined;
    },
    isRepeated: (answer) => {
      const hash = tokenHash(answer);
      const repeated = hash === last;
      last = hash;
      return repeated;
    },
  };
}
