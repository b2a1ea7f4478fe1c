import type { Outcome } from '@tally/contract/api/schemas';

/** The outcome of a request that was carried out. */
export const accepted: Outcome = { status: 1, info: '' };

/** The outcome of a request that was refused; `info` is one of the call's reasons in the contract. */
export const refused = (info: string): Outcome => ({ status: 2, info });
