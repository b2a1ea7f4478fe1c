// @vitest-environment node
import { betterRateAfterDays, exchangeFromHour } from '@tally/contract/limits/exchange';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { getIncome, getIncomeRecords } from '@tally/contract/calls/income';
import { postH5Action } from '@tally/contract/calls/app';
import { getUserInfo } from '@tally/contract/calls/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { latestAt } from '../shared/days';
import { settle, settleMarket } from './settle';

/** 04:00 in Jakarta, an hour before the exchange. */
const beforeMorning = Date.UTC(2026, 10, 17, 21);

/** When Indonesia's next exchange is due. */
const exchangeAfter = (now: number): number => latestAt(now + dayMs, 'id', exchangeFromHour);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: beforeMorning, stories: [] });
});
afterAll(() => server.close());

/** Sets how long (ms) the person has had their language. */
const hasHadLanguage = (id: number, ms: number) =>
  server.db.query('update users set locale_since = $2 where id = $1', [id, server.context.now() - ms]);

describe('the morning', () => {
  it('the morning exchanges coins once, rounded down, and keeps the remainder (MONEY-1, MONEY-3)', async () => {
    const { token, id } = await server.person({ coin: 1234, locale: 'en' });
    await hasHadLanguage(id, 8 * dayMs);
    expect(await server.callOk(getIncome, { token })).toMatchObject({ coin: 1234, cash: 0 });
    server.pass(hourMs);
    const results = await Promise.all([
      server.callOk(getIncome, { token }),
      server.callOk(getIncome, { token }),
      settle(server.db, id, server.context.now()),
    ]);
    expect(results[0]).toEqual({ coin: 4, cash: 246, totalIncome: 246, debt: 0 });
    expect(await server.callOk(getIncomeRecords, { token, query: { reward_type: 'cash' } })).toEqual([
      { type: 'exchangein', amount: 246, date: server.context.now() },
    ]);
    expect(await server.callOk(getIncomeRecords, { token, query: { reward_type: 'coin' } })).toMatchObject([
      { type: 'exchangeout', amount: 1230 },
      { type: 'newbie', amount: 1234 },
    ]);
  });

  it('the morning comes by the job for those who do not look', async () => {
    const { id } = await server.person({ coin: 5000 });
    await server.person({ coin: 0 });
    server.pass(dayMs);
    expect(await settleMarket(server.db, 'id', server.context.now())).toBeGreaterThan(0);
    expect(await server.db.query('select coin, cash from balances where user_id = $1', [id])).toEqual([
      { coin: 0, cash: 500 },
    ]);
    expect(await settleMarket(server.db, 'id', server.context.now())).toBe(0);
  });
});

describe("Indonesia's better rate", () => {
  const weekMs = betterRateAfterDays * dayMs;

  it.each([
    ['a ms less than 7 days', weekMs - 1, 10, 100],
    ['7 days', weekMs, 5, 200],
  ])(
    'the rate of a language had for %s counts when the exchange is due, as the page was told (MONEY-12)',
    async (_, had, rate, cash) => {
      const { token, id } = await server.person({ coin: 1000, locale: 'en' });
      const due = exchangeAfter(server.context.now());
      await server.db.query('update users set locale_since = $2 where id = $1', [id, due - had]);
      expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 1000, coinRate: rate });
      // A late request gets the rate of the time at which the exchange was due, not the current one.
      server.pass(due - server.context.now() + 20 * hourMs);
      expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 0, cash, coinRate: 5 });
    },
  );

  it('the better rate begins anew with each change of the language, and the worse one counts at once (MONEY-12)', async () => {
    const { token, id } = await server.person({ locale: 'en' });
    await hasHadLanguage(id, weekMs);
    const read = (locale: 'en' | 'id') => server.callOk(postH5Action, { token, body: { action: 'open', locale } });
    const rate = async () => (await server.callOk(getUserInfo, { token })).coinRate;
    await read('en');
    expect(await rate()).toBe(5);
    await read('id');
    expect(await rate()).toBe(10);
    await read('en');
    expect(await rate()).toBe(10);
    server.pass(weekMs);
    expect(await rate()).toBe(5);
  });
});

