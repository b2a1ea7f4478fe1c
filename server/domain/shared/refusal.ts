import type { Code } from '@tally/contract/api/envelope';

/** An error that is answered with a failed envelope. */
export class Refusal extends Error {
  constructor(
    readonly code: Exclude<Code, 200>,
    message: string,
  ) {
    super(message);
  }
}
