import type { Db } from '../db/db';
import { statement } from '../db/statement';
import { faultNames, findFaults } from '../domain/ledger/ledgerFaults';
import type { Fault } from '../domain/ledger/ledgerFaults';
import type { Log } from '../runtime/log';

/** People checked per round; at one round every five minutes, a million people take less than two days. */
const portion = 2000;

/** Checks all people's money in portions, round by round, and starts over after the last person. */
export interface LedgerWatch {
  /** Checks the next portion. Database failures are logged; the next round repeats the same people. */
  round(): Promise<void>;
  /** Number of people with each fault: the larger of the last complete pass and the current one. */
  faults(): Readonly<Record<Fault, number>>;
  /** When the last portion, and the last complete pass, ended (ms since the epoch); 0: none yet. */
  lastRoundAt(): number;
  lastWalkAt(): number;
}

const none = (): Record<Fault, number> =>
  Object.fromEntries(faultNames.map((name) => [name, 0])) as Record<Fault, number>;

const peopleAfter = statement(
  { last: 'bigint', size: 'integer' },
  'select user_id as id from balances where user_id > :last order by user_id limit :size',
);

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
      const people = await db.query<{ id: number }>(...peopleAfter({ last, size }));
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
