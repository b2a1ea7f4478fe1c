// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import { expectSoundMoney } from '../../testing/invariants';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';
import { batchesOf } from './batchList';

let server: TestServer;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  server = await createDeskServer();
  desk = deskOf(server);
});
beforeEach(() => server.db.exec('truncate users, payout_exports, payout_exceptions cascade'));
afterAll(() => server.close());

const goes = (id: number) =>
  deletePerson(server.db, { numberKey: () => Promise.resolve('key'), now: 1 }, { id, market: 'ph' });

describe('a batch is a batch (OPS-28)', () => {
  it('operators see of each batch who made it when, its sum, count and hash, and how far it is', async () => {
    const one = await desk.asks();
    const two = await desk.asks();
    const { id, file } = await desk.exports();
    const batch = {
      id,
      time: server.context.now(),
      operator: 'ana',
      count: 2,
      amount: 2,
      left: 2,
      exceptions: 0,
      sha256: createHash('sha256').update(file).digest('hex'),
      state: 'OPEN',
      hasFile: true,
      endedAt: 0,
      endedBy: '',
      endReason: '',
      debts: 0,
      asksSecond: false,
      hasResults: false,
    };
    expect(await desk.batches()).toEqual([batch]);
    await desk.takes([one.payout, 'PAID', id]);
    expect(await desk.batches()).toEqual([{ ...batch, left: 1, hasResults: true }]);
    await desk.takes([two.payout, 'FAILED', id]);
    expect(await desk.batches()).toEqual([{ ...batch, left: 0, state: 'SETTLED', hasResults: true }]);
    expect((await desk.page()).exports).toEqual(await desk.batches());
    await expectSoundMoney(server.db);
  });

  it('a voided batch says who voided it and why, and is no longer listed as open', async () => {
    await desk.asks();
    const { id } = await desk.exports();
    server.pass(1000);
    await desk.voids(id);
    const ended = { endedAt: server.context.now(), endedBy: 'ana', endReason: 'the mail came back' };
    expect(await desk.batches()).toMatchObject([{ id, state: 'VOIDED', hasFile: false, ...ended }]);
    expect((await desk.page()).exports).toEqual([]);
  });

  it('the batches of a market are listed newest first, twenty at a time, without those of another market', async () => {
    const elsewhere = deskOf(server, 'br');
    await elsewhere.asks();
    const other = await elsewhere.exports();
    await server.db.query(
      `insert into payout_exports (market, at, as_of, operator, count, sum, sha256)
       select 'ph', n, n, 'ana', 1, 100, repeat('0', 64) from generate_series(1, 25) n`,
    );
    const first = await desk.batches();
    const rest = await desk.batches(first.at(-1)?.id);
    expect([first.length, rest.length]).toEqual([20, 5]);
    const times = [...first, ...rest].map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await batchesOf(server.db, 'br', server.context.now())).map(({ id }) => id)).toEqual([other.id]);
  });
});

describe('the file of a batch is fetched again (OPS-28)', () => {
  it('the file is the same byte for byte, whatever its people have changed since, and who fetched it is written down', async () => {
    const people = [await desk.asks(), await desk.asks(), await desk.asks()];
    await server.db.query(`update ewallets set name = '=João "J", D’Ávila' where user_id = $1`, [people[0]?.id ?? 0]);
    const { id, file } = await desk.exports();
    await server.db.query(`update ewallets set name = 'Somebody else'`);
    await server.db.query(`update withdrawals set at = at + 1`);
    expect(await desk.fileOf(id)).toEqual({ status: 1, info: '', file });
    expect((await desk.audit())[0]).toBe(`file export ${id} of ph once more`);
    await desk.takes([people[0]?.payout ?? 0, 'PAID', id]);
    expect((await desk.fileOf(id)).file).toBe(file);
  });

  it('there is no file of a batch that is not known, nor of one that was voided', async () => {
    await desk.asks();
    const { id } = await desk.exports();
    await desk.voids(id);
    expect(await desk.fileOf(id)).toEqual({ status: 2, info: 'ALREADY VOIDED', file: '' });
    expect(await desk.fileOf(id + 7)).toEqual({ status: 2, info: 'UNKNOWN EXPORT', file: '' });
    const kept = 'select 1 from payout_export_lines where line is not null';
    expect(await server.db.query(kept)).toEqual([]);
  });

  it('personal data in a stored file is removed with its person: at once, or with the result of what is still on its way', async () => {
    const paid = await desk.asks();
    const sent = await desk.asks();
    const { id, file } = await desk.exports();
    await goes(sent.id);
    // The provider may not have it yet, and the number of what is on its way stays until it is resolved.
    expect((await desk.fileOf(id)).file).toBe(file);
    await desk.takes([sent.payout, 'PAID', id], [paid.payout, 'PAID', id]);
    const gone = { status: 2, info: 'FILE GONE', file: '' };
    expect(await desk.fileOf(id)).toEqual(gone);
    await goes(paid.id);
    expect(
      await server.db.query('select withdrawal_id as id, amount, line from payout_export_lines order by 1'),
    ).toEqual([paid, sent].map(({ payout }) => ({ id: payout, amount: 100, line: null })));
    await expectSoundMoney(server.db);
  });
});
