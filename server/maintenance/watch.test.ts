// @vitest-environment node
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import { postAdjustment } from '@tally/contract/calls/approvals';
import { postBatch } from '@tally/contract/calls/batches';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../http/metrics';
import { createLedgerWatch } from './ledgerWatch';
import type { LogLine } from '../runtime/log';
import { payWaiting, resolveWaiting } from '../testing/payouts/payWaiting';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { createWatch } from './watch';

let server: TestServer;
const ids: number[] = [];
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  for (let nth = 0; nth < 5; nth++) {
    const { id, token } = await server.person({ cash: 5000 });
    ids.push(id);
    if (nth < 3) await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    if (nth === 0) await payWaiting(server);
    if (nth === 1) await resolveWaiting(server, 2);
  }
});
afterAll(() => server.close());

/** Creates a watch on the server's database; collects its log lines. */
function watched() {
  const lines: LogLine[] = [];
  const log = (line: LogLine) => void lines.push(line);
  const watch = createWatch(server.db, () => server.context.now(), log);
  return { watch, lines, text: () => createMetrics({ waiting: () => 0 }, watch).text() };
}
const differ = 'balances that differ from the ledger';

describe('what operators are told by the timer', () => {
  it('the timer says nothing of the ledger before the first round, and when it looked after it', async () => {
    const { watch, text } = watched();
    expect(await text()).toContain('tally_ledger_checked_timestamp_seconds 0');
    await watch.round();
    const seconds = server.context.now() / 1000;
    expect(await text()).toContain(`tally_ledger_checked_timestamp_seconds ${seconds}`);
    expect(await text()).toContain(`tally_ledger_walk_timestamp_seconds ${seconds}`);
  });

  it('metrics count payouts by state, with the oldest that waits', async () => {
    const { watch, text } = watched();
    const askedAt = server.context.now();
    server.pass(minuteMs);
    await watch.round();
    const metrics = await text();
    expect(metrics).toContain('tally_payouts_pending{market="id"} 1');
    expect(metrics).toContain('tally_payouts_pending_minor_units{market="id"} 100');
    expect(metrics).toContain(`tally_payouts_oldest_timestamp_seconds{market="id"} ${askedAt / 1000}`);
    expect(metrics).toContain('tally_payouts_oldest_timestamp_seconds{market="br"} 0');
    for (const state of ['pending', 'paid', 'failed'])
      expect(metrics).toContain(`tally_payouts_last_day{market="id",state="${state}"} 1`);
    server.pass(dayMs - minuteMs);
    await watch.round();
    expect(await text()).toContain('tally_payouts_last_day{market="id",state="paid"} 0');
  });

  it('metrics count exceptions by kind, and what is with the provider (OPS-22)', async () => {
    const { watch, text } = watched();
    await server.callOk(postBatch, {
      query: { key: testOperatorKey, market: 'id', asOf: server.context.now() },
    });
    for (const closedAt of [null, 1])
      await server.db.query(
        `insert into payout_exceptions (at, market, withdrawal_id, kind, amount, said, reason, operator, closed_at, closed_by) values (1, 'id', $2, 'PAID TWICE', 100, 'PAID 100 IDR', '', 'ana', $1, case when $1::bigint is null then null else 'ana' end)`,
        [closedAt, closedAt ?? 2],
      );
    await watch.round();
    const metrics = await text();
    expect(metrics).toContain('tally_payouts_sent{market="id"} 1');
    expect(metrics).toContain('tally_payout_exceptions_total{market="id",kind="PAID TWICE"} 2');
    expect(metrics).toContain('tally_payout_exceptions_total{market="br",kind="PAID TWICE"} 0');
    expect(metrics).toContain('tally_payout_exceptions_open{market="id"} 1');
    expect(metrics).toContain('tally_payout_exceptions_open{market="br"} 0');
    // Read once more, it is not counted once more.
    expect(await text()).toContain('tally_payout_exceptions_total{market="id",kind="PAID TWICE"} 2');
  });

  it('metrics count the requests that wait for a second operator, with the oldest, without lapsed ones (OPS-35)', async () => {
    const { watch, text } = watched();
    const asks = (userId: number) =>
      server.callOk(postAdjustment, {
        query: { key: testOperatorKey, userId, kind: 'goodwill', market: 'id', amount: 100, reason: 'sorry' },
      });
    await watch.round();
    expect(await text()).toContain('tally_approvals_oldest_timestamp_seconds{market="id"} 0');
    const first = server.context.now();
    await asks(ids[3] ?? 0);
    server.pass(minuteMs);
    await asks(ids[4] ?? 0);
    await watch.round();
    const metrics = await text();
    expect(metrics).toContain('tally_approvals_waiting{market="id"} 2');
    expect(metrics).toContain(`tally_approvals_oldest_timestamp_seconds{market="id"} ${first / 1000}`);
    expect(metrics).toContain('tally_approvals_waiting{market="br"} 0');
    server.pass(dayMs - minuteMs);
    await watch.round();
    expect(await text()).toContain(
      `tally_approvals_oldest_timestamp_seconds{market="id"} ${(first + minuteMs) / 1000}`,
    );
    server.pass(minuteMs);
    await watch.round();
    expect(await text()).toContain('tally_approvals_oldest_timestamp_seconds{market="id"} 0');
  });

  it('metrics count only the claims that wait for their ad network, and those that wait for an hour or longer', async () => {
    const { watch, text } = watched();
    const claim = (nth: number, at: number, paidAt: number | null) =>
      server.db.query(
        `insert into waiting_claims (user_id, scope, key, request, task, app_pkg, source, day, coin, cash, at, paid_at)
         values ($1, 'reward', $2, '', 'videoad', '', '', 20261123, 100, 0, $3, $4)`,
        [ids[nth] ?? 0, `claim-${nth}`, at, paidAt],
      );
    const now = server.context.now();
    await watch.round();
    expect(await text()).toContain('tally_claims_oldest_timestamp_seconds{market="id",task="videoad"} 0');
    await claim(0, now - 59 * minuteMs, null);
    await claim(1, now - 60 * minuteMs, null);
    await claim(2, now - 62 * minuteMs, now);
    await claim(3, now - dayMs, null);
    await watch.round();
    const metrics = await text();
    expect(metrics).toContain('tally_claims_waiting{market="id",task="videoad"} 2');
    expect(metrics).toContain('tally_claims_waiting_long{market="id",task="videoad"} 1');
    expect(metrics).toContain(
      `tally_claims_oldest_timestamp_seconds{market="id",task="videoad"} ${(now - 60 * minuteMs) / 1000}`,
    );
    for (const none of ['market="br",task="luckytask"', 'market="br",task="videoad"', 'market="id",task="luckytask"'])
      expect(metrics).toContain(`tally_claims_waiting{${none}} 0`);
    await server.db.query('delete from waiting_claims');
  });

  it('a balance that differs from the ledger is in metric and log until a whole walk finds it mended (MONEY-10)', async () => {
    const { watch, lines, text } = watched();
    await watch.round();
    expect(await text()).toContain(`tally_ledger_faults{fault="${differ}"} 0`);
    await server.db.query('update balances set coin = coin + 1 where user_id = $1', [ids[1] ?? 0]);
    await watch.round();
    expect(await text()).toContain(`tally_ledger_faults{fault="${differ}"} 1`);
    expect(lines).toEqual([
      { level: 'error', message: `The ledger is not sound: ${differ}.`, people: 1, first: ids[1] },
    ]);
    await server.db.query('update balances set coin = coin - 1 where user_id = $1', [ids[1] ?? 0]);
    await watch.round();
    expect(await text()).toContain(`tally_ledger_faults{fault="${differ}"} 0`);
  });
});

