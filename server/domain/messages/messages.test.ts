// @vitest-environment node
import { messagesShown } from '@tally/contract/limits/feedback';
import { accessAction } from '@tally/contract/operator/auditLog';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { getMessage, getMessages } from '@tally/contract/calls/messages';
import { postPayout } from '@tally/contract/calls/payouts';
import { postFreeze } from '@tally/contract/calls/people';
import { postBatch } from '@tally/contract/calls/batches';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../db/db';
import { runMaintenance } from '../maintenance';
import { messagesOn } from '../../testing/messages';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const key = testOperatorKey;
let server: TestServer;
let messages: ReturnType<typeof messagesOn>;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  messages = messagesOn(server, key);
});
afterAll(() => server.close());

const looks = async (userId: number) =>
  (await server.callOk(getAuditLog, { query: { key, userId, action: accessAction } })).items.map(
    ({ detail }) => detail,
  );

describe('the list of messages', () => {
  it('operators see the messages of one market page by page, the longest wait first (OPS-39)', async () => {
    const people = [];
    for (let count = 0; count < messagesShown + 2; count++) {
      const person = await server.person({ market: 'br' });
      server.pass(1000);
      await messages.write(person.token);
      people.push(person.id);
    }
    const elsewhere = await server.person({ market: 'ph' });
    await messages.write(elsewhere.token, { type: 0 });
    const first = await server.callOk(getMessages, { query: { key, market: 'br', state: 'open' } });
    expect(first.items).toHaveLength(messagesShown);
    expect(first.next.after).toBe(first.items.at(-1)?.id);
    expect((await messages.list('br')).map(({ userId }) => userId)).toEqual(people);
    expect((await messages.list('ph')).map(({ userId }) => userId)).toEqual([elsewhere.id]);
    expect(await messages.list('br', 'answered')).toEqual([]);
  });

  it('the audit log records who read a list or a message, with the people whom it showed (OPS-37, OPS-39)', async () => {
    const { id, token } = await server.person({ market: 'ph' });
    await messages.write(token, { type: 0 });
    await messages.list('ph');
    const message = await messages.latest(id);
    await messages.read(message);
    expect(await looks(id)).toEqual([`message ${message}`, 'messages of ph, open']);
    expect(await server.callOk(getMessage, { query: { key, id: 999_999 } })).toEqual({ messages: [] });
  });

  it('a message that a server of an earlier version has stored is listed after the next maintenance', async () => {
    const { id } = await server.person({ market: 'id' });
    await server.db.query(
      `insert into feedback (user_id, type, content, contact, at) values ($1, 3, 'From an earlier server', 'me@mail.example', $2)`,
      [id, server.context.now()],
    );
    expect((await messages.list('id')).filter(({ userId }) => userId === id)).toEqual([]);
    await runMaintenance(server.db, server.context.numberKey, server.context.now(), {
      failed: (step, error) => {
        throw new Error(step, { cause: error });
      },
    });
    expect(await messages.list('id')).toContainEqual(
      expect.objectContaining({ userId: id, withdrawalId: 0, task: '' }),
    );
  });
});

describe('one message', () => {
  it('a message stands beside the withdrawal with its steps, and what its person has (OPS-39)', async () => {
    const { id, token } = await server.person({ cash: 1500, coin: 40 });
    await server.callOk(postWithdraw, { token, query: { amount: 1000 } });
    const asked = server.context.now();
    const payout = only(
      await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]),
    ).id;
    await messages.write(token, { withdrawalId: payout, content: 'Not here <b>yet</b>, please check' });
    server.pass(60_000);
    await server.callOk(postPayout, { query: { key, id: payout, action: 'pay' } });
    const message = await messages.read(await messages.latest(id));
    expect(message).toMatchObject({
      userId: id,
      state: 'open',
      market: 'id',
      locale: 'id',
      content: 'Not here <b>yet</b>, please check',
      contact: 'm••••@••••.example',
      withdrawalId: payout,
      task: '',
      earlier: [],
    });
    expect(message.withdrawals).toEqual([
      {
        id: payout,
        amount: 1000,
        accountType: expect.any(String) as string,
        accountNo: expect.stringContaining('••••') as string,
        exportId: 0,
        cameBack: 0,
        steps: [
          { step: 'asked', time: asked },
          { step: 'paid', time: server.context.now() },
        ],
      },
    ]);
    expect(message.person).toMatchObject({ coin: 40, cash: 500, held: 0, paid: 1000, paidCount: 1, failedCount: 0 });
    expect(message.person.cashTransfers[0]).toEqual({ type: 'withdraw', amount: 1000, date: asked });
    expect(message.person.coinTransfers[0]).toMatchObject({ type: 'newbie', amount: 40 });
  });

  it('the steps of a withdrawal say that it went to the provider, and that it failed (OPS-39)', async () => {
    const { id, token } = await server.person({ market: 'ph', cash: 50 });
    await server.callOk(postWithdraw, { token, query: { amount: 10 } });
    const payout = only(
      await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]),
    ).id;
    await messages.write(token, { withdrawalId: payout });
    const steps = async () =>
      (await messages.read(await messages.latest(id))).withdrawals[0]?.steps.map(({ step }) => step);
    expect(await steps()).toEqual(['asked']);
    await server.callOk(postBatch, { query: { key, market: 'ph', asOf: server.context.now() } });
    expect(await steps()).toEqual(['asked', 'sent']);
    await server.db.query(`update withdrawals set status = ${passbookStatus.failed}, settled_at = $2 where id = $1`, [
      payout,
      server.context.now(),
    ]);
    expect(await steps()).toEqual(['asked', 'sent', 'failed']);
    await server.db.query('update withdrawals set returned_at = $2, came_back = amount where id = $1', [
      payout,
      server.context.now(),
    ]);
    expect(await steps()).toEqual(['asked', 'sent', 'paid', 'returned']);
  });

  it('beside a message stand the three latest withdrawals with their accounts, and first the one that it is about (OPS-39)', async () => {
    const { id, token } = await server.person({ market: 'ph' });
    const rows = await server.db.query<{ id: number }>(
      `insert into withdrawals (user_id, amount, currency, type, no, at, day, status, settled_at)
       select $1, 100, 'PHP', 'GCash', '09171234567', nth, 20260100 + nth, 3, nth from generate_series(1, 5) as nth
       returning id`,
      [id],
    );
    const [first = 0, , third, fourth, fifth] = rows.map((row) => row.id).sort((a, b) => a - b);
    const shown = async () => {
      const { withdrawals } = await messages.read(await messages.latest(id));
      expect(withdrawals.map(({ accountNo }) => accountNo.includes('1234'))).toEqual([false, false, false]);
      return withdrawals.map((each) => each.id);
    };
    await messages.write(token);
    expect(await shown()).toEqual([fifth, fourth, third]);
    await server.db.query('update feedback set withdrawal_id = $2 where user_id = $1', [id, first]);
    expect(await shown()).toEqual([first, fifth, fourth]);
  });

  it('a message of somebody without withdrawals warns of a freeze too (OPS-39)', async () => {
    const { id, token } = await server.person({ market: 'ph' });
    await messages.write(token, { type: 0, task: 'videoad' });
    await server.callOk(postFreeze, { query: { key, userId: id, action: 'freeze', reason: 'a test' } });
    const message = await messages.read(await messages.latest(id));
    expect(message).toMatchObject({ task: 'videoad', withdrawals: [], person: { warnings: ['FROZEN'] } });
  });
});
