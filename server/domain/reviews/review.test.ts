// @vitest-environment node
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { getIncomeRecords } from '@tally/contract/calls/income';
import { dayMs, minuteMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { getReview, postReview } from '@tally/contract/calls/reviewTask';
import { getWaitingReviews, postReviewProcess } from '@tally/contract/calls/reviews';
import type { RejectReason, ReviewAction } from '@tally/contract/tasks/review';
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';
import { isReviewShown, reviewProblem } from './review';

describe('who is offered a review task: off unless the operator switches it on for a market (REVIEW-7)', () => {
  const person = { market: 'br', showReview: true, dupUser: false } as const;
  it.each([
    [person, [], 'NOT AVAILABLE'],
    [person, ['id', 'ph'], 'NOT AVAILABLE'],
    [person, ['id', 'br'], undefined],
    [{ ...person, showReview: false }, ['br'], 'NOT AVAILABLE'],
    [{ ...person, dupUser: true }, ['br'], 'DUP USER'],
  ] as const)('%j where %j are switched on: %s', (who, markets, problem) => {
    expect(reviewProblem(who, markets)).toBe(problem);
    expect(isReviewShown(who, markets)).toBe(problem === undefined);
  });
});

describe('a review task, switched on in Brazil only', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ stories: [], config: { reviewMarkets: ['br'] } });
  });
  afterAll(() => server.close());

  const refused = (info: string) => ({ status: 2, info });
  const done = { status: 1, info: '' };
  const task = (token: string) => server.callOk(getReview, { token });
  const report = (token: string, action: ReviewAction, taskRecordId = 0) =>
    server.callOk(postReview, { token, query: { action, taskRecordId } });
  const decide = (taskRecordId: number, action: 'pass' | 'reject', reason?: RejectReason, idempotencyKey?: string) =>
    server.callOk(postReviewProcess, {
      query: { key, taskRecordId, action, ...(reason && { reason }) },
      ...(idempotencyKey !== undefined && { key: idempotencyKey }),
    });
  const waiting = () => server.callOk(getWaitingReviews, { query: { key } });
  const cashOf = async (token: string) => (await server.callOk(getUserInfo, { token })).cash;
  const paidIn = (id: number) =>
    server.db.query(
      `select currency, source, target, amount, ref from transfers where user_id = $1 and kind = 'review'`,
      [id],
    );

  /** Creates a person whose screenshot waits to be checked. */
  async function reviewer(given: { market?: Market; device?: string } = {}) {
    const person = await server.person({ market: 'br', ...given });
    await report(person.token, 'assign');
    const { taskRecordId } = await task(person.token);
    for (const action of ['rated', 'uploaded'] as const)
      expect(await report(person.token, action, taskRecordId)).toEqual(done);
    return { ...person, taskRecordId };
  }

  it('a look at the reviews that wait is in the audit log, with the people whom it showed and its time (OPS-37)', async () => {
    const { id, taskRecordId } = await reviewer();
    const time = server.context.now();
    expect(await waiting()).toHaveLength(1);
    server.pass(minuteMs);
    const { items } = await server.callOk(getAuditLog, { query: { key, userId: id, action: 'look' } });
    expect(items).toMatchObject([{ detail: 'reviews', people: [id], time }]);
    expect(await decide(taskRecordId, 'pass')).toEqual(done);
  });

  it('a review task goes from assigned to rated to uploaded, is rejected with a reason, sent again, passes and is paid once (REVIEW-3, REVIEW-4, REVIEW-6)', async () => {
    const { token, id } = await server.person({ market: 'br' });
    expect((await server.callOk(getUserInfo, { token })).showReviewTask).toBe(true);
    const stated = { appName: 'Tally Recompensas', appPkgName: 'com.tally.br', cashReward: 1 };
    expect(await task(token)).toMatchObject({
      ...stated,
      status: 0,
      taskRecordId: 0,
      rejectReason: 0,
      uploaded: false,
    });

    expect(await report(token, 'assign')).toEqual(done);
    const { taskRecordId } = await task(token);
    expect(await task(token)).toMatchObject({ ...stated, status: 1, uploaded: false });
    expect(await report(token, 'uploaded', taskRecordId)).toEqual(refused('BAD STATUS'));
    expect(await report(token, 'rated', taskRecordId)).toEqual(done);
    expect(await task(token)).toMatchObject({ status: 2, uploaded: false });
    expect(await waiting()).toEqual([]);
    expect(await decide(taskRecordId, 'pass')).toEqual(refused('BAD STATUS'));
    const sent = { assigned: server.context.now(), rated: server.context.now(), time: server.context.now() };
    expect(await report(token, 'uploaded', taskRecordId)).toEqual(done);
    server.pass(minuteMs);
    expect(await report(token, 'uploaded', taskRecordId)).toEqual(done);
    expect(await task(token)).toMatchObject({ status: 2, uploaded: true });
    expect(await waiting()).toEqual([
      { taskRecordId, userId: id, userName: 'Test Person', market: 'br', ...stated, ...sent, rejected: 0 },
    ]);

    expect(await decide(taskRecordId, 'reject')).toEqual(refused('NEED REASON'));
    expect(await decide(taskRecordId, 'reject', 4)).toEqual(done);
    expect(await task(token)).toMatchObject({ status: 4, rejectReason: 4, uploaded: false });
    expect(await waiting()).toEqual([]);
    expect(await decide(taskRecordId, 'pass')).toEqual(refused('BAD STATUS'));
    expect(await cashOf(token)).toBe(0);

    expect(await report(token, 'rated', taskRecordId)).toEqual(done);
    expect(await task(token)).toMatchObject({ status: 4, rejectReason: 4 });
    expect(await report(token, 'uploaded', taskRecordId)).toEqual(done);
    expect(await task(token)).toMatchObject({ status: 2, rejectReason: 0, uploaded: true });
    expect(await waiting()).toMatchObject([{ taskRecordId, rejected: 1 }]);
    const answers = await Promise.all([
      decide(taskRecordId, 'pass', undefined, 'pass-it-once'),
      decide(taskRecordId, 'pass'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([1, 2]);
    expect(await task(token)).toMatchObject({ ...stated, status: 3, rejectReason: 0, uploaded: false });
    expect(await cashOf(token)).toBe(1);
    expect(await paidIn(id)).toEqual([
      { currency: 'BRL', source: 'rewards', target: 'cash', amount: 100, ref: `review/${taskRecordId}` },
    ]);
    expect(await server.callOk(getIncomeRecords, { token, query: { reward_type: 'cash' } })).toMatchObject([
      { type: 'review', amount: 1 },
    ]);

    for (const action of ['assign', 'rated', 'uploaded'] as const)
      expect(await report(token, action, taskRecordId)).toEqual(refused('BAD STATUS'));
    expect(await decide(taskRecordId, 'reject', 3)).toEqual(refused('BAD STATUS'));
    expect(await cashOf(token)).toBe(1);
  });

  it('a review task decided twice under one key is decided once, and another decision under it is refused', async () => {
    const { token, taskRecordId } = await reviewer();
    expect(await decide(taskRecordId, 'pass', undefined, 'one-decision')).toEqual(done);
    expect(await decide(taskRecordId, 'pass', undefined, 'one-decision')).toEqual(done);
    expect(
      await server.call(postReviewProcess, {
        query: { key, taskRecordId, action: 'reject', reason: 3 },
        key: 'one-decision',
      }),
    ).toMatchObject({ code: 409 });
    expect(await cashOf(token)).toBe(1);
  });

  it('a review task that passes is paid also when a reason of a rejection was sent with it', async () => {
    const { token, taskRecordId } = await reviewer();
    expect(await decide(taskRecordId, 'pass', 3)).toEqual(done);
    expect(await task(token)).toMatchObject({ status: 3, rejectReason: 0 });
    expect(await cashOf(token)).toBe(1);
  });

  it('a review task is closed by a review of another app (reason 5), and stays so (REVIEW-9)', async () => {
    const { token, taskRecordId } = await reviewer();
    expect(await decide(taskRecordId, 'reject', 5)).toEqual(done);
    expect(await task(token)).toMatchObject({ status: 5, rejectReason: 5 });
    for (const action of ['assign', 'rated', 'uploaded'] as const)
      expect(await report(token, action, taskRecordId)).toEqual(refused('BAD STATUS'));
  });

  it('a review task is assigned once, however often it is taken at the same moment (REVIEW-8)', async () => {
    const { token, id } = await server.person({ market: 'br' });
    expect(await Promise.all([report(token, 'assign'), report(token, 'assign'), report(token, 'assign')])).toEqual([
      done,
      done,
      done,
    ]);
    expect(await server.db.query('select status from review_records where user_id = $1', [id])).toEqual([
      { status: 1 },
    ]);
  });

  it('a review task pays what was stated when it was taken (REVIEW-8)', async () => {
    const { token, taskRecordId } = await reviewer();
    await server.db.query('update review_records set cash = 250 where id = $1', [taskRecordId]);
    expect((await task(token)).cashReward).toBe(2.5);
    await decide(taskRecordId, 'pass');
    expect(await cashOf(token)).toBe(2.5);
  });

  it("a review task of somebody else can't be reported, seen or decided without the key", async () => {
    const mine = await reviewer();
    const theirs = await server.person({ market: 'br' });
    await report(theirs.token, 'assign');
    const { taskRecordId } = await task(theirs.token);
    expect(await report(mine.token, 'rated', taskRecordId)).toEqual(refused('BAD STATUS'));
    expect(await task(theirs.token)).toMatchObject({ status: 1 });
    for (const wrong of ['', 'a-wrong-key-1', mine.token]) {
      const address = '203.0.113.77';
      expect(
        await server.call(postReviewProcess, {
          token: mine.token,
          address,
          query: { key: wrong, taskRecordId: mine.taskRecordId, action: 'pass' },
        }),
      ).toMatchObject({ code: 403 });
    }
    expect(await task(mine.token)).toMatchObject({ status: 2, uploaded: true });
    expect(await decide(999_999, 'pass')).toEqual(refused('BAD STATUS'));
  });

  it('a review task is offered nowhere else, and to nobody who comes second on a phone', async () => {
    const elsewhere = await server.person({ market: 'id' });
    expect((await server.callOk(getUserInfo, { token: elsewhere.token })).showReviewTask).toBe(false);
    expect(await report(elsewhere.token, 'assign')).toEqual(refused('NOT AVAILABLE'));
    expect(await task(elsewhere.token)).toMatchObject({ status: 0, taskRecordId: 0, cashReward: 0 });
    await server.person({ market: 'br', device: 'phone-of-reviewers' });
    const second = await server.person({ market: 'br', device: 'phone-of-reviewers' });
    expect(await report(second.token, 'assign')).toEqual(refused('DUP USER'));
  });

  it('a review task is paid once on a phone that two people came to share (REVIEW-8)', async () => {
    const one = await reviewer();
    const two = await reviewer();
    await server.db.query(`update users set device = 'onereviewersphone' where id in ($1, $2)`, [one.id, two.id]);
    const answers = await Promise.all([decide(one.taskRecordId, 'pass'), decide(two.taskRecordId, 'pass')]);
    expect(answers.map(({ info }) => info).sort()).toEqual(['', 'DUP APP']);
    expect((await cashOf(one.token)) + (await cashOf(two.token))).toBe(1);
    expect([(await task(one.token)).status, (await task(two.token)).status].sort()).toEqual([3, 5]);
  });

  it('a review task that was sent before the market was switched off can still pass; nothing new is taken', async () => {
    const { token, taskRecordId } = await reviewer();
    await server.db.query(
      'update users set show_review = false where id = (select user_id from review_records where id = $1)',
      [taskRecordId],
    );
    expect(await report(token, 'uploaded', taskRecordId)).toEqual(refused('NOT AVAILABLE'));
    expect(await task(token)).toMatchObject({ status: 2, uploaded: true });
    expect(await decide(taskRecordId, 'pass')).toEqual(done);
    expect(await cashOf(token)).toBe(1);
  });

  it('a review task paid to somebody who is away leaves the money 15 days', async () => {
    const { token, taskRecordId } = await reviewer();
    server.pass(14 * dayMs);
    await decide(taskRecordId, 'pass');
    server.pass(14 * dayMs);
    expect(await cashOf(token)).toBe(1);
  });

  it('a review task of somebody who is gone is neither listed nor paid', async () => {
    const { id, taskRecordId } = await reviewer();
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id, market: 'br' },
    );
    expect((await waiting()).map((each) => each.taskRecordId)).not.toContain(taskRecordId);
    expect(await decide(taskRecordId, 'pass')).toEqual(refused('BAD STATUS'));
    expect(await paidIn(id)).toEqual([]);
  });

  it('a day of reviews leaves the ledger sound', () => expectSoundMoney(server.db));
});
