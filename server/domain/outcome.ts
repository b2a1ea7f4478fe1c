import type { Outcome } from '@tally/contract/schemas';

/** What was asked for is done. */
export const accepted: Outcome = { status: 1, info: '' };

/** What was asked for is not done; `info` is one of the call's reasons in the contract. */
export const refused = (info: string): Outcome => ({ status: 2, info });
