import type { Db } from '../db/db';
import { withDb } from '../db/withDb';
import { countFaults } from '../domain/ledger/countFaults';
import { StartError } from '../runtime/startError';

/**
 * Runs the `ledger-faults` command: looks at the money of everybody (MONEY-10), as a restored backup is tried. Its last line is
 * `<n> people, <n> faults.`.
 *
 * @param open opens the configured database; fails while a server has the embedded one open
 * @param print writes a line to standard output
 * @throws {StartError} when anybody's money has a fault
 */
export async function runLedgerFaults(open: () => Promise<Db>, print: (line: string) => Promise<void>): Promise<void> {
  await withDb(open, async (db) => {
    const { people, faults } = await countFaults(db);
    for (const [fault, found] of Object.entries(faults)) await print(`${fault}: ${found}`);
    const sum = Object.values(faults).reduce((all, found) => all + found, 0);
    await print(`${people} people, ${sum} faults.`);
    if (sum > 0) throw new StartError('The ledger is not sound.');
  });
}
