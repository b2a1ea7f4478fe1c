// @vitest-environment node
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { postBatchSignOff, postBatch, postBatchResults, postBatchVoid } from '@tally/contract/calls/batches';
import { getQueues } from '@tally/contract/calls/queues';
import { getPayouts } from '@tally/contract/calls/payouts';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import { dayMs } from '@tally/contract/limits/time';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { deskOf } from '../../testing/payouts/desk';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const ana = 'the-key-of-ana';
const budi = 'the-key-of-budi';
const market = 'ph';
const head = 'id,currency,amount,result,reason,export,reference';
const needsApproval = { status: 2, info: 'NEEDS APPROVAL' };
const done = { status: 1, info: '' };

let server: TestServer;
let people: ReturnType<typeof deskOf>;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, budi }) } });
  people = deskOf(server, market);
});
beforeEach(() => server.db.exec('truncate users, payout_exports, payout_exceptions, approvals, releases cascade'));
afterAll(() => server.close());

/** What one operator does; everything that is asked for is then decided by the other. */
const acts = (key: string) => ({
  exports: () => server.callOk(postBatch, { query: { key, market, asOf: server.context.now() } }),
  voids: (id: number) => server.callOk(postBatchVoid, { query: { key, id, reason: 'not sent' } }),
  imports: (...lines: string[]) =>
    server.callOk(postBatchResults, { query: { key, market }, body: { file: [head, ...lines].join('\n') } }),
  closes: (id: number) =>
    server.callOk(postExceptionResolve, { query: { key, id, action: 'close', reason: 'looked at' } }),
  signsOff: (id: number) => server.callOk(postBatchSignOff, { query: { key, id } }),
  waiting: () => server.callOk(getApprovals, { query: { key } }),
  approves: async () => {
    const infos: string[] = [];
    for (const { id, isOwn } of await server.callOk(getApprovals, { query: { key } }))
      if (!isOwn) infos.push((await server.callOk(postApproval, { query: { key, id, action: 'approve' } })).info);
    return infos;
  },
});
const a = acts(ana);
const b = acts(budi);
const openOnes = async () => (await server.callOk(getPayouts, { query: { key: ana, market } })).exceptions;
const line = (payout: number, result: string, batch: number, reference = '') =>
  `${payout},PHP,1.00,${result},made up,${batch},${reference}`;

describe('money that comes back by a file waits for a second operator (OPS-31)', () => {
  it('made-up reversals of one operator book nothing, whatever their reference', async () => {
    const one = await people.asks();
    const { id } = await a.exports();
    expect(await a.imports(line(one.payout, 'PAID', id, 'E1'))).toMatchObject({ paid: 1 });
    for (const reference of ['R1', 'R2', 'R3', 'R4'])
      expect(await a.imports(line(one.payout, 'REVERSED', id, reference))).toMatchObject({ paid: 0, waiting: 1 });
    expect(await people.walletOf(one)).toMatchObject({ balance: 9, redeemed: 1 });
    const [request] = await b.waiting();
    expect(request).toMatchObject({ act: 'result', subjectId: one.payout, operator: 'ana', isOwn: false });
    expect(request?.lines).toEqual([
      {
        exportId: id,
        result: 'REVERSED',
        money: '1.00 PHP',
        reference: 'R1',
        reason: 'made up',
        why: 'CAME BACK',
        payout: { status: 2, amount: 1, cameBack: 0, reference: 'E1' },
      },
    ]);
    // One of them is true, and books once.
    expect(await b.approves()).toEqual(['', 'REVERSED TWICE', 'REVERSED TWICE', 'REVERSED TWICE']);
    expect(await people.walletOf(one)).toMatchObject({ balance: 10, redeemed: 0 });
    await expectSoundMoney(server.db);
  });

  it("a made-up failure gives nothing back, and the provider's true payment is booked all the same", async () => {
    const one = await people.asks();
    const { id } = await a.exports();
    expect(await a.imports(line(one.payout, 'FAILED', id))).toMatchObject({ waiting: 1 });
    expect(await people.walletOf(one)).toMatchObject({ balance: 9, paying: 1 });
    expect(await a.voids(id)).toMatchObject({ info: 'HAS RESULTS' });
    expect(await a.imports(line(one.payout, 'PAID', id, 'E1'))).toMatchObject({ paid: 1 });
    expect(await b.approves()).toEqual(['FAILED AFTER PAID']);
    expect(await openOnes()).toMatchObject([{ kind: 'FAILED AFTER PAID', amount: 1 }]);
    expect(await people.walletOf(one)).toMatchObject({ balance: 9, redeemed: 1 });
    await expectSoundMoney(server.db);
  });

  it('the same file again asks once, and a rejected line may be asked about again', async () => {
    const one = await people.asks();
    const { id } = await a.exports();
    for (const operator of [a, a, b]) await operator.imports(line(one.payout, 'FAILED', id));
    const [request, ...more] = await b.waiting();
    expect([request?.isOwn, more]).toEqual([false, []]);
    const reject = { key: budi, id: request?.id ?? 0, action: 'reject', reason: 'the provider has paid it' } as const;
    expect(await server.callOk(postApproval, { query: reject })).toMatchObject(done);
    expect(await b.imports(line(one.payout, 'FAILED', id))).toMatchObject({ waiting: 1 });
    expect((await b.waiting()).map(({ isOwn }) => isOwn)).toEqual([true]);
    expect(await a.approves()).toEqual(['']);
    expect(await people.walletOf(one)).toMatchObject({ balance: 10, paying: 0 });
  });
});

