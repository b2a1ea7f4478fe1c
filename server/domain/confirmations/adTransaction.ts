import type { AdSource } from '@tally/contract/apps/ads';
import { createHash } from 'node:crypto';
import type { Sql } from '../../db/db';

/** Length of a mark: 22 characters of 6 bits, so that two transactions never share one. */
const markLength = 22;

/** What is kept of a network's transaction for ever; migration 18 makes the same from those that were there. */
export const transactionMark = (source: AdSource, transId: string): string =>
  createHash('sha256').update(`${source}/${transId}`).digest('base64url').slice(0, markLength);

/**
 * Spends a network's transaction, for ever. Must run in the transaction that stores what it confirms.
 *
 * @returns false when it was spent before, by whomever
 */
export const spendTransaction = async (tx: Sql, source: AdSource, transId: string): Promise<boolean> =>
  (
    await tx.query('insert into spent_transactions (mark) values ($1) on conflict do nothing returning 1', [
      transactionMark(source, transId),
    ])
  ).length > 0;
