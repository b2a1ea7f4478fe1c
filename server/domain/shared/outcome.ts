import type { Outcome } from '@tally/contract/api/schemas';
import type { WarnedOutcome } from '@tally/contract/operator/payoutWarnings';

/** The outcome of a request that was carried out. */
export const accepted: Outcome = { status: 1, info: '' };

/** The outcome of a request that was refused; `info` is one of the call's reasons in the contract. */
export const refused = (info: string): Outcome => ({ status: 2, info });

/** The outcome of a press; one that was refused for warnings has them. */
export type PressOutcome = Outcome | WarnedOutcome;

/** The outcome of a press as it is answered: with all its fields. */
export const answerOf = (outcome: PressOutcome): WarnedOutcome => ({ warnings: [], ...outcome });
