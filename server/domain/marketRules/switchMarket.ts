import type { Outcome } from '@tally/contract/api/schemas';
import type { Market } from '@tally/contract/market/codes';
import { switchInfos } from '@tally/contract/operator/switches';
import type { SwitchAction } from '@tally/contract/operator/switches';
import { closablesOf } from '@tally/contract/rules/marketRules';
import type { Closable } from '@tally/contract/rules/marketRules';
import type { Db } from '../../db/db';
import { appendAudit } from '../shared/auditLog';
import { accepted, refused } from '../shared/outcome';
import { setClosed } from './importRules';

/** A switch of a market, and why it is pressed. */
export interface PressedSwitch {
  readonly market: Market;
  readonly what: Closable;
  readonly action: SwitchAction;
  readonly reason: string;
  /** When what is closed opens by itself (RULES-10), ms since the epoch; undefined: it does not. */
  readonly until?: number | undefined;
}

/**
 * Closes something in a market at once, or opens it again (RULES-4), and writes it into the audit log, with its end.
 *
 * @param now ms since the epoch
 * @returns the number of the version; undefined when it was so already
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

/** The switch of the operators' page: it needs a reason and an end that comes, and pressing it twice changes nothing more. */
export async function pressSwitch(db: Db, pressed: PressedSwitch, operator: string, now: number): Promise<Outcome> {
  if (pressed.reason === '') return refused(switchInfos.needReason);
  if (!closablesOf(pressed.market).includes(pressed.what)) return refused(switchInfos.unknown);
  if (pressed.action === 'close' && (pressed.until ?? Infinity) <= now) return refused(switchInfos.pastEnd);
  await switchMarket(db, pressed, operator, now);
  return accepted;
}
