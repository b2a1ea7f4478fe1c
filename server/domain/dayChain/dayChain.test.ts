// @vitest-environment node
import fc from 'fast-check';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { postWithdraw } from '@tally/contract/wallet/withdraw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DayClosedEvent } from '@tally/contract/host/hostEvents';
import type { Sql } from '../../db/db';
import { TransactionLost } from '../../db/db';
import { deliverDays } from '../../events/deliverDays';
import { createMetrics } from '../../http/metrics';
import { createWatch } from '../../maintenance/watch';
import type { LogLine } from '../../runtime/log';
import { behindTheProduct, withoutGuards } from '../../testing/behindTheProduct';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';
import { runMaintenance } from '../maintenance';
import { checkDay } from './checkDays';
import { closeDays, closedDaysOf } from './closeDays';
import { runChain } from './command';

let server: TestServer;
const failures: unknown[] = [];
const round = () =>
  runMaintenance(
    server.db,
    server.context.numberKey,
    server.context.now(),
    (step, error) => failures.push([step, error]),
    true,
  );
const market = 'ph';
const days = (sql: Sql = server.db) => closedDaysOf(sql, market);

/** What is wrong with the closed days, by day. */
async function faults(sql: Sql = server.db) {
  const closed = await days(sql);
  const found: (readonly [number, readonly string[]])[] = [];
  for (const [nth, day] of closed.entries()) {
    const checked = await checkDay(sql, market, day, closed[nth - 1]);
    if (checked.faults.length > 0) found.push([checked.day, checked.faults]);
  }
  return found;
}

let people: readonly { id: number; token: string }[];
beforeAll(async () => {
  server = await createDeskServer();
  const desk = deskOf(server, market);
  const made = [];
  for (let day = 0; day < 3; day++) {
    const one = await desk.paidOne();
    made.push(one);
    await desk.takes([one.payout, 'REVERSED', one.batch, { reference: `D${day}`, amount: '0.40' }]);
    await desk.takes([one.payout, 'PAID', one.batch, { reference: 'E2' }]);
    const { exceptions } = await desk.page();
    for (const { id } of exceptions) await desk.closes(id);
    server.pass(dayMs);
    await round();
  }
  people = made;
});
beforeEach(() => {
  failures.length = 0;
});
afterAll(() => server.close());