it('what came back is held while the provider says that it was paid after all, until that is closed (OPS-22)', async () => {
  const one = await people.asks();
  const { id } = await a.exports();
  await a.imports(line(one.payout, 'FAILED', id));
  await b.approves();
  expect(await a.imports(line(one.payout, 'PAID', id, 'E1'))).toMatchObject({ info: 'PAID AFTER FAILED' });
  server.pass(dayMs);
  await server.db.query('update balances set cash = 100 where user_id = $1', [one.id]);
  const again = () => server.callOk(postWithdraw, { token: one.token, query: { amount: 1 } });
  expect(await again()).toMatchObject({ status: 2, info: 'NOT ENOUGH' });
  const [open] = await openOnes();
  expect(await b.closes(open?.id ?? 0)).toEqual(done);
  expect(await again()).toMatchObject({ status: 1 });
});

it('what another operator closed meanwhile is not asked of anybody any more (OPS-35)', async () => {
  const one = await people.asks();
  const first = await a.exports();
  expect(await a.voids(first.id)).toEqual(done);
  await b.exports();
  await a.imports(line(one.payout, 'PAID', first.id, 'E1'));
  const [open] = await openOnes();
  const id = open?.id ?? 0;
  expect(await a.closes(id)).toEqual(needsApproval);
  const asked = async () => [
    (await b.waiting()).map(({ act, userName }) => [act, userName]),
    (await server.callOk(getQueues, { query: { key: budi } })).asked.count,
  ];
  expect(await asked()).toEqual([[['close', expect.stringMatching(/./)]], 1]);
  expect(await b.closes(id)).toEqual(done);
  expect(await asked()).toEqual([[], 0]);
});

describe('whoever caused it does not close it (OPS-30)', () => {
  /** A voided batch that the provider paid all the same, beside the one that was made after it. */
  const doubled = async (voids: typeof a, imports: typeof a) => {
    const one = await people.asks();
    const first = await voids.exports();
    expect(await voids.voids(first.id)).toEqual(done);
    const second = await voids.exports();
    await imports.imports(line(one.payout, 'PAID', second.id, 'E2'), line(one.payout, 'PAID', first.id, 'E1'));
    return second.id;
  };

  it('one operator who voids, exports again and imports both payments closes nothing and signs nothing off', async () => {
    const batch = await doubled(a, a);
    const [open] = await openOnes();
    expect(open).toMatchObject({ kind: 'PAID TWICE' });
    expect(await a.closes(open?.id ?? 0)).toEqual(needsApproval);
    expect(await openOnes()).toHaveLength(1);
    expect(await a.signsOff(batch)).toMatchObject({ info: 'OPEN EXCEPTIONS' });
    expect(await b.closes(open?.id ?? 0)).toEqual(done);
    expect(await a.signsOff(batch)).toMatchObject(needsApproval);
    expect(await people.batches()).toMatchObject([{ state: 'SETTLED' }, { state: 'VOIDED' }]);
    expect(await b.signsOff(batch)).toMatchObject(done);
  });

  it.each([
    ['ana voids, ana imports', 'a', 'a'],
    ['ana voids, budi imports', 'a', 'b'],
    ['budi voids, ana imports', 'b', 'a'],
    ['budi voids, budi imports', 'b', 'b'],
  ] as const)('two keys are enough, whoever began: %s', async (_, voids, imports) => {
    const by = { a, b };
    for (const [first, second] of [
      [a, b],
      [b, a],
    ] as const) {
      await server.db.exec('truncate users, payout_exports, payout_exceptions, approvals, releases cascade');
      const batch = await doubled(by[voids], by[imports]);
      const [open] = await openOnes();
      if ((await first.closes(open?.id ?? 0)).status === 2) expect(await second.approves()).toEqual(['']);
      expect(await openOnes()).toEqual([]);
      if ((await first.signsOff(batch)).status === 2) expect(await second.approves()).toEqual(['']);
      expect((await people.batches())[0]).toMatchObject({ id: batch, state: 'SIGNED' });
    }
    await expectSoundMoney(server.db);
  });

  it('having made a batch excludes nobody from signing it off', async () => {
    const one = await people.asks();
    const { id } = await a.exports();
    await a.imports(line(one.payout, 'PAID', id, 'E1'));
    expect(await a.signsOff(id)).toMatchObject(done);
  });
});
