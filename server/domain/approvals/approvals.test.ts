// @vitest-environment node
import { approvalMs } from '@tally/contract/limits/operator';
import { dayMs } from '@tally/contract/limits/time';
import { postApproval } from '@tally/contract/calls/approvals';
import { getLatestActs, getAuditLog } from '@tally/contract/calls/auditLog';
import { postPayout } from '@tally/contract/calls/payouts';
import { postFreeze } from '@tally/contract/calls/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runMaintenance } from '../maintenance';
import { expectSoundMoney } from '../../testing/invariants';
import {
  ana,
  budi,
  citra,
  createThreeKeys,
  done,
  large,
  needsApproval,
  secondKeyOf,
} from '../../testing/payouts/secondKey';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
let desk: ReturnType<typeof secondKeyOf>;
beforeAll(async () => {
  server = await createThreeKeys();
  desk = secondKeyOf(server);
});
beforeEach(() => desk.clear());
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

describe('a payment above the limit of one operator (OPS-35)', () => {
  it('one operator requests the payment, once, and the approval of another one, whose look is in the audit log, pays it (OPS-37)', async () => {
    const { id, payout } = await desk.withdrawLarge();
    expect(await desk.pay(payout)).toMatchObject(needsApproval);
    expect(await desk.pay(payout, budi)).toMatchObject(needsApproval);
    expect(await desk.statusOf(payout)).toBe(1);
    const now = server.context.now();
    const [request, ...more] = await desk.waiting();
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      act: 'pay',
      market: 'id',
      subjectId: payout,
      userId: id,
      amount: large,
      operator: 'ana',
      time: now,
      until: now + approvalMs,
      isOwn: false,
    });
    expect(request?.payouts).toMatchObject([{ id: payout, userId: id, amount: large, paid: 0, warnings: [] }]);
    const { items: looks } = await server.callOk(getAuditLog, { query: { key: ana, userId: id, action: 'look' } });
    expect(looks[0]).toMatchObject({ operator: 'budi', detail: 'requests to approve', people: [id] });
    expect((await desk.waiting(ana)).map(({ isOwn }) => isOwn)).toEqual([true]);
    expect(await desk.decide(request?.id ?? 0, ana)).toMatchObject({ status: 2, info: 'OWN REQUEST' });
    expect(await desk.decide(request?.id ?? 0, budi)).toMatchObject(done);
    expect(await desk.statusOf(payout)).toBe(2);
    expect(await desk.waiting()).toEqual([]);
    expect(await desk.decide(request?.id ?? 0, citra)).toMatchObject({ status: 2, info: 'ALREADY DECIDED' });
    const audit = await server.callOk(getLatestActs, { query: { key: ana } });
    expect(audit.slice(0, 3).map(({ operator, action }) => `${operator} ${action}`)).toEqual([
      'budi approve',
      'ana pay',
      'ana ask',
    ]);
  });

  it('an approval repeated under its key is answered as the first', async () => {
    const { payout } = await desk.withdrawLarge();
    await desk.pay(payout);
    const request = { query: { key: budi, id: await desk.firstId(), action: 'approve' }, key: 'one-approval' } as const;
    expect(await server.callOk(postApproval, request)).toMatchObject(done);
    expect(await server.callOk(postApproval, request)).toMatchObject(done);
  });

  it('a request lapses after a day, and the payment can be requested again', async () => {
    const { payout } = await desk.withdrawLarge();
    await desk.pay(payout);
    const id = await desk.firstId();
    server.pass(approvalMs);
    expect(await desk.waiting()).toEqual([]);
    expect(await desk.listed()).toMatchObject([{ id, lapsed: true }]);
    expect(await desk.decide(id, budi)).toMatchObject({ status: 2, info: 'LAPSED' });
    expect(await desk.decide(id, ana, 'reject', 'too late')).toMatchObject({ status: 2, info: 'LAPSED' });
    expect(await desk.statusOf(payout)).toBe(1);
    expect(await desk.pay(payout, budi)).toMatchObject(needsApproval);
    server.pass(approvalMs);
    expect(await desk.pay(payout, citra)).toMatchObject(needsApproval);
    const [again, ...more] = await desk.waiting();
    expect([again?.operator, more.length]).toEqual(['citra', 0]);
    expect(await desk.decide(again?.id ?? 0, ana)).toMatchObject(done);
  });

  it('maintenance closes requests that lapsed, and they are listed for one more day', async () => {
    const { payout } = await desk.withdrawLarge();
    await desk.pay(payout);
    const id = await desk.firstId();
    const state = async () => {
      await runMaintenance(server.db, server.context.numberKey, server.context.now(), { failed: () => undefined });
      const rows = await server.db.query('select decision, decided_at as at from approvals where id = $1', [id]);
      return [rows[0], (await desk.listed()).filter((request) => request.id === id).map(({ lapsed }) => lapsed)];
    };
    const until = server.context.now() + approvalMs;
    expect(await state()).toEqual([{ decision: null, at: null }, [false]]);
    server.pass(approvalMs);
    expect(await state()).toEqual([{ decision: 'lapsed', at: until }, [true]]);
    expect(await desk.decide(id, budi)).toMatchObject({ status: 2, info: 'LAPSED' });
    server.pass(dayMs);
    expect(await state()).toEqual([{ decision: 'lapsed', at: until }, []]);
  });

  it('a request is rejected with a reason, also by the operator who made it, and the withdrawal stays pending', async () => {
    const { payout } = await desk.withdrawLarge();
    await desk.pay(payout);
    expect(await desk.decide(await desk.firstId(), budi, 'reject', ' ')).toMatchObject({
      status: 2,
      info: 'NEED REASON',
    });
    expect(await desk.decide(await desk.firstId(), ana, 'reject', 'the wrong one')).toMatchObject(done);
    expect(await desk.waiting()).toEqual([]);
    expect(await desk.statusOf(payout)).toBe(1);
    expect(await desk.decide(999_999, budi)).toMatchObject({ status: 2, info: 'UNKNOWN REQUEST' });
  });
});