describe('closed days (OPS-62)', () => {
  it('each day of a market is closed once, some hours after its end, one after the other', async () => {
    expect((await days()).map(({ day }) => day)).toEqual([20_261_118, 20_261_119, 20_261_120]);
    const before = await days();
    await Promise.all([round(), closeDays(server.db, server.context.now())]);
    expect(await days()).toEqual(before);
    const midnight = before.at(-1)?.until ?? 0;
    await closeDays(server.db, midnight + dayMs + 3 * hourMs - 1);
    expect(await days()).toEqual(before);
    expect(await faults()).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('what the product does later changes no closed day: results, closings, deletions of people and of files', async () => {
    const [first] = people;
    server.pass(dayMs);
    await server.call(postWithdraw, { token: first?.token ?? '', query: { amount: 1 } });
    await deletePerson(server.db, server.context.numberKey, { id: first?.id ?? 0, market }, server.context.now());
    server.pass(40 * dayMs);
    await round();
    expect(failures).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  const changed = (kind: string, change: string) => [kind, change] as const;
  it.each([
    changed('transfers', `update transfers set amount = amount + 1 where id = (select min(id) from transfers)`),
    changed('transfers', `update transfers set ref = 'x' where id = (select min(id) from transfers)`),
    changed('transfers', `delete from transfers where id = (select min(id) from transfers)`),
    changed(
      'transfers',
      `insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
       select user_id, 'newbie', 'PHP', 'rewards', 'cash', 100, at, 'put in' from transfers order by id limit 1`,
    ),
    changed(
      'actions',
      `update operator_actions set operator = 'nobody' where id = (select min(id) from operator_actions)`,
    ),
    changed('actions', `update operator_actions set people = '{}' where people <> '{}'`),
    changed('actions', `delete from operator_actions where id = (select min(id) from operator_actions)`),
    changed('exports', `update payout_exports set sum = sum + 1 where id = (select min(id) from payout_exports)`),
    changed('exports', `delete from payout_export_lines where export_id = (select min(id) from payout_exports)`),
    changed('results', `update payout_export_lines set result = 'FAILED' where result = 'PAID'`),
    changed('exceptions', `update payout_exceptions set close_reason = 'another'`),
    changed('exceptions', `update payout_exceptions set kind = 'OTHER BATCH'`),
    changed('reversals', `update payout_reversals set amount = 1, said = 1`),
    changed('chain', `update closed_days set hash = repeat('a', 64) where day = 20261119`),
    changed('chain', `delete from closed_days where day = 20261119`),
  ])('behind the back of the product, %s are found: %s', async (kind, change) => {
    let found: Awaited<ReturnType<typeof faults>> = [];
    const look = async (tx: Sql) => {
      await withoutGuards(tx);
      await tx.query(change);
      found = await faults(tx);
      throw new TransactionLost();
    };
    await expect(server.db.tx(look)).rejects.toThrow(TransactionLost);
    expect(found.flatMap(([, kinds]) => kinds)).toContain(kind);
    expect(await faults()).toEqual([]);
  });

  it('whichever transfer of a closed day is changed, in whichever column, it is found', async () => {
    const rows = await server.db.query<{ id: number }>('select id from transfers where at < $1', [
      (await days()).at(-1)?.until ?? 0,
    ]);
    const values = { amount: 'amount + 1', user_id: 'user_id + 1', ref: `ref || 'x'`, at: 'at + 1' };
    const row = fc.constantFrom(...rows.map(({ id }) => id));
    const column = fc.constantFrom(...(Object.keys(values) as (keyof typeof values)[]));
    await fc.assert(
      fc.asyncProperty(row, column, async (id, name) => {
        let found = 0;
        const look = async (tx: Sql) => {
          await withoutGuards(tx);
          await tx.query(`update transfers set ${name} = ${values[name]} where id = $1`, [id]);
          found = (await faults(tx)).length;
          throw new TransactionLost();
        };
        await expect(server.db.tx(look)).rejects.toThrow(TransactionLost);
        expect(found).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
  });
});

describe('what is told of closed days', () => {
  it("the phone app's backend is told each hash once, in order, until it takes it (EVENT-11)", async () => {
    const [got, logged]: [DayClosedEvent[], LogLine[]] = [[], []];
    let down = true;
    const context = {
      db: server.db,
      now: server.context.now,
      log: (line: LogLine) => void logged.push(line),
      goesOn: () => true,
      sender: {
        send: (event: DayClosedEvent) => {
          if (down) return Promise.reject(new Error('it answered 500'));
          got.push(event);
          return Promise.resolve();
        },
      },
    };
    await deliverDays(context);
    expect([got, logged.length]).toEqual([[], 1]);
    down = false;
    server.pass(hourMs);
    await Promise.all([deliverDays(context), deliverDays(context)]);
    await deliverDays(context);
    const closed = (await days()).map(({ day, hash, until: at }) => ({ kind: 'day.closed', market, day, hash, at }));
    expect(got.filter((event) => event.market === market)).toMatchObject(closed);
    expect(await server.db.query('select 1 from day_outbox')).toEqual([]);
  });

  it('metrics and the command say that something was changed, and the newest hash (OPS-62)', async () => {
    const lines: LogLine[] = [];
    const watch = createWatch(server.db, server.context.now, (line) => void lines.push(line));
    const text = async () => {
      await watch.round();
      return createMetrics(server.db, watch).text();
    };
    expect(await text()).toContain('tally_chain_faults{market="ph"} 0');
    const printed: string[] = [];
    const command = () =>
      runChain(
        () => Promise.resolve({ ...server.db, close: () => Promise.resolve() }),
        (line) => Promise.resolve(void printed.push(line)),
      );
    await command();
    const last = (await days()).at(-1);
    expect(printed).toContain(
      `ph: ${(await days()).length} closed days, the last one ${last?.day}, hash ${last?.hash}.`,
    );
    const change = 'update transfers set amount = amount + $1 where id = (select min(id) from transfers)';
    await behindTheProduct(server.db, change, [1]);
    expect(await text()).toContain('tally_chain_faults{market="ph"} 1');
    expect(lines).toContainEqual(
      expect.objectContaining({ message: 'What was written down for good has changed: transfers.', day: 20_261_118 }),
    );
    await expect(command()).rejects.toThrow('1 closed days are not as they were closed.');
    expect(printed).toContain('ph 20261118: not as it was closed (transfers).');
    await behindTheProduct(server.db, change, [-1]);
  });
});
