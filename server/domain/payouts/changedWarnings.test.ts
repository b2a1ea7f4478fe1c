// @vitest-environment node
import { minuteMs } from '@tally/contract/limits/time';
import { getApprovals, postAdjustment, postApproval } from '@tally/contract/calls/approvals';
import { getPersonCard } from '@tally/contract/calls/people';
import { payoutWarnings } from '@tally/contract/operator/payoutWarnings';
import { getPayouts, postPayout, postPayShown } from '@tally/contract/calls/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { ana, budi, createThreeKeys, secondKeyOf } from '../../testing/payouts/secondKey';
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

const pending = async () => (await server.callOk(getPayouts, { query: { key: ana, market: 'id' } })).items;
const warningsOf = async (payout: number) => (await pending()).find(({ id }) => id === payout)?.warnings;
/** Somebody asks for Rp 100; returns them and the id of their withdrawal. */
async function asks(given: Parameters<TestServer['person']>[0] = {}) {
  const person = await server.person({ cash: 1000, ...given });
  expect(await server.callOk(postWithdraw, { token: person.token, query: { amount: 100 } })).toMatchObject({
    info: '',
  });
  const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [person.id]);
  return { ...person, payout: row?.id ?? 0 };
}
const duplicate = ({ id }: { id: number }) => server.db.query('update users set dup_user = true where id = $1', [id]);
const pay = (id: number, warnings?: PayoutWarning[]) =>
  server.callOk(postPayout, { query: { key: ana, id, action: 'pay' }, body: warnings ? { warnings } : {} });
const changed = (...warnings: PayoutWarning[]) => ({ status: 2, info: 'WARNING CHANGED', warnings });

describe('a press carries the warnings that its page showed (OPS-66)', () => {
  it('a payment with a warning that the page did not show is refused with it, and made once it was seen', async () => {
    const person = await asks();
    await duplicate(person);
    expect(await pay(person.payout)).toEqual(changed('DUP USER'));
    expect(await pay(person.payout, ['PACE', 'NUMBER SEEN'])).toEqual(changed('DUP USER'));
    expect(await desk.statusOf(person.payout)).toBe(1);
    expect(await pay(person.payout, ['DUP USER'])).toEqual({ status: 1, info: '', warnings: [] });
  });

  it('a warning that went meanwhile refuses nothing, whatever the page showed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...payoutWarnings]), fc.boolean(), async (shown, isDuplicate) => {
        const person = await asks();
        if (isDuplicate) await duplicate(person);
        const isNew = isDuplicate && !shown.includes('DUP USER');
        expect((await pay(person.payout, shown)).info).toBe(isNew ? 'WARNING CHANGED' : '');
      }),
      { numRuns: 12 },
    );
  });

  it('a press for a page leaves those with new warnings, and pays the others', async () => {
    const plain = await asks();
    const seen = await asks();
    const unseen = await asks();
    for (const person of [seen, unseen]) await duplicate(person);
    const ids = [plain, seen, unseen].map(({ payout }) => payout);
    const query = { key: ana, market: 'id', asOf: server.context.now() } as const;
    const shown = [{ id: seen.payout, warnings: ['DUP USER' as const] }];
    expect(await server.callOk(postPayShown, { query, body: { ids, shown } })).toMatchObject({
      status: 1,
      info: 'WARNING CHANGED',
      withdrawals: 2,
    });
    expect(await Promise.all(ids.map((id) => desk.statusOf(id)))).toEqual([2, 2, 1]);
  });

  it('an approval of a payment is for the warnings that the second operator saw; the request waits on', async () => {
    const { id, payout } = await desk.withdrawLarge();
    expect(await pay(payout)).toEqual({ status: 2, info: 'NEEDS APPROVAL', warnings: [] });
    await duplicate({ id });
    const approve = async (warnings: PayoutWarning[]) =>
      server.callOk(postApproval, {
        query: { key: budi, id: await desk.firstId(), action: 'approve' },
        body: { warnings },
      });
    expect(await approve([])).toEqual(changed('DUP USER'));
    expect(await desk.waiting()).toHaveLength(1);
    expect(await approve(['DUP USER'])).toEqual({ status: 1, info: '', warnings: [] });
  });
});

