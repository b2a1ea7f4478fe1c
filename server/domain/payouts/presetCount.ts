import type { Market } from '@tally/contract/market/codes';
import type { PresetCount } from '@tally/contract/operator/presetCount';
import { firstAlone } from '@tally/contract/rules/fitsAlone';
import type { Sql } from '../../db/db';
import { actIn } from '../act';
import type { Actor } from '../act';
import { readAlone } from '../approvals/letLeave';
import { sumOf, toWire } from '../ledger/money';
import { onWire } from '../marketRules/aloneLimits';
import { presetWithdrawals } from './presetWithdrawals';
import type { Preset } from './presetWithdrawals';

/**
 * What a preset would resolve now if this operator pressed it, however many wait (OPS-5), and what of it stays pending
 * because one may not let it leave alone (OPS-35).
 */
export async function presetCountOf(
  sql: Sql,
  preset: Preset & { readonly market: Market },
  by: Actor,
): Promise<PresetCount> {
  const { market, pay } = preset;
  const { within } = await presetWithdrawals(sql, preset, by.now);
  const limits = await readAlone(actIn(sql, by), market);
  const resolved = pay === 1 ? firstAlone(within, limits) : within;
  const sum = sumOf(resolved);
  return {
    asOf: by.now,
    count: resolved.length,
    amount: toWire(sum, market),
    stayCount: within.length - resolved.length,
    stayAmount: toWire(sumOf(within) - sum, market),
    alone: onWire(limits, market),
  };
}
