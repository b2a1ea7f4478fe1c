import type { PendingPayout } from '@tally/contract/operator/payouts';

/** Which of the pending withdrawals are shown. */
export const payFilters = ['all', 'ready', 'warned'] as const;
export type PayFilter = (typeof payFilters)[number];

/** Those that a filter shows; what is with the provider waits in its batch. */
export const filtered = (items: readonly PendingPayout[], filter: PayFilter): PendingPayout[] =>
  items.filter(
    ({ exportId, warnings }) => exportId === 0 && (filter === 'all' || (filter === 'warned') === warnings.length > 0),
  );
