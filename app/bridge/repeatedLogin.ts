import { tokenHash } from './tokenHash';

/** Distinguishes a repeated login callback from a new one, without storing the token. */
export interface RepeatedLogins {
  /** A login is requested: the next answer counts as new, even with the same token. */
  expectNew(): void;
  /** True when the same answer came before and no login has been requested since. */
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
