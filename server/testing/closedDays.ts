import { dayMs } from '@tally/contract/limits/time';
import type { Sql } from '../db/db';
import { createDeskServer, deskOf } from './payouts/desk';
import type { Asker } from './payouts/desk';
import type { TestServer } from './testServer';
import { runMaintenance } from '../domain/maintenance';
import { checkDay } from '../domain/dayChain/checkDays';
import { closedDaysOf } from '../domain/dayChain/closeDays';

/** Days of the Philippines that were closed, each with somebody who was paid, a part that came back, and an exception. */
export interface ClosedDays {
  readonly server: TestServer;
  readonly people: readonly Asker[];
  /** What failed in the upkeep. */
  readonly failures: readonly unknown[];
  /** The upkeep that runs every few minutes. */
  round(): Promise<void>;
  days(): ReturnType<typeof closedDaysOf>;
  /** What is wrong with the closed days, by day. */
  faults(sql?: Sql): Promise<(readonly [day: number, kinds: readonly string[]])[]>;
}

/** Creates a server on which so many days went by. */
export async function createClosedDays(count: number): Promise<ClosedDays> {
  const market = 'ph';
  const server = await createDeskServer();
  const desk = deskOf(server, market);
  const failures: unknown[] = [];
  const round = () =>
    runMaintenance(server.db, server.context.numberKey, server.context.now(), {
      failed: (step, error) => failures.push([step, error]),
      hasReceiver: true,
    });
  const people: Asker[] = [];
  for (let day = 0; day < count; day++) {
    const one = await desk.paidOne();
    people.push(one);
    await desk.takes([one.payout, 'REVERSED', one.batch, { reference: `D${day}`, amount: '0.40' }]);
    await desk.takes([one.payout, 'PAID', one.batch, { reference: 'E2' }]);
    const { exceptions } = await desk.page();
    for (const { id } of exceptions) await desk.closes(id);
    server.pass(dayMs);
    await round();
  }
  return {
    server,
    people,
    failures,
    round,
    days: () => closedDaysOf(server.db, market),
    faults: async (sql = server.db) => {
      const closed = await closedDaysOf(sql, market);
      const found: (readonly [number, readonly string[]])[] = [];
      for (const [nth, day] of closed.entries()) {
        const checked = await checkDay(sql, market, day, closed[nth - 1]);
        if (checked.faults.length > 0) found.push([checked.day, checked.faults]);
      }
      return found;
    },
  };
}
