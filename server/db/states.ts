import { feedbackReplied } from '@tally/contract/limits/feedback';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { passbookStatus } from '@tally/contract/wallet/withdraw';

// Names for the numbers in columns called `status`, as conditions in SQL. A number alone does not say whose state it
// is: 1 is a person who is not deleted, and also a withdrawal that is pending. `alias` is the table's name in a query.

/** States of a row in `users`. Who was deleted keeps a row without personal data. */
export const personStatus = { alive: 1, deleted: 2 } as const;

/** States of a message in `feedback`. Whether it is closed is said by its time. */
export const messageStatus = { open: 1, answered: feedbackReplied } as const;

const column = (alias?: string): string => (alias === undefined ? 'status' : `${alias}.status`);

/** The person is not deleted. */
export const alive = (alias?: string): string => `${column(alias)} = ${personStatus.alive}`;

/** The person was deleted. */
export const deleted = (alias?: string): string => `${column(alias)} = ${personStatus.deleted}`;

/** The withdrawal is not resolved yet. */
export const pending = (alias?: string): string => `${column(alias)} = ${passbookStatus.pending}`;

/** The withdrawal is resolved: paid or failed. */
export const resolved = (alias?: string): string => `${column(alias)} <> ${passbookStatus.pending}`;

/** The withdrawal was paid. A payment that came back in part stays paid. */
export const paid = (alias?: string): string => `${column(alias)} = ${passbookStatus.paid}`;

/** The withdrawal failed, or all of its payment came back. */
export const failed = (alias?: string): string => `${column(alias)} = ${passbookStatus.failed}`;

/** The withdrawal counts for its day: it did not fail. */
export const pendingOrPaid = (alias?: string): string =>
  `${column(alias)} in (${passbookStatus.pending}, ${passbookStatus.paid})`;

/** The message has no answer. */
export const unanswered = (alias?: string): string => `${column(alias)} = ${messageStatus.open}`;

/** The message has an answer. */
export const answered = (alias?: string): string => `${column(alias)} = ${messageStatus.answered}`;

const { assigned, downloading, clicked, installed } = luckyStatus;

/** The lucky task can still be finished: neither rewarded nor closed. */
export const unfinished = (alias?: string): string =>
  `${column(alias)} in (${[assigned, downloading, clicked, installed].join(', ')})`;

/** The lucky task was finished and paid. */
export const finished = (alias?: string): string => `${column(alias)} = ${luckyStatus.rewarded}`;