describe('what operators are warned about (OPS-12)', () => {
  it('a debt stands on the desk, in its batch and on the card', async () => {
    const person = await asks();
    const query = {
      key: ana,
      userId: person.id,
      kind: 'clawback',
      market: 'id',
      amount: 1500,
      reason: 'twice',
    } as const;
    await server.callOk(postAdjustment, { query });
    expect(await warningsOf(person.payout)).toEqual(['CLAWBACK WAITS']);
    expect((await desk.asksExport()).count).toBe(0);
    const [request] = await server.callOk(getApprovals, { query: { key: budi } });
    expect((await desk.decide(request?.id ?? 0, budi)).info).toBe('');
    expect(await pending()).toMatchObject([{ id: person.payout, warnings: ['DEBT'], debt: 600 }]);
    expect(await server.callOk(getPersonCard, { query: { key: ana, userId: person.id } })).toMatchObject([
      { warnings: ['DEBT'], debt: 600 },
    ]);
    await desk.asksExport();
    const { exports } = await server.callOk(getPayouts, { query: { key: ana, market: 'id' } });
    expect(exports[0]).toMatchObject({ debts: 1 });
  });

  it('five members within an hour, each with one task at most, are a warning on them and on who invited them', async () => {
    const burst = async (people: number, apartMs: number, rounds = 0) => {
      const inviter = await asks();
      const start = server.context.now();
      const members = [];
      for (let nth = 0; nth < people; nth++) {
        const member = await asks({ invitedBy: inviter.id });
        members.push(member);
        await server.db.query('update users set created_at = $2 where id = $1', [member.id, start + nth * apartMs]);
        if (rounds > 0)
          await server.db.query(
            `insert into task_counts (user_id, day, task, count, max_count, last_at) values ($1, 20261118, 'lottery', $2, 10, 1)`,
            [member.id, rounds],
          );
      }
      const page = await pending();
      return [inviter, ...members].map(
        ({ payout }) => page.find(({ id }) => id === payout)?.warnings.includes('MEMBER BURST') ?? false,
      );
    };
    expect(await burst(5, 15 * minuteMs, 1)).toEqual([true, true, true, true, true, true]);
    expect(await burst(5, 15 * minuteMs + 1)).toEqual([false, false, false, false, false, false]);
    expect(await burst(4, 0)).toEqual([false, false, false, false, false]);
    expect(await burst(5, 0, 2)).toEqual([false, false, false, false, false, false]);
    // They were counted for this test alone.
    await server.db.query('delete from task_counts where last_at = 1');
  });
});

describe('requests and answers belong to who asked (OPS-35)', () => {
  it('a request of an operator who has no key any more is not carried out, and ends', async () => {
    const { payout } = await desk.withdrawLarge();
    await pay(payout);
    await server.db.query(`update approvals set operator = 'dina' where decision is null`);
    const request = await desk.firstId();
    expect((await desk.decide(request, budi)).info).toBe('ASKER GONE');
    expect((await desk.decide(request, budi)).info).toBe('ALREADY DECIDED');
    expect(await desk.statusOf(payout)).toBe(1);
  });

  it('an answer kept for a key is given to nobody but the operator who asked', async () => {
    const person = await asks();
    const request = {
      query: { key: ana, id: person.payout, action: 'pay' } as const,
      body: {},
      key: 'a-key-of-a-press',
    };
    expect(await server.callOk(postPayout, request)).toEqual({ status: 1, info: '', warnings: [] });
    expect(await server.callOk(postPayout, request)).toEqual({ status: 1, info: '', warnings: [] });
    expect(await server.call(postPayout, { ...request, query: { ...request.query, key: budi } })).toMatchObject({
      code: 409,
    });
  });
});
