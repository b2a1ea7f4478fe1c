// @vitest-environment node
import { expect, describe, it } from 'vitest';
import { enqueueApproval, enqueueWithdrawal } from '../../domain/events/enqueueEvents';
import { eventReceiver } from '../../testing/events/eventReceiver';
import { expectSoundMoney } from '../../testing/invariants';
import { openEmptyDb } from '../../testing/testDb';
import { createTestServer } from '../../testing/testServer';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { byPerson, byValue, partition } from './partitions';

/** The schema before an operator's second one had to see what gives money back. */
const earlier = migrations.filter(({ id }) => id <= 33);

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('an upgrade of tables that lie in parts', () => {
  it('goes through, people are told of, and so is what is about nobody', async () => {
    const db = await openEmptyDb();
    await migrate(db, earlier);
    const there = await db.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v')`,
    );
    const known = new Set(['wallet_owners', ...there.map(({ name }) => name)]);
    const tables = Object.entries({ ...byPerson, ...byValue }).filter(([name]) => known.has(name));
    await partition(db, 4, Object.fromEntries(tables));
    await migrate(db);
    const server = await createTestServer({ db, stories: [] });
    const { id: userId } = await server.person({ market: 'ph', cash: 5 });
    const now = server.context.now();
    await enqueueApproval(db, 'ph', 7, now);
    await enqueueWithdrawal(db, { id: 8, userId }, 'withdrawal.paid', now);
    const receiver = eventReceiver(server);
    await receiver.round();
    expect(receiver.got.map(({ kind }) => kind).sort()).toEqual(['approval.asked', 'withdrawal.paid']);
    expect(await db.query('select 1 from outbox where ended_at is null')).toEqual([]);
    await expect(db.query('update transfers set amount = 1')).rejects.toThrow('written down for good');
    await expectSoundMoney(db);
    await server.close();
  });
});
