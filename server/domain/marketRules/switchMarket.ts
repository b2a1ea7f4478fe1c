import type { Outcome } from '@tally/contract/api/schemas';
import type { Market } from '@tally/contract/market/codes';
import { switchInfos } from '@tally/contract/operator/switches';
import type { SwitchAction } from '@tally/contract/operator/switches';
import { closablesOf } from '@tally/contract/rules/marketRules';
import type { Closable } from '@tally/contract/rules/marketRules';
import type { Db } from '../../db/db';
import { noteOperator } from '../shared/operatorLog';
import { accepted, refused } from '../shared/outcome';
import { setClosed } from './importRules';

/**
 * Closes something in a market at once, or opens it again (RULES-4), and writes it into the trail with its reason.
 * Pressing it twice changes nothing more.
 *
 * @param now ms since the epoch
 */
export async function switchMarket(
  db: Db,
  { market, what, action, reason }: { market: Market; what: Closable; action: SwitchAction; reason: string },
  operator: string,
  now: number,
): Promise<Outcome> {
  const why = reason.trim();
  if (why === '') return refused(switchInfos.needReason);
  if (!closablesOf(market).includes(what)) return refused(switchInfos.unknown);
  return db.tx(async (tx) => {
    const version = await setClosed(tx, market, what, action === 'close', now);
    if (version !== undefined)
      await noteOperator(tx, operator, action, `${what} of ${market}, version ${version}: ${why}`, now);
    return accepted;
  });
}
