// @vitest-environment node
import fc from 'fast-check';
import { dayMs } from '@tally/contract/limits/time';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../db/db';
import { TransactionLost } from '../../db/db';
import { createClosedDays } from '../../testing/closedDays';
import type { ClosedDays } from '../../testing/closedDays';
import { withoutGuards } from '../../testing/behindTheProduct';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';
import { closeDays, dayClosesAfterMs } from './closeDays';

const market = 'ph';
let past: ClosedDays;
let server: TestServer;
beforeAll(async () => {
  past = await createClosedDays(3);
  server = past.server;
});
afterAll(() => server.close());

describe('closed days (OPS-62)', () => {
  it('each day of a market is closed once, some hours after its end, one after the other', async () => {
    expect((await past.days()).map(({ day }) => day)).toEqual([20_261_118, 20_261_119, 20_261_120]);
    const before = await past.days();
    await Promise.all([past.round(), closeDays(server.db, market, server.context.now())]);
    expect(await past.days()).toEqual(before);
    const midnight = before.at(-1)?.until ?? 0;
    await closeDays(server.db, market, midnight + dayMs + dayClosesAfterMs - 1);
    expect(await past.days()).toEqual(before);
    expect(await past.faults()).toEqual([]);
    expect(past.failures).toEqual([]);
  });

  it('what the product does later changes no closed day: results, closings, deletions of people and of files', async () => {
    const [first] = past.people;
    server.pass(dayMs);
    await server.call(postWithdraw, { token: first?.token ?? '', query: { amount: 1 } });
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id: first?.id ?? 0, market },
    );
    server.pass(40 * dayMs);
    await past.round();
    expect(past.failures).toEqual([]);
    expect(await past.faults()).toEqual([]);
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
    let found: Awaited<ReturnType<typeof past.faults>> = [];
    const look = async (tx: Sql) => {
      await withoutGuards(tx);
      await tx.query(change);
      found = await past.faults(tx);
      throw new TransactionLost();
    };
    await expect(server.db.tx(look)).rejects.toThrow(TransactionLost);
    expect(found.flatMap(([, kinds]) => kinds)).toContain(kind);
    expect(await past.faults()).toEqual([]);
  });

  it('whichever transfer of a closed day is changed, in whichever column, it is found', async () => {
    const rows = await server.db.query<{ id: number }>('select id from transfers where at < $1', [
      (await past.days()).at(-1)?.until ?? 0,
    ]);
    // Another person is nobody's id, so that nothing that is unique stands in the way.
    const values = { amount: 'amount + 1', user_id: 'user_id + 1000000', ref: `ref || 'x'`, at: 'at + 1' };
    const row = fc.constantFrom(...rows.map(({ id }) => id));
    const column = fc.constantFrom(...(Object.keys(values) as (keyof typeof values)[]));
    await fc.assert(
      fc.asyncProperty(row, column, async (id, name) => {
        let found = 0;
        const look = async (tx: Sql) => {
          await withoutGuards(tx);
          await tx.query(`update transfers set ${name} = ${values[name]} where id = $1`, [id]);
          found = (await past.faults(tx)).length;
          throw new TransactionLost();
        };
        await expect(server.db.tx(look)).rejects.toThrow(TransactionLost);
        expect(found).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
  });
});
