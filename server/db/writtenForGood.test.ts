// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeskServer, deskOf } from '../testing/payouts/desk';
import type { TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createDeskServer();
  const desk = deskOf(server);
  const one = await desk.paidOne();
  await desk.takes([one.payout, 'REVERSED', one.batch, { reference: 'D1', amount: '0.40' }]);
  await desk.takes([one.payout, 'PAID', one.batch, { reference: 'E2' }]);
  await desk.takes([one.payout, 'PAID', one.batch, { reference: 'E3' }]);
  await desk.closes((await desk.page()).exceptions[0]?.id ?? 0);
  const two = await desk.asks();
  const { id } = await desk.exports();
  await desk.voids(id);
  await desk.exports();
  expect(two.payout).toBeGreaterThan(0);
  await server.db.query(`insert into market_rules values ('id', 1, 1, '{"market":"id"}')`);
  await server.db.query(`insert into closed_days values ('id', 20260101, 1, '{}', repeat('a', 64), 1)`);
  await server.db.query(
    `insert into archived_months (month_at, until, count, sums, sha256, closed, edges, archived_at)
     values (1, 2, 0, '[]', repeat('a', 64), '{}', '{}', 1)`,
  );
  await server.db.query(
    `insert into approvals (at, until, act, market, subject_id, amount, reason, operator, decision, decided_at, decided_by)
     values (1, 1, 'void', 'id', 1, 1, '', 'ana', 'approved', 1, 'budi')`,
  );
});
afterAll(() => server.close());

const tables = [
  ...['transfers', 'operator_actions', 'market_rules', 'closed_days', 'payout_reversals'],
  ...['payout_exports', 'payout_export_lines', 'payout_exceptions', 'approvals', 'releases', 'archived_months'],
];
/** What each of these sets is refused, though there are rows that it would change. */
const changes = [
  'transfers set amount = amount + 1',
  'transfers set user_id = user_id',
  `operator_actions set operator = 'nobody'`,
  `operator_actions set people = '{}'`,
  `market_rules set document = '{}'`,
  `closed_days set hash = repeat('b', 64)`,
  'payout_reversals set amount = amount - 1',
  'payout_exports set sum = sum + 1',
  `payout_exports set sha256 = repeat('b', 64)`,
  `payout_exports set head = 'id'`,
  'payout_exports set voided_at = null, voided_by = null where voided_at is not null',
  'payout_export_lines set amount = amount + 1',
  `payout_export_lines set line = 'another'`,
  `payout_export_lines set result = 'FAILED' where result = 'PAID'`,
  'payout_export_lines set result = null, result_at = null where result is not null',
  `payout_export_lines set reference = 'E2' where reference = 'E1'`,
  'payout_exceptions set closed_at = null, closed_by = null where closed_at is not null',
  `payout_exceptions set close_reason = 'looked at' where closed_at is not null`,
  `payout_exceptions set kind = 'OTHER BATCH'`,
  `releases set operator = 'nobody'`,
  'releases set amount = 1',
  `approvals set decision = null, decided_at = null, decided_by = null`,
  `archived_months set sha256 = repeat('b', 64)`,
  `approvals set decided_by = 'carla' where decision is not null`,
];

describe('what is written down for good (OPS-61)', () => {
  it.each(tables)('of %s nothing is deleted', async (table) => {
    const count = async () => await server.db.query(`select count(*)::integer as count from ${table}`);
    const before = await count();
    expect(before).not.toEqual([{ count: 0 }]);
    await expect(server.db.query(`delete from ${table}`)).rejects.toThrow('is written down for good');
    expect(await count()).toEqual(before);
  });

  it.each(changes)('it is refused to update %s', async (change) => {
    await expect(server.db.query(`update ${change}`)).rejects.toThrow('is written down for good');
  });

  it('steps that are still to come are taken, each once', async () => {
    const steps = [
      'payout_export_lines set line = null where line is not null',
      `payout_export_lines set result = 'FAILED', result_at = 1 where result is null`,
      `payout_export_lines set reference = 'E9' where reference = ''`,
      `payout_exceptions set closed_at = 1, closed_by = 'ana' where closed_at is null`,
      `payout_exports set signed_at = 1, signed_by = 'ana' where voided_at is null and signed_at is null`,
      'payout_exports set head = null where head is not null',
      'archived_months set dropped_at = 1',
      'archived_months set attached_at = 1',
    ];
    for (const step of steps)
      expect([step, (await server.db.query(`update ${step} returning 1`)).length > 0]).toEqual([step, true]);
    for (const again of [
      `payout_export_lines set result = 'PAID'`,
      `payout_exports set signed_by = 'budi' where signed_at is not null`,
      'archived_months set attached_at = null',
    ])
      await expect(server.db.query(`update ${again}`)).rejects.toThrow('is written down for good');
  });
});