describe('somebody whose settlement fails', () => {
  it('a failed settlement stops none of the others, and is reported at the end', async () => {
    const full = await server.person({ coin: 1000 });
    const other = await server.person({ coin: 1000 });
    // The largest cash balance possible, so the exchange would exceed it.
    await server.db.query('update balances set cash = 90071992547409 where user_id = $1', [full.id]);
    server.pass(dayMs);
    await expect(settleMarket(server.db, 'id', server.context.now())).rejects.toThrow(
      /^1 of \d+ failed, the first with: /,
    );
    expect(await server.db.query('select coin, cash from balances where user_id = $1', [other.id])).toEqual([
      { coin: 0, cash: 100 },
    ]);
    await server.db.query('update balances set cash = 0, coin = 1000 where user_id = $1', [full.id]);
  });
});

describe('the end of 15 days without opening', () => {
  it('coins and cash are cleared after 15 days without opening, each with its record (MONEY-5)', async () => {
    const { token } = await server.person({ market: 'br', coin: 7, cash: 3.5 });
    // Opening is recorded at most once an hour, so the last one may have been up to an hour later than recorded.
    server.pass(15 * dayMs + hourMs);
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 7, cash: 3.5 });
    server.pass(1);
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 0, cash: 0 });
    expect(await server.callOk(getIncomeRecords, { token, query: { reward_type: 'cash' } })).toMatchObject([
      { type: 'cleared', amount: 3.5 },
      { type: 'newbie' },
    ]);
    expect(await server.callOk(getIncome, { token })).toMatchObject({ totalIncome: 3.5 });
  });

  it('the clearing takes what the exchange of the same look left and gave (MONEY-1, MONEY-5)', async () => {
    const { token } = await server.person({ coin: 1234, cash: 50 });
    server.pass(15 * dayMs + hourMs + 1);
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 0, cash: 0 });
    const recordsOf = (reward_type: 'coin' | 'cash') =>
      server.callOk(getIncomeRecords, { token, query: { reward_type } });
    expect((await recordsOf('coin')).map(({ type, amount }) => [type, amount])).toContainEqual(['cleared', 4]);
    expect((await recordsOf('cash')).map(({ type, amount }) => [type, amount])).toContainEqual(['cleared', 173]);
  });

  it('coins and cash are cleared by the job for those who do not look, whichever of the two they have', async () => {
    const people = [
      await server.person({ market: 'br', coin: 7 }),
      await server.person({ market: 'br', cash: 3.5 }),
      await server.person({ market: 'br', coin: 3, cash: 1 }),
    ];
    server.pass(15 * dayMs + hourMs + 1);
    // A batch size of 1: a full batch must not be taken for the last one.
    await settleMarket(server.db, 'br', server.context.now(), 1);
    const ids = people.map(({ id }) => id);
    expect(
      await server.db.query(
        'select coin, cash, lapsed from balances where user_id = any ($1::bigint[]) order by user_id',
        [ids],
      ),
    ).toEqual([
      { coin: 0, cash: 0, lapsed: 0 },
      { coin: 0, cash: 0, lapsed: 350 },
      { coin: 0, cash: 0, lapsed: 100 },
    ]);
  });

  it('the 15 days are counted from the last opening, also when the one before was within the hour', async () => {
    const { token } = await server.person({ market: 'br', cash: 3.5 });
    const open = () => server.callOk(postH5Action, { token, body: { action: 'open' } });
    await open();
    server.pass(hourMs - 1);
    await open();
    server.pass(15 * dayMs);
    await settleMarket(server.db, 'br', server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ cash: 3.5 });
    server.pass(hourMs);
    await settleMarket(server.db, 'br', server.context.now());
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ cash: 0 });
  });

  it('nothing is cleared for those who open it now and then', async () => {
    const { token } = await server.person({ market: 'ph', cash: 10 });
    for (let days = 0; days < 40; days += 14) {
      server.pass(14 * dayMs);
      await server.callOk(postH5Action, { token, body: { action: 'open', actionData: 'CoinCenter' } });
    }
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ cash: 10 });
  });

  it('the ledger stays sound', () => expectSoundMoney(server.db));
});
