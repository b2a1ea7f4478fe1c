// @vitest-environment node
import { dayMs, hourMs, minuteMs } from '@tally/contract/limits/time';
import { postAdjustment } from '@tally/contract/calls/approvals';
import { getLucky, postLucky, postLuckyReward } from '@tally/contract/calls/lucky';
import { defaultWithdrawAmounts } from '@tally/contract/limits/withdrawAmounts';
import { marketLocales, markets, type Market } from '@tally/contract/market/codes';
import { getNormalTasks, postCheckin, postLottery, postVideoAd } from '@tally/contract/calls/tasks';
import { getUserInfo } from '@tally/contract/calls/user';
import { getIncome } from '@tally/contract/calls/income';
import { getWallet } from '@tally/contract/calls/wallet';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '../domain/ledger/money';
import { returningAmounts } from '../limits/withdrawals';
import { expectSoundMoney } from '../testing/invariants';
import { FakeProvider } from '../testing/payouts/fakeProvider';
import { payWaiting, resolveWaiting } from '../testing/payouts/payWaiting';
import { approveAll } from '../testing/payouts/approveAll';
import { deskStep, type DeskStep } from '../testing/payouts/deskSteps';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

/** TALLY_INVARIANTS=full runs as many as a release requires (MONEY-10): 200 lives of 500 steps. */
const { lives, steps } =
  process.env['TALLY_INVARIANTS'] === 'full' ? { lives: 200, steps: 500 } : { lives: 10, steps: 150 };

type Step =
  | {
      readonly do: 'reward';
      readonly who: number;
      readonly task: 'checkin' | 'lottery' | 'videoad';
      readonly key: number;
    }
  | { readonly do: 'watch'; readonly who: number }
  | { readonly do: 'finish'; readonly who: number }
  | { readonly do: 'again'; readonly who: number }
  | { readonly do: 'share' }
  | { readonly do: 'withdraw'; readonly who: number; readonly amount: number; readonly key: number }
  | { readonly do: 'lucky'; readonly who: number }
  | { readonly do: 'resolve'; readonly pay: 1 | 2 }
  | DeskStep
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'look'; readonly who: number };

const who = fc.nat({ max: 4 });
/** Few keys, so that they are reused, by the same request and by others. */
const key = fc.nat({ max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('reward' as const),
      who,
      task: fc.constantFrom('checkin' as const, 'lottery' as const, 'videoad' as const),
      key,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.oneof(
      fc.record({ do: fc.constant('watch' as const), who }),
      fc.record({ do: fc.constant('finish' as const), who }),
      fc.record({ do: fc.constant('again' as const), who }),
      fc.record({ do: fc.constant('share' as const) }),
    ),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('withdraw' as const), who, amount: fc.nat({ max: 7 }), key }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lucky' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('resolve' as const), pay: fc.constantFrom(1 as const, 2 as const) }),
  },
  { weight: 6, arbitrary: deskStep },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1000, 11_000, 5 * minuteMs, 5 * minuteMs, hourMs, 9 * hourMs, dayMs, 16 * dayMs),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const), who }) },
);
/** The steps of one batch run concurrently. */
const life = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: Math.ceil(steps / 4),
  maxLength: Math.ceil(steps / 2),
  size: 'max',
});

/** The kinds of events that occurred; the test is meaningful only if all of them did. */
const seen = new Set<string>();

interface Actor {
  readonly token: string;
  readonly id: number;
  readonly market: Market;
}

