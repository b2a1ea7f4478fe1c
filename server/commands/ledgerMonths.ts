import type { Db } from '../db/db';
import { databaseTime } from '../db/databaseClock';
import { convertLedger } from '../db/months/convert';
import { makeMonthsAhead, monthStatesOf } from '../db/months/ledgerMonths';

/**
 * Runs the `ledger-months` command (OPS-69): converts the ledger of a database with people into months, also while
 * servers serve, and says what there is.
 *
 * @param owner the database, as the owner of the schema
 * @param print writes a line to standard output
 */
export async function runLedgerMonths(owner: Db, print: (line: string) => Promise<void>): Promise<void> {
  const began = performance.now();
  const now = await databaseTime(owner);
  const converted = await convertLedger(owner, now);
  if (converted) {
    const { rows, tail, lockedMs } = converted;
    await print(
      `${rows} transfers lie in months now, after ${Math.round((performance.now() - began) / 1000)} s; the ledger was locked for ${Math.round(lockedMs)} ms, in which ${tail} of them were copied.`,
    );
  }
  await makeMonthsAhead(owner, now);
  const { ahead, beyond } = await monthStatesOf(owner, now);
  await print(
    `The ledger lies in months, ${ahead} of them ahead${beyond ? ', and there are rows of later ones' : ''}.`,
  );
}
