import type { Outcome } from '@tally/contract/api/schemas';
import type { Market } from '@tally/contract/market/codes';
import { switchInfos } from '@tally/contract/operator/switches';
import type { SwitchAction } from '@tally/contract/operator/switches';
import { closablesOf } from '@tally/contract/rules/marketRules';
import type { Closable } from '@tally/contract/rules/marketRules';
import type { Db } from '../../db/db';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { setClosed } from './importRules';

/** An operator's change of a market's switch, with the reason. */
export interface PressedSwitch {
  readonly market: Market;
  readonly what: Closable;
  readonly action: SwitchAction;
  readonly reason: string;
  /** When it opens again by itself (RULES-10), ms since the epoch; undefined: it stays closed. */
  readonly until?: number | undefined;
}

/**
 * Closes something in a market at once, or opens it again (RULES-4), and logs the change with its end.
 *
 * @param now ms since the epoch
 * @returns the number of the version; undefined if nothing changed
 */
export const switchMarket = (
  db: Db,
  { market, what, action, reason, until }: PressedSwitch,
  operator: string,
  now: number,
): Promise<number | undefined> =>
  db.tx(async (tx) => {
    const isClosed = action === 'close';
    const version = await setClosed(tx, market, what, isClosed && (until ?? Infinity), now);
    const end = isClosed && until !== undefined ? `, until ${new Date(until).toISOString()}` : '';
    if (version !== undefined)
      await appendAudit(
        tx,
        operator,
        isClosed ? 'pause' : 'resume',
        `${what} of ${market}, version ${version}${end}${reason && `: ${reason}`}`,
        now,
      );
    return version;
  });

/** The switch of the operators' page. Needs a reason and a future end; pressing it twice has no further effect. */
export async function pressSwitch(db: Db, pressed: PressedSwitch, operator: string, now: number): Promise<Outcome> {
  if (pressed.reason === '') return refused(switchInfos.needReason);
  if (!closablesOf(pressed.market).includes(pressed.what)) return refused(switchInfos.unknown);
  if (pressed.action === 'close' && (pressed.until ?? Infinity) <= now) return refused(switchInfos.pastEnd);
  await switchMarket(db, pressed, operator, now);
  return accepted;
}
