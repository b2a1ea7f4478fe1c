// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import type { RulesDocument } from './rulesDocument';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLottery, postCheckin } from '@tally/contract/calls/tasks';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { usualRules } from '../../testing/marketRules/usualRules';
import { payWaiting } from '../../testing/payouts/payWaiting';
import type { DayFacts } from './dayFacts';
import { compare, dayBeforeOf, dryRun } from './dryRun';
import type { DryRun } from './dryRun';
import { dryRunLines } from './dryRunLines';
import { rulesAt } from './rulesAt';

const day = { day: 20261117, from: Date.UTC(2026, 10, 16, 17), to: Date.UTC(2026, 10, 17, 17) };
const at = (hour: number) => day.from + hour * hourMs;

const nothing: DayFacts = { rounds: [], paid: [], exchanged: [], withdrawals: [], payouts: [] };
/** What a day of Indonesia would have cost under a document. */
const under = (facts: Partial<DayFacts>, document: Omit<RulesDocument, 'market'>): DryRun => {
  const after = rulesAt([{ version: 1, at: 0, document: { market: 'id', ...document } }], 'id', day.to - 1);
  return compare({ ...nothing, ...facts }, { before: usualRules('id'), after }, day, 'id');
};
const costOf = ({ costs }: DryRun, what: string) => costs.find((cost) => cost.what === what);

describe('a dry run says what the day before would have cost (RULES-7)', () => {
  const checkins = {
    rounds: [{ task: 'checkin', count: 1, people: 4 }],
    paid: [{ kind: 'checkin', currency: 'COIN', times: 4, amount: 4000 }],
  } as const;

  it('a day without anything costs nothing, under whatever rules', () => {
    const { costs, ...rest } = under({}, { rewards: { checkin: 2 }, closed: ['lottery'] });
    expect(costs.every(({ was, would }) => was.coins + was.cash + would.coins + would.cash === 0)).toBe(true);
    expect(rest).toMatchObject({ withdrawals: 0, refused: { amount: 0, hours: 0, closed: 0 } });
  });

  it('a changed reward is paid for as many rounds; a closed task costs nothing', () => {
    expect(costOf(under(checkins, { rewards: { checkin: 1500 } }), 'checkin')).toEqual({
      what: 'checkin',
      was: { times: 4, coins: 4000, cash: 0 },
      would: { times: 4, coins: 6000, cash: 0 },
      moreAtMost: 0,
    });
    expect(costOf(under(checkins, { closed: ['checkin'] }), 'checkin')?.would).toEqual({ times: 0, coins: 0, cash: 0 });
  });

  it('a smaller maximum drops the rounds above it; of a larger one it says how many more there can be', () => {
    const draws = {
      rounds: [
        { task: 'lottery', count: 2, people: 5 },
        { task: 'lottery', count: 10, people: 3 },
      ],
      paid: [{ kind: 'lottery', currency: 'COIN', times: 40, amount: 80_000 }],
    } as const;
    expect(costOf(under(draws, { dailyMaxima: { lottery: 5 } }), 'lottery')).toMatchObject({
      would: { times: 25, coins: 50_000 },
      moreAtMost: 0,
    });
    expect(costOf(under(draws, { dailyMaxima: { lottery: 12 } }), 'lottery')).toMatchObject({
      would: { times: 40, coins: 80_000 },
      moreAtMost: 6,
    });
  });

  it('videos cost coins and cash, each by its own reward', () => {
    const videos = {
      rounds: [{ task: 'videoad', count: 1, people: 10 }],
      paid: [
        { kind: 'videoad', currency: 'COIN', times: 10, amount: 80_000 },
        { kind: 'videoad', currency: 'IDR', times: 2, amount: 100 },
      ],
    } as const;
    expect(costOf(under(videos, { rewards: { videoad: 4000 }, videoCash: 100 }), 'videoad')).toMatchObject({
      was: { times: 10, coins: 80_000, cash: 100 },
      would: { times: 10, coins: 40_000, cash: 200 },
    });
  });

  it('lucky tasks, invitations and reviews cost their new amount each, and the exchange its new rate', () => {
    const facts = {
      paid: [
        { kind: 'luckytask', currency: 'IDR', times: 2, amount: 10_000 },
        { kind: 'invitation', currency: 'IDR', times: 3, amount: 1500 },
        { kind: 'review', currency: 'IDR', times: 1, amount: 1000 },
      ],
      exchanged: [
        { locale: 'id', coins: 1000, cash: 100 },
        { locale: 'en', coins: 1000, cash: 200 },
      ],
    } as const;
    const run = under(facts, { luckyMinuteAmount: 500, inviteReward: 600, reviewReward: 900, coinRates: { id: 20 } });
    expect(['luckytask', 'invitation', 'review', 'exchange'].map((what) => costOf(run, what)?.would.cash)).toEqual([
      5000, 1800, 900, 250,
    ]);
    expect(costOf(run, 'exchange')?.was.cash).toBe(300);
    expect(costOf(under(facts, { closed: ['lucky'] }), 'luckytask')?.would).toMatchObject({ times: 0, cash: 0 });
  });

  it('withdrawals that would be refused are counted by their first reason, payments by who must make them', () => {
    const withdrawals = [
      { amount: 100, at: at(12), type: 'DANA', locale: 'id', returning: false },
      { amount: 1000, at: at(12), type: 'DANA', locale: 'id', returning: true },
      { amount: 1000, at: at(2), type: 'OVO', locale: 'id', returning: true },
      { amount: 1000, at: at(2), type: 'DANA', locale: 'id', returning: true },
    ] as const;
    const run = under(
      { withdrawals, payouts: [1000, 2_000_001] },
      {
        withdrawAmounts: { newcomers: [200, 300, 400, 500] },
        withdrawHours: { id: '06:00-24:00' },
        closed: ['OVO'],
        secondKeyAbove: 500,
      },
    );
    expect(run).toMatchObject({
      withdrawals: 4,
      refused: { amount: 1, closed: 1, hours: 1 },
      secondKey: { was: 1, would: 2 },
    });
  });
});

