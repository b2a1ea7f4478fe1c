import type { Db } from './db/db';
import { payoutStatesOf } from './domain/payoutStates';
import type { PayoutStates } from './domain/payoutStates';
import { createLedgerWatch } from './ledgerWatch';
import type { LedgerWatch } from './ledgerWatch';
import type { Log } from './log';

/** What a timer looks at and metrics show: nothing is asked of the database when somebody reads the metrics. */
export interface Watch {
  readonly ledger: Omit<LedgerWatch, 'round'>;
  /** As the last round saw them; empty before the first. */
  payouts(): readonly PayoutStates[];
  round(): Promise<void>;
}

/** @param now ms since the epoch, the database's */
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
