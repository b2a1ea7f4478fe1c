import type { Db } from './db/db';
import { payoutStatesOf } from './domain/payoutStates';
import type { PayoutStates } from './domain/payoutStates';
import { createLedgerWatch } from './ledgerWatch';
import type { LedgerWatch } from './ledgerWatch';
import type { Log } from './log';

/** Data collected on a timer for the metrics, so that reading the metrics makes no queries. */
export interface Watch {
  readonly ledger: Omit<LedgerWatch, 'round'>;
  /** The payouts as of the last round; empty before the first. */
  payouts(): readonly PayoutStates[];
  round(): Promise<void>;
}

/**
 * Creates a watch of ledger and payouts.
 *
 * @param now ms since the epoch, the database's
 */
export function createWatch(db: Db, now: () => number, log: Log): Watch {
  const ledger = createLedgerWatch(db, now, log);
  let payouts: readonly PayoutStates[] = [];
  return {
    ledger,
    payouts: () => payouts,
    round: async () => {
      await ledger.round();
      try {
        payouts = await payoutStatesOf(db, now());
      } catch (error) {
        log({
          level: 'error',
          message: `The look at the payouts failed: ${error instanceof Error ? error.message : String(error)}`,
        });
      }
    },
  };
}
