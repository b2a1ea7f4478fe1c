// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { behindTheProduct } from '../../testing/behindTheProduct';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import { expectSoundMoney } from '../../testing/invariants';
import type { TestServer } from '../../testing/testServer';
import { signedFileKeptMs } from '../../limits/operators';
import { forgetFiles } from './signOff';

let server: TestServer;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  server = await createDeskServer();
  desk = deskOf(server);
});
beforeEach(() => server.db.exec('truncate users, payout_exports, payout_exceptions cascade'));
afterAll(() => server.close());

const equal = { status: 1, info: '', exceptions: 0, differ: [] };

it('a batch is signed off once, with equal totals, by somebody, at a time, and that is written down (OPS-30)', async () => {
  const one = await desk.asks();
  const two = await desk.asks();
  const three = await desk.asks();
  const { id } = await desk.exports();
  await desk.takes([one.payout, 'PAID', id], [two.payout, 'FAILED', id], [three.payout, 'PAID', id]);
  server.pass(dayMs);
  const totals = { file: 3, resultsPaid: 2, resultsFailed: 1, explained: 0, ledgerPaid: 2, ledgerResolved: 3 };
  expect(await desk.signsOff(id)).toEqual({ ...equal, totals });
  expect(await desk.batches()).toMatchObject([{ id, state: 'SIGNED', endedAt: server.context.now(), endedBy: 'budi' }]);
  expect((await desk.audit())[0]).toBe(`sign off export ${id} of ph: 2 paid, 1 failed, 0 explained`);
  expect((await desk.page()).exports).toEqual([]);
  expect(await desk.signsOff(id)).toMatchObject({ status: 2, info: 'ALREADY SIGNED OFF' });
  expect(await desk.voids(id)).toEqual({ status: 2, info: 'ALREADY SIGNED OFF' });
  expect(await desk.signsOff(id + 7)).toMatchObject({ status: 2, info: 'UNKNOWN EXPORT' });
});

it('a batch of which results are missing is not signed off: file and results differ, and so does the ledger (OPS-30)', async () => {
  const one = await desk.asks();
  await desk.asks();
  const { id } = await desk.exports();
  await desk.takes([one.payout, 'PAID', id]);
  expect(await desk.signsOff(id)).toMatchObject({
    status: 2,
    info: 'NOT EQUAL',
    differ: ['FILE AND RESULTS', 'FILE AND LEDGER'],
    totals: { file: 2, resultsPaid: 1, ledgerPaid: 1, ledgerResolved: 1 },
  });
});

it('a batch whose results are not what the ledger has is not signed off (OPS-30)', async () => {
  const one = await desk.asks();
  const { id } = await desk.exports();
  await desk.takes([one.payout, 'FAILED', id]);
  await behindTheProduct(server.db, `update payout_export_lines set result = 'PAID' where export_id = $1`, [id]);
  expect(await desk.signsOff(id)).toMatchObject({ info: 'NOT EQUAL', differ: ['RESULTS AND LEDGER'] });
});

it('a batch with an open exception is not signed off, and is once each is closed with a reason (OPS-30)', async () => {
  const one = await desk.asks();
  const { id } = await desk.exports();
  await desk.takes([one.payout, 'PAID', id, { amount: '2.00' }], [one.payout, 'PAID', id + 7]);
  await desk.takes([one.payout, 'PAID', id]);
  const { exceptions: open } = await desk.page();
  expect(await desk.batches()).toMatchObject([{ state: 'SETTLED', exceptions: 2 }]);
  expect(await desk.signsOff(id)).toMatchObject({ status: 2, info: 'OPEN EXCEPTIONS', exceptions: 2, differ: [] });
  for (const exception of open) expect(await desk.closes(exception.id)).toMatchObject({ status: 1 });
  expect(await desk.signsOff(id)).toMatchObject(equal);
});

it('a resolved exception explains what another batch has paid (OPS-30)', async () => {
  const one = await desk.asks();
  const first = await desk.exports();
  await desk.voids(first.id);
  const { id } = await desk.exports();
  expect(await desk.takes([one.payout, 'PAID', first.id])).toMatchObject({ info: 'PAID AFTER VOID', paid: 1 });
  expect(await desk.takes([one.payout, 'PAID', id])).toMatchObject({ info: 'PAID TWICE', paid: 0 });
  expect(await desk.signsOff(id)).toMatchObject({ info: 'OPEN EXCEPTIONS', exceptions: 2 });
  for (const exception of (await desk.page()).exceptions) await desk.closes(exception.id);
  expect(await desk.signsOff(id)).toMatchObject({
    ...equal,
    totals: { file: 1, resultsPaid: 0, explained: 1, ledgerPaid: 0, ledgerResolved: 1 },
  });
  expect(await desk.signsOff(first.id)).toMatchObject({ info: 'ALREADY VOIDED' });
  await expectSoundMoney(server.db);
});

it('a payment that comes back after its batch was signed off is booked back (OPS-30, OPS-31)', async () => {
  const one = await desk.asks();
  const { id } = await desk.exports();
  await desk.takes([one.payout, 'PAID', id]);
  await desk.signsOff(id);
  expect(await desk.takes([one.payout, 'REVERSED', id, { reference: 'D1' }])).toMatchObject({ status: 1, reversed: 1 });
  expect(await desk.walletOf(one)).toMatchObject({ balance: 10 });
  expect(await desk.batches()).toMatchObject([{ state: 'SIGNED' }]);
  await expectSoundMoney(server.db);
});

it('a batch is signed off once by two operators at the same moment (OPS-30)', async () => {
  const one = await desk.asks();
  const { id } = await desk.exports();
  await desk.takes([one.payout, 'PAID', id]);
  const answers = await Promise.all([desk.signsOff(id), desk.signsOff(id), desk.signsOff(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([1, 2, 2]);
});

it('what a file says is kept for 30 days after it was signed off, and that of others until then (OPS-28)', async () => {
  const one = await desk.asks();
  const { id, file } = await desk.exports();
  await desk.takes([one.payout, 'PAID', id]);
  await forgetFiles(server.db, server.context.now() + 2 * signedFileKeptMs);
  await desk.signsOff(id);
  const now = server.context.now();
  await forgetFiles(server.db, now + signedFileKeptMs - 1);
  expect((await desk.fileOf(id)).file).toBe(file);
  await forgetFiles(server.db, now + signedFileKeptMs);
  expect(await desk.fileOf(id)).toMatchObject({ info: 'FILE GONE', file: '' });
  expect(await desk.batches()).toMatchObject([{ id, count: 1, hasFile: false }]);
});