describe('on a database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ stories: [], now: at(12) });
  });
  afterAll(() => server.close());

  it('it reads the day before of its market alone, and changes nothing (RULES-7)', async () => {
    const reward = { query: { action: 'reward' } } as const;
    const { token } = await server.person({ cash: 100, coin: 500 });
    await server.callOk(postCheckin, { token, ...reward, key: 'the-check-in' });
    await server.callOk(postLottery, { token, ...reward, key: 'the-draw' });
    await server.callOk(postWithdraw, { token, query: { amount: 100 } });
    await payWaiting(server);
    const other = await server.person({ market: 'ph' });
    await server.callOk(postCheckin, { token: other.token, ...reward, key: 'the-check-in' });
    server.pass(dayMs);
    await server.callOk(postCheckin, { token, ...reward, key: 'the-next-check-in' });
    const now = server.context.now();
    expect(dayBeforeOf('id', now)).toEqual(day);
    const run = await dryRun(server.db, { market: 'id', rewards: { checkin: 2000 }, closed: ['withdrawals'] }, now);
    expect(costOf(run, 'checkin')).toMatchObject({ was: { times: 1, coins: 1000 }, would: { times: 1, coins: 2000 } });
    expect(costOf(run, 'lottery')).toMatchObject({ was: { times: 1, coins: 2100 }, would: { times: 1, coins: 2100 } });
    expect(run).toMatchObject({ day: 20261117, withdrawals: 1, refused: { closed: 1 } });
    expect(await server.db.query('select 1 from market_rules')).toEqual([]);
    const lines = dryRunLines(run);
    expect(lines[0]).toBe('The day 20261117 of id, as it was and as it would have been under the document:');
    expect(lines.find((line) => line.startsWith('checkin'))).toMatch(/^checkin +1 +1,000 +0 +1 +2,000 +0$/);
    expect(lines.find((line) => line.startsWith('together'))).toMatch(/3,100 .*4,100 /);
  });
});
