// @vitest-environment node
import { approvalMs } from '@tally/contract/limits/operator';
import { getBatches, postBatchFile } from '@tally/contract/calls/batches';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { postPayout } from '@tally/contract/calls/payouts';
import { postFreeze } from '@tally/contract/calls/people';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { parseCsv } from '@tally/contract/rules/csv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { ana, budi, citra, createThreeKeys, done, large, secondKeyOf } from '../../testing/payouts/secondKey';
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

/** Somebody asks for a small amount; returns the id of their withdrawal. */
const withdrawSmall = async (): Promise<number> => {
  const { id, token } = await server.person({ cash: 1000 });
  await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
  const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]);
  return row?.id ?? 0;
};
const fileOf = (id: number, key = ana) => server.callOk(postBatchFile, { query: { key, id } });
const batches = async () =>
  (await server.callOk(getBatches, { query: { key: ana, market: 'id' } })).map(({ id, operator, amount, count }) => ({
    id,
    operator,
    amount,
    count,
  }));
const refusal = (info: string) => ({ status: 2, info });

describe('a batch whose file has more than the limit of one operator (OPS-35)', () => {
  it('a large batch gives no file and sends nothing before another operator approves it, and is made once', async () => {
    const { payout } = await desk.withdrawLarge();
    const small = await withdrawSmall();
    const first = await desk.asksExport();
    expect(first).toEqual({ ...refusal('NEEDS APPROVAL'), id: first.id, count: 2, left: 0, file: '' });
    expect([await desk.batchOf(payout), await desk.batchOf(small)]).toEqual([null, null]);
    expect(await fileOf(first.id)).toEqual({ ...refusal('UNKNOWN EXPORT'), file: '' });
    const [request, ...more] = await desk.waiting();
    expect([request, more]).toMatchObject([
      { act: 'export', market: 'id', subjectId: first.id, userId: 0, amount: large + 1000, operator: 'ana' },
      [],
    ]);
    expect(await desk.decide(request?.id ?? 0, ana)).toMatchObject(refusal('OWN REQUEST'));
    const both = await Promise.all([desk.decide(request?.id ?? 0, budi), desk.decide(request?.id ?? 0, citra)]);
    expect(both.map(({ info }) => info).sort()).toEqual(['', 'ALREADY DECIDED']);
    expect([await desk.batchOf(payout), await desk.batchOf(small)]).toEqual([first.id, first.id]);
    expect((await batches())[0]).toEqual({ id: first.id, operator: 'ana', amount: large + 1000, count: 2 });
  });

  it('the file of an approved batch can be fetched again without another approval', async () => {
    const { payout } = await desk.withdrawLarge();
    const id = await desk.exports();
    const { file, ...end } = await fileOf(id);
    expect(end).toEqual(done);
    expect(parseCsv(file).records.map(({ cells }) => [cells[0], cells[2], cells.at(-1)])).toEqual([
      ['id', 'amount', 'export'],
      [`${payout}`, `${large}`, `${id}`],
    ]);
    expect(await fileOf(id, citra)).toEqual({ ...done, file });
    expect(await desk.waiting()).toEqual([]);
  });

  it('a repeated request is the same one; what is due besides does not wait for it', async () => {
    const { payout } = await desk.withdrawLarge();
    const { id } = await desk.asksExport();
    expect(await desk.asksExport(budi)).toMatchObject({ ...refusal('NEEDS APPROVAL'), id, count: 1 });
    const small = await withdrawSmall();
    const second = await desk.asksExport(budi);
    expect(second).toMatchObject({ ...done, count: 1, left: 0 });
    expect([await desk.batchOf(payout), await desk.batchOf(small)]).toEqual([null, second.id]);
    const other = await desk.withdrawLarge();
    const third = await desk.asksExport(budi);
    expect(third).toMatchObject({ ...refusal('NEEDS APPROVAL'), count: 1 });
    expect((await desk.waiting()).map(({ subjectId }) => subjectId)).toEqual([id, third.id]);
    expect(await desk.decide(await desk.firstId(), citra)).toMatchObject(done);
    expect([await desk.batchOf(payout), await desk.batchOf(other.payout)]).toEqual([id, null]);
  });

  it('a batch is not made when one of its withdrawals was refused, frozen or paid meanwhile, and can be requested anew', async () => {
    const changes = [
      (_: number, small: number) =>
        server.callOk(postPayout, { query: { key: ana, id: small, action: 'refuse', reason: 'wrong name' } }),
      (id: number) =>
        server.callOk(postFreeze, { query: { key: ana, userId: id, action: 'freeze', reason: 'a farm' } }),
      (_: number, small: number) => server.callOk(postPayout, { query: { key: ana, id: small, action: 'pay' } }),
    ];
    for (const change of changes) {
      await desk.clear();
      const { id, payout } = await desk.withdrawLarge();
      const small = await withdrawSmall();
      const before = await batches();
      await desk.asksExport();
      const request = await desk.firstId();
      await change(id, small);
      expect(await desk.decide(request, budi)).toMatchObject(refusal('CHANGED SINCE'));
      expect(await desk.decide(request, citra)).toMatchObject(refusal('ALREADY DECIDED'));
      expect([await batches(), await desk.batchOf(payout)]).toEqual([before, null]);
    }
    await desk.withdrawLarge();
    expect((await desk.asksExport()).info).toBe('NEEDS APPROVAL');
  });

  it('a request that its operator withdraws, or that lapses after a day, sends nothing', async () => {
    const { payout } = await desk.withdrawLarge();
    await desk.asksExport();
    expect(await desk.decide(await desk.firstId(), ana, 'reject', 'tomorrow')).toMatchObject(done);
    const second = await desk.asksExport();
    const request = await desk.firstId();
    server.pass(approvalMs);
    expect(await desk.decide(request, budi)).toMatchObject(refusal('LAPSED'));
    expect(await desk.batchOf(payout)).toBeNull();
    const third = await desk.asksExport();
    expect([third.info, third.id > second.id]).toEqual(['NEEDS APPROVAL', true]);
  });

  it('the audit log of each person in the batch has its request, its approval and the batch', async () => {
    const { id } = await desk.withdrawLarge();
    const batch = await desk.exports();
    const { items } = await server.callOk(getAuditLog, { query: { key: ana, userId: id } });
    const said = items.map(({ operator, action, detail }) => `${operator} ${action} ${detail}`);
    expect(said.map((text) => text.replace(/request \d+/, 'request'))).toEqual([
      `budi approve request of ana (make export ${batch}, ${large} IDR)`,
      `ana export export ${batch}, 1 withdrawals of id, approved`,
      `ana ask request: make export ${batch}, ${large} IDR`,
    ]);
  });
});
