import { tokenHash } from './tokenHash';

/** Tells an answer to a login that came before from a new one, without keeping the token. */
export interface LoginAnswers {
  /** A login is requested: its answer is new, whatever it holds. */
  expectNew(): void;
  /** True when the same answer came before and no login was requested since. */
  isRepeated(answer: string): boolean;
}

export function createLoginAnswers(): LoginAnswers {
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
