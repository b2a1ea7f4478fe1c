import type { Market } from '@tally/contract/market/codes';
import { payoutFileMost } from '@tally/contract/operator/batchFile';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { firstAlone } from '@tally/contract/rules/fitsAlone';
import type { Sql } from '../../db/db';
import { actIn } from '../act';
import type { Actor } from '../act';
import { readAlone } from '../approvals/letLeave';
import { sumOf, toWire } from '../ledger/money';
import { onWire } from '../marketRules/aloneLimits';
import { oldestDue } from './dueWithdrawals';

/** What an operator may let leave alone, and what a batch would hold that is made now (OPS-35). */
export async function aloneAndDue(sql: Sql, market: Market, by: Actor): Promise<Pick<PendingPayouts, 'alone' | 'due'>> {
  const { now } = by;
  const limits = await readAlone(actIn(sql, by), market);
  const due = await oldestDue(sql, market, { asOf: now, now }, payoutFileMost);
  const alone = firstAlone(due, limits);
  return {
    alone: onWire(limits, market),
    due: {
      count: due.length,
      amount: toWire(sumOf(due), market),
      aloneCount: alone.length,
      aloneAmount: toWire(sumOf(alone), market),
    },
  };
}