describe('the walk through everybody', () => {
  it('the walk through everybody looks at each person once, a portion at a time, and begins anew', async () => {
    const lines: LogLine[] = [];
    const ledger = createLedgerWatch(
      server.db,
      () => server.context.now(),
      (line) => void lines.push(line),
      2,
    );
    await server.db.query('update balances set coin = coin + 1');
    await ledger.round();
    expect([ledger.faults()[differ], ledger.lastWalkAt()]).toEqual([2, 0]);
    await ledger.round();
    await ledger.round();
    expect([ledger.faults()[differ], ledger.lastWalkAt()]).toEqual([5, server.context.now()]);
    await server.db.query('update balances set coin = coin - 1');
    await ledger.round();
    // The alarm stays until the next pass is complete.
    expect(ledger.faults()[differ]).toBe(5);
    await ledger.round();
    await ledger.round();
    expect(ledger.faults()[differ]).toBe(0);
  });

  it('the walk through everybody tells of a database that does not answer, and goes on with the same people', async () => {
    const lines: LogLine[] = [];
    let away = true;
    const db = {
      ...server.db,
      query: ((text: string, params?: []) =>
        away ? Promise.reject(new Error('away')) : server.db.query(text, params)) as typeof server.db.query,
    };
    const ledger = createLedgerWatch(
      db,
      () => server.context.now(),
      (line) => void lines.push(line),
    );
    await ledger.round();
    expect(lines).toEqual([{ level: 'error', message: 'The look at the ledger failed: away' }]);
    expect(ledger.lastRoundAt()).toBe(0);
    away = false;
    await ledger.round();
    expect(ledger.lastWalkAt()).toBe(server.context.now());
  });
});
