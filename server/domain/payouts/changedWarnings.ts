import type { Market } from '@tally/contract/market/codes';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import type { Sql } from '../../db/db';
import { refused } from '../shared/outcome';
import type { PressOutcome } from '../shared/outcome';
import { payoutsWith } from './pendingPayouts';

/** The warnings that a page showed, by withdrawal; a withdrawal that is not named had none. */
export type ShownWarnings = ReadonlyMap<number, readonly PayoutWarning[]>;

/** The warnings that some withdrawals have by now and the page did not show (OPS-66), of those that have such. */
export async function changedWarnings(
  sql: Sql,
  market: Market,
  ids: readonly number[],
  shown: ShownWarnings,
): Promise<ReadonlyMap<number, readonly PayoutWarning[]>> {
  const now = ids.length === 0 ? [] : await payoutsWith(sql, market, ids);
  return new Map(
    now.flatMap(({ id, warnings }) => {
      const others = warnings.filter((warning) => !shown.get(id)?.includes(warning));
      return others.length > 0 ? [[id, others] as const] : [];
    }),
  );
}

/** Refuses a press for one withdrawal that has warnings which its page did not show; undefined: it has none. */
export async function refuseChanged(
  sql: Sql,
  market: Market,
  id: number,
  shown: readonly PayoutWarning[],
): Promise<PressOutcome | undefined> {
  const warnings = (await changedWarnings(sql, market, [id], new Map([[id, shown]]))).get(id);
  return warnings && { ...refused(payoutInfos.warningChanged), warnings: [...warnings] };
}