describe('whatever people do, in whatever order, at the same moment or not (M5)', () => {
  let server: TestServer;
  let began: number;
  let provider: FakeProvider;
  beforeAll(async () => {
    server = await createTestServer({ stories: [] });
    provider = new FakeProvider(server);
    began = server.context.now();
  });
  afterAll(() => server.close());

  async function lucky({ token }: Actor): Promise<void> {
    const { luckytasks } = await server.callOk(getLucky, { token });
    const task = luckytasks.find(({ taskStatus }) => taskStatus > 0 && taskStatus < 5);
    if (!task)
      return void seen.add(
        `lucky ${(await server.callOk(postLucky, { token, query: { taskId: 0, action: 'apply' } })).info}`,
      );
    if (task.taskStatus < 4)
      return void (await server.callOk(postLucky, { token, query: { taskId: task.taskId, action: 'install' } }));
    seen.add(
      `claim ${(await server.callOk(postLuckyReward, { token, query: { taskRecordId: task.taskRecordId, installed: true } })).info}`,
    );
  }

  /** Watches as many videos as are open in the morning, and one more. */
  async function watch({ token }: Actor): Promise<void> {
    for (let round = 0; round < 11; round++)
      seen.add(`videoad 200 ${(await server.callOk(postVideoAd, { token, query: { action: 'reward' } })).info}`);
  }

  /** Carries out all steps of a lucky task in order, while other actors run concurrently. */
  async function finish(actor: Actor): Promise<void> {
    await server.callOk(postCheckin, { token: actor.token, query: { action: 'reward' } });
    for (let part = 0; part < 3; part++) {
      await lucky(actor);
      if (part === 1) server.pass(5 * minuteMs);
    }
  }

  /**
   * The two people of one phone have the same app assigned before either is paid for it, whatever runs concurrently:
   * the second of them is refused (DUP APP), unless the app was paid on this phone before.
   */
  async function share(actors: readonly Actor[]): Promise<void> {
    const both = [actors[0], actors[3]].filter((actor) => actor !== undefined);
    for (const { token } of both) await server.callOk(postCheckin, { token, query: { action: 'reward' } });
    for (let part = 0; part < 3; part++) {
      for (const actor of both) await lucky(actor);
      if (part === 1) server.pass(5 * minuteMs);
    }
  }

  /** Everybody of a market asks for the first offered amount, so that there is something to export. */
  const requestAll = (actors: readonly Actor[], market: Market) =>
    Promise.all(
      actors
        .filter((actor) => actor.market === market)
        .map(({ token }) =>
          server.callOk(postWithdraw, { token, query: { amount: defaultWithdrawAmounts[market][0] } }),
        ),
    );

  /** A withdrawal of the first offered amount, its payout, and another such withdrawal after five minutes. */
  async function again({ token, market }: Actor): Promise<void> {
    for (const amount of [defaultWithdrawAmounts[market][0], returningAmounts[market][0]]) {
      seen.add(`withdraw 200 ${(await server.callOk(postWithdraw, { token, query: { amount } })).info}`);
      await payWaiting(server);
      server.pass(5 * minuteMs);
    }
  }

  /** One person of each market, a rich person who shares a phone with the first, and one without an e-wallet. */
  async function newActors(): Promise<Actor[]> {
    const given = [
      ...markets.map((market) => ({ market, cash: 100 })),
      { market: 'id' as const, cash: 150_000 },
      { market: 'id' as const, cash: 5000, account: false },
    ];
    const actors = await Promise.all(
      given.map(async (each) => ({
        market: each.market,
        ...(await server.person({ coin: 2345, locale: marketLocales[each.market].at(-1) ?? 'en', ...each })),
      })),
    );
    // They joined on phones of their own; now one of them gets the other's phone.
    await server.db.query('update users set device = $2 where id = any ($1::bigint[])', [
      [actors[0]?.id ?? 0, actors[3]?.id ?? 0],
      `phoneofseveral${actors[0]?.id ?? 0}`,
    ]);
    return actors;
  }

  async function act(actors: readonly Actor[], each: Step): Promise<void> {
    if (each.do === 'pass') return server.pass(each.ms);
    if (each.do === 'resolve') {
      const { withdrawals } = await resolveWaiting(server, each.pay);
      if (withdrawals > 0) seen.add(`resolve ${each.pay}`);
      return;
    }
    if (each.do === 'export') return void seen.add(await provider.export(each.market));
    if (each.do === 'void' || each.do === 'deceive') await requestAll(actors, each.market);
    if (each.do === 'void') {
      seen.add(await provider.export(each.market));
      return void seen.add(await provider.void(each.lie));
    }
    if (each.do === 'answer') return void seen.add(await provider.answer(each.pays));
    if (each.do === 'answerAgain') return void seen.add(await provider.again(each.which));
    if (each.do === 'deceive') {
      for (const part of (await provider.deceive(each.market, each.then)).split(', ')) seen.add(part);
      return;
    }
    if (each.do === 'bounce') return void seen.add(await provider.bounce());
    if (each.do === 'share') return share(actors);
    const actor = actors[each.who];
    if (!actor) return;
    const { token, id, market } = actor;
    if (each.do === 'adjust') {
      const { kind, amount } = each;
      const query = { key: testOperatorKey, userId: id, kind, market, amount, reason: 'by chance' };
      await server.callOk(postAdjustment, { query });
      return approveAll(server);
    }
    if (each.do === 'look') return void (await server.callOk(getUserInfo, { token }));
    if (each.do === 'lucky') return lucky(actor);
    if (each.do === 'watch') return watch(actor);
    if (each.do === 'finish') return finish(actor);
    if (each.do === 'again') return again(actor);
    if (each.do === 'reward') {
      const call = { checkin: postCheckin, lottery: postLottery, videoad: postVideoAd }[
        each.task
      ] as typeof postCheckin;
      const { code, data } = await server.call(call, {
        token,
        key: `reward-key-${each.key}`,
        query: { action: 'reward' },
      });
      return void seen.add(`${each.task} ${code} ${code === 200 ? data.info : ''}`);
    }
    const amount = [...defaultWithdrawAmounts[market], ...returningAmounts[market]][each.amount] ?? 0;
    const { code, data } = await server.call(postWithdraw, {
      token,
      key: `withdraw-key-${each.key}`,
      query: { amount },
    });
    seen.add(`withdraw ${code} ${code === 200 ? data.info : ''}`);
  }

  /** Home, income and withdraw show the same balance, equal to the ledger's. */
  async function expectOneBalance({ token, id, market }: Actor): Promise<void> {
    const user = await server.callOk(getUserInfo, { token });
    const [income, wallet, passbook, tasks] = await Promise.all([
      server.callOk(getIncome, { token }),
      server.callOk(getWallet, { token }),
      server.callOk(getPassbook, { token }),
      server.callOk(getNormalTasks, { token }),
    ]);
    const [ledger] = await server.db.query<{ cash: number; coin: number }>(
      `select coalesce(sum(case when target = 'cash' then amount when source = 'cash' then -amount else 0 end), 0)::bigint as cash, coalesce(sum(case when target = 'coin' then amount when source = 'coin' then -amount else 0 end), 0)::bigint as coin from transfers where user_id = $1`,
      [id],
    );
    expect([user.cash, income.cash, wallet.balance]).toEqual(Array(3).fill(toWire(ledger?.cash ?? -1, market)));
    expect([user.coin, income.coin]).toEqual([ledger?.coin, ledger?.coin]);
    expect(wallet.paying).toBe(
      passbook.filter(({ status }) => status === 1).reduce((sum, { amount }) => sum + amount, 0),
    );
    for (const { count, maxCount } of tasks) expect(count).toBeLessThanOrEqual(maxCount);
  }

  it(
    `${lives} lives of about ${steps} steps: every posting has its other side, nothing is negative, wallet = ledger = passbook`,
    { timeout: 3_600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(life, fc.double({ min: 0, max: 0.999, noNaN: true }), async (batches, luck) => {
          server.chance(luck);
          // Every life begins on the same day, and no session expires during it.
          server.pass(began - server.context.now());
          const actors = await newActors();
          await server.db.query('update sessions set expires_at = 9000000000000000');
          for (const batch of batches) await Promise.all(batch.map((each) => act(actors, each)));
          for (const actor of actors) await expectOneBalance(actor);
        }),
        // By default the seed is fixed; the full run uses a random one.
        { numRuns: lives, endOnFailure: true, ...(lives < 100 && { seed: 20_261_118 }) },
      );
      await expectSoundMoney(server.db);
      await provider.expectPaidOnce(server.db);
    },
  );

  it('the interesting things did happen in the random lives', async () => {
    const kinds = await server.db.query<{ kind: string }>(
      `select distinct case when ref like 'debt/%' then 'debt' else kind end as kind from transfers`,
    );
    for (const { kind } of kinds) seen.add(`moved ${kind}`);
    const wanted = [
      'checkin 200 ',
      'checkin 200 LIMIT',
      'lottery 200 ',
      'lottery 200 LATER',
      'videoad 200 ',
      'videoad 200 LIMIT',
      'videoad 200 MORNING LIMIT',
      'withdraw 200 ',
      'withdraw 200 GAP',
      'withdraw 200 NOT ENOUGH',
      'withdraw 200 BAD AMOUNT',
      'withdraw 200 NEED LT',
      'withdraw 409 ',
      'withdraw 200 ONCE DAILY',
      'withdraw 200 NEED MEMBERS',
      'withdraw 200 NEED ACCOUNT',
      'withdraw 200 LATER',
      'resolve 1',
      'resolve 2',
      'export',
      'void ',
      'results ',
      'results PAID AFTER VOID',
      'results PAID AFTER FAILED',
      'results PAID TWICE',
      'again ',
      'bounce FAILED AFTER PAID',
      'lucky ',
      'lucky NEED CHECKIN',
      'claim ',
      'claim OPEN APP FAILED',
      'claim DUP APP',
      'moved withdraw',
      'moved payout',
      'moved refund',
      'moved exchangein',
      'moved exchangeout',
      'moved cleared',
      'moved luckytask',
      'moved goodwill',
      'moved clawback',
      'moved debt',
    ];
    expect(wanted.filter((each) => !seen.has(each))).toEqual([]);
  });
});
