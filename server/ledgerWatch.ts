import type { Db } from './db/db';
import { faultNames, findFaults } from './domain/ledgerFaults';
import type { Fault } from './domain/ledgerFaults';
import type { Log } from './log';

/** People that one round looks at; at a round every five minutes a million take less than two days. */
const portion = 2000;

/** Goes through everybody's money, a portion at a time, and starts anew after the last. */
export interface LedgerWatch {
  /** The next portion. Failures of the database are logged; the next round tries the same people. */
  round(): Promise<void>;
  /** People with a fault in the last walk through everybody, or in this one if there were more. */
  faults(): Readonly<Record<Fault, number>>;
  /** When the last portion, and the last walk through everybody, ended (ms since the epoch); 0: none yet. */
  lastRoundAt(): number;
  lastWalkAt(): number;
}

const none = (): Record<Fault, number> =>
  Object.fromEntries(faultNames.map((name) => [name, 0])) as Record<Fault, number>;

export function createLedgerWatch(db: Db, now: () => number, log: Log, size = portion): LedgerWatch {
  let last = 0;
  let lastRoundAt = 0;
  let lastWalkAt = 0;
  let walk = none();
  let before = none();

  async function lookAt(from: number, to: number): Promise<void> {
    for (const [name, people] of Object.entries(await findFaults(db, from, to)) as [Fault, readonly number[]][]) {
      if (people.length === 0) continue;
      walk[name] += people.length;
      log({
        level: 'error',
        message: `The ledger is not sound: ${name}.`,
        people: people.length,
        first: people[0],
      });
    }
  }

  async function round(): Promise<void> {
    try {
      const people = await db.query<{ id: number }>(
        'select user_id as id from balances where user_id > $1 order by user_id limit $2',
        [last, size],
      );
      const end = people.at(-1)?.id;
      if (end !== undefined) await lookAt(last + 1, end);
      lastRoundAt = now();
      if (end !== undefined && people.length === size) {
        last = end;
        return;
      }
      last = 0;
      lastWalkAt = lastRoundAt;
      before = walk;
      walk = none();
    } catch (error) {
      log({
        level: 'error',
        message: `The look at the ledger failed: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
  }

  return {
    round,
    faults: () =>
      Object.fromEntries(faultNames.map((name) => [name, Math.max(before[name], walk[name])])) as Record<Fault, number>,
    lastRoundAt: () => lastRoundAt,
    lastWalkAt: () => lastWalkAt,
  };
}
