import type { AdSource } from '@tally/contract/apps/ads';
import { createHash } from 'node:crypto';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';

/** Length of a mark: 22 characters of 6 bits, so that two transactions never share one. */
const markLength = 22;

/** What is kept of a network's transaction for ever; migration 18 makes the same from those that were there. */
export const transactionMark = (source: AdSource, transId: string): string =>
  createHash('sha256').update(`${source}/${transId}`).digest('base64url').slice(0, markLength);

const spend = statement(
  { mark: 'text' },
  'insert into spent_transactions (mark) values (:mark) on conflict do nothing returning 1',
);

/**
 * Spends a network's transaction, for ever. Must run in the transaction that stores what it confirms.
 *
 * @returns false when it was spent before, by whomever
 */
export const spendTransaction = async (tx: Sql, source: AdSource, transId: string): Promise<boolean> =>
  (await tx.query(...spend({ mark: transactionMark(source, transId) }))).length > 0;