describe('what was asked for and is not the same any more (OPS-35)', () => {
  const refusedFor = async (payout: number, change: () => Promise<unknown>): Promise<string> => {
    await desk.pay(payout);
    const id = await desk.firstId();
    await change();
    const { status, info } = await desk.decide(id, budi);
    expect([status, await desk.statusOf(payout)]).toEqual([2, status === 2 && info === 'ALREADY SETTLED' ? 3 : 1]);
    // Decided, so that a later change can't carry it out unseen.
    expect(await desk.decide(id, citra)).toMatchObject({ status: 2, info: 'ALREADY DECIDED' });
    return info;
  };

  it('a withdrawal that was refused, exported or frozen meanwhile is not paid by an approval', async () => {
    const refused = await desk.withdrawLarge();
    const sent = await desk.withdrawLarge();
    const frozen = await desk.withdrawLarge();
    const refuse = { key: ana, id: refused.payout, action: 'refuse', reason: 'wrong name' } as const;
    expect(await refusedFor(refused.payout, () => server.callOk(postPayout, { query: refuse }))).toBe(
      'ALREADY SETTLED',
    );
    const freeze = { key: ana, userId: frozen.id, action: 'freeze', reason: 'a farm' } as const;
    expect(await refusedFor(frozen.payout, () => server.callOk(postFreeze, { query: freeze }))).toBe('FROZEN');
    expect(await refusedFor(sent.payout, () => desk.exports())).toBe('IN BATCH');
  });

  it('another amount than the one that was asked for is not paid', async () => {
    const { payout } = await desk.withdrawLarge();
    await desk.pay(payout);
    await server.db.query('update approvals set amount = amount - 1 where subject_id = $1', [payout]);
    expect(await desk.decide(await desk.firstId(), budi)).toMatchObject({ status: 2, info: 'CHANGED SINCE' });
    expect(await desk.statusOf(payout)).toBe(1);
  });
});
