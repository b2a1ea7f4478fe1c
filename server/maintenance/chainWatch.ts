import { markets, type Market } from '@tally/contract/market/codes';
import type { Db } from '../db/db';
import { checkDay } from '../domain/dayChain/checkDays';
import { closedDaysOf } from '../domain/dayChain/closeDays';
import type { Log } from '../runtime/log';

/** Rows of a market that are read in a round; a day is read whole. */
const portion = 50_000;

/** What is known of the closed days of a market. */
export interface ChainState {
  readonly market: Market;
  /** Days that are not as they were closed, in the last walk or this one. */
  readonly faults: number;
  /** The end of the last closed day, and when the last whole walk ended; ms since the epoch, 0: none. */
  readonly closedUntil: number;
  readonly lastWalkAt: number;
}

interface Walk {
  /** The last day that was looked at. */
  after: number;
  faults: number;
  before: number;
  closedUntil: number;
  lastWalkAt: number;
}

/** Looks at the closed days of all markets (OPS-62), some in each round, and starts over after the last one. */
export interface ChainWatch {
  round(): Promise<void>;
  states(): readonly ChainState[];
}

export function createChainWatch(db: Db, now: () => number, log: Log, size = portion): ChainWatch {
  const walks = new Map<Market, Walk>(
    markets.map((market) => [market, { after: 0, faults: 0, before: 0, closedUntil: 0, lastWalkAt: 0 }]),
  );

  async function roundOf(market: Market, walk: Walk): Promise<void> {
    const days = await closedDaysOf(db, market);
    walk.closedUntil = days.at(-1)?.until ?? 0;
    let rows = 0;
    for (const [nth, closed] of days.entries()) {
      if (closed.day <= walk.after) continue;
      if (rows > size) return;
      const checked = await checkDay(db, market, closed, days[nth - 1]);
      rows += checked.rows;
      walk.after = closed.day;
      if (checked.faults.length === 0) continue;
      walk.faults += 1;
      const message = `What was written down for good has changed: ${checked.faults.join(', ')}.`;
      log({ level: 'error', message, market, day: closed.day });
    }
    Object.assign(walk, { after: 0, faults: 0, before: walk.faults, lastWalkAt: now() });
  }

  return {
    round: async () => {
      for (const [market, walk] of walks) await roundOf(market, walk);
    },
    states: () =>
      [...walks].map(([market, { faults, before, closedUntil, lastWalkAt }]) => ({
        market,
        faults: Math.max(faults, before),
        closedUntil,
        lastWalkAt,
      })),
  };
}
