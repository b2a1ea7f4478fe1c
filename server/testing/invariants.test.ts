// @vitest-environment node
import { getLucky, postLucky, postLuckyReward } from '@tally/contract/calls/lucky';
import { luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { getReview, postReview } from '@tally/contract/calls/reviewTask';
import { postReviewProcess } from '@tally/contract/calls/reviews';
import { postCheckin, postVideoAd } from '@tally/contract/calls/tasks';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { reviewStatus } from '@tally/contract/tasks/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransactionLost } from '../db/db';
import type { Sql } from '../db/db';
import { withoutGuards } from './behindTheProduct';
import { expectSoundMoney } from './invariants';
import { createTestServer, testOperatorKey } from './testServer';
import type { TestServer } from './testServer';

/** 04:00 in Jakarta, on a day on which the people of testNow have done nothing yet. */
const morning = Date.UTC(2026, 10, 18, 21);

describe('the proofs of sound money', () => {
  let server: TestServer;
  let id: number;
  beforeAll(async () => {
    server = await createTestServer({ stories: [], now: morning, config: { reviewMarkets: ['id'] } });
    const person = await server.person({ cash: 5000 });
    const { token } = person;
    id = person.id;
    await server.callOk(postCheckin, { token, query: { action: 'reward' }, key: 'one-check-in' });
    for (let round = 0; round < 11; round++) await server.callOk(postVideoAd, { token, query: { action: 'reward' } });
    expect(await server.callOk(postWithdraw, { token, query: { amount: 100 }, key: 'one-withdrawal' })).toMatchObject({
      status: 1,
    });
    await server.callOk(postLucky, { token, query: { taskId: 0, action: 'apply' } });
    const [task] = (await server.callOk(getLucky, { token })).luckytasks;
    await server.callOk(postLucky, { token, query: { taskId: task?.taskId ?? 0, action: 'install' } });
    server.pass(luckyPlayMinutes * minuteMs);
    expect(
      await server.callOk(postLuckyReward, {
        token,
        query: { taskRecordId: task?.taskRecordId ?? 0, installed: true },
        key: 'one-lucky-claim',
      }),
    ).toMatchObject({ status: 1 });
    await server.callOk(postReview, { token, query: { action: 'assign', taskRecordId: 0 } });
    const { taskRecordId } = await server.callOk(getReview, { token });
    for (const action of ['rated', 'uploaded'] as const)
      await server.callOk(postReview, { token, query: { action, taskRecordId } });
    expect(
      await server.callOk(postReviewProcess, { query: { key: testOperatorKey, taskRecordId, action: 'pass' } }),
    ).toMatchObject({ status: 1 });
  });
  afterAll(() => server.close());

  /** The findings after these changes to the database, which are rolled back. */
  async function saidAfter(...changes: readonly string[]): Promise<string> {
    let report = '';
    const look = async (tx: Sql) => {
      await withoutGuards(tx);
      for (const change of changes) await tx.query(change, change.includes('$1') ? [id] : []);
      report = await expectSoundMoney(tx).then(
        () => 'sound',
        (error: Error) => error.message,
      );
      throw new TransactionLost();
    };
    await expect(server.db.tx(look)).rejects.toThrow(TransactionLost);
    return report;
  }

  it("the proofs of sound money notice money in a currency that is not the person's", async () => {
    expect(await saidAfter(`update transfers set currency = 'PHP' where user_id = $1 and kind = 'newbie'`)).toContain(
      'money of a currency that people have and the product did not give',
    );
  });

  /** A round that exceeds the rules but is otherwise booked consistently. */
  const oneMore = (task: string, at: number): readonly string[] => [
    `update task_counts set count = count + 1, max_count = 99 where user_id = $1 and task = '${task}'`,
    `insert into transfers (user_id, kind, currency, source, target, amount, at, ref) values ($1, '${task}', 'COIN', 'rewards', 'coin', 100, ${at}, 'one too many')`,
    'update balances set coin = coin + 100 where user_id = $1',
  ];

  it('the proofs of sound money notice nothing where all is right', async () => {
    expect(
      await server.db.query(`select count from task_counts where user_id = $1 and task = 'videoad'`, [id]),
    ).toEqual([{ count: 10 }]);
    expect(await saidAfter()).toBe('sound');
  });

  it('the proofs of sound money notice a second check-in of a day, although the table allows it', async () => {
    expect(await saidAfter(...oneMore('checkin', morning))).toContain('counts above the maximum of the rules');
  });

  it('the proofs of sound money notice an eleventh video before 11:00 in Indonesia, and not at 11:00', async () => {
    expect(await saidAfter(...oneMore('videoad', morning + 7 * hourMs - 1))).toContain(
      'rounds of an Indonesian morning above the half',
    );
    expect(await saidAfter(...oneMore('videoad', morning + 7 * hourMs))).toBe('sound');
  });

  it('the proofs of sound money notice a reward that was answered and is not in the ledger, or with other coins', async () => {
    expect(await saidAfter(`update transfers set ref = 'lost' where user_id = $1 and kind = 'checkin'`)).toContain(
      'stored rewards that the ledger does not have',
    );
    expect(
      await saidAfter(
        `update answers set answer = '{"status":1,"coin":1}' where user_id = $1 and scope = 'postCheckin'`,
      ),
    ).toContain('stored rewards that the ledger does not have');
  });

  it('the proofs of sound money notice a withdrawal that was answered and is not in the passbook', async () => {
    const gone = [
      'delete from withdrawals where user_id = $1',
      `delete from transfers where user_id = $1 and kind = 'withdraw'`,
      'update balances set cash = cash + held, held = 0 where user_id = $1',
    ];
    expect(await saidAfter(...gone)).toContain('stored withdrawals that the passbook does not have once');
  });

  it('the proofs of sound money notice a lucky reward that was answered and was not paid', async () => {
    const gone = [
      `update balances set cash = cash - (select amount from transfers where user_id = $1 and kind = 'luckytask') where user_id = $1`,
      `delete from transfers where user_id = $1 and kind = 'luckytask'`,
      `update lucky_records set status = ${luckyStatus.installed}, done_at = null where user_id = $1`,
    ];
    expect(await saidAfter(...gone)).toContain('stored lucky rewards that the ledger does not have once');
  });

  it('the proofs of sound money notice a debt that nobody approved, and one that was forgiven', async () => {
    const debts = 'debts that differ from what was to be taken back and is not';
    expect(await saidAfter('update balances set debt = 5 where user_id = $1')).toContain(debts);
    const asked = `insert into approvals (at, until, act, market, subject_id, user_id, amount, reason, operator, decision, decided_at, decided_by)
       values (1, 2, 'clawback', 'id', $1, $1, 5, 'a mistake', 'ana', 'approved', 1, 'budi')`;
    expect(await saidAfter(asked)).toContain(debts);
    expect(await saidAfter(asked, 'update balances set debt = 5 where user_id = $1')).toBe('sound');
  });

  it('the proofs of sound money notice a review that passed and was not paid, or was paid without passing', async () => {
    const unpaid = [
      `update balances set cash = cash - (select amount from transfers where user_id = $1 and kind = 'review') where user_id = $1`,
      `delete from transfers where user_id = $1 and kind = 'review'`,
    ];
    expect(await saidAfter(...unpaid)).toContain('rewarded reviews that were not paid once');
    expect(
      await saidAfter(
        `update review_records set status = ${reviewStatus.retry}, uploaded_at = null where user_id = $1`,
      ),
    ).toContain('rewarded reviews that were not paid once');
    expect(await saidAfter('delete from review_records where user_id = $1')).toContain('reviews paid without a record');
  });
});
