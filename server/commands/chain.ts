import { markets } from '@tally/contract/market/codes';
import type { Db } from '../db/db';
import { withDb } from '../db/withDb';
import { StartError } from '../runtime/startError';
import { checkDay } from '../domain/dayChain/checkDays';
import { closedDaysOf } from '../domain/dayChain/closeDays';

/**
 * Runs the `chain` command (OPS-62): checks all closed days, and prints the newest hash of each market, to compare with
 * the one that the phone app's backend received.
 *
 * @param open opens the configured database; fails while a server has the embedded one open
 * @param print writes a line to standard output
 * @throws {StartError} when a day has changed since it was closed
 */
export async function runChain(open: () => Promise<Db>, print: (line: string) => Promise<void>): Promise<void> {
  await withDb(open, async (db) => {
    let changed = 0;
    for (const market of markets) {
      const days = await closedDaysOf(db, market);
      let inFiles = 0;
      for (const [nth, closed] of days.entries()) {
        const { faults, archived } = await checkDay(db, market, closed, days[nth - 1]);
        if (archived) inFiles += 1;
        if (faults.length === 0) continue;
        changed += 1;
        await print(`${market} ${closed.day}: not as it was closed (${faults.join(', ')}).`);
      }
      const last = days.at(-1);
      await print(
        `${market}: ${days.length} closed days${last ? `, the last one ${last.day}, hash ${last.hash}` : ''}.`,
      );
      if (inFiles > 0)
        await print(
          `${market}: until ${days[inFiles - 1]?.day} archived; the transfers of ${inFiles} days are proven by their files alone ("ledger check <file>").`,
        );
    }
    if (changed > 0) throw new StartError(`${changed} closed days are not as they were closed.`);
  });
}
