// @vitest-environment node
import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { locales, marketLocales, markets } from '@tally/contract/market/codes';
import { getUserInfo } from '@tally/contract/calls/user';
import { getMarketRules } from '@tally/contract/calls/marketRules';
import { localTime } from '@tally/contract/rules/marketClock';
import { withdrawOutlook } from '@tally/contract/rules/withdrawOutlook';
import { getWithdrawOptions, postWithdraw } from '@tally/contract/calls/withdrawals';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer, type TestServer } from '../../testing/testServer';
import { importRules } from '../marketRules/importRules';
import { ruleBookLifeMs } from '../marketRules/versions';

let server: TestServer;
beforeAll(async () => {
  // Each request looks whether there are new rules.
  server = await createTestServer({ stories: [], pace: ruleBookLifeMs });
});
afterAll(() => server.close());

/** A person and their moment. */
const life = fc.record({
  market: fc.constantFrom(...markets),
  locale: fc.constantFrom(...locales),
  /** Of the largest newcomers' amount. */
  share: fc.constantFrom(0, 0.0005, 0.003, 0.15, 0.6, 1.2, 3),
  past: fc.constantFrom('none', 'paid before', 'paid today', 'waiting', 'refused just now'),
  hour: fc.nat(23),
  luckyDone: fc.boolean(),
  members: fc.constantFrom(0, 3),
  showLucky: fc.boolean(),
  closed: fc.constantFrom('nothing', 'lucky', 'withdrawals', 'wallets'),
  stop: fc.constantFrom('nothing', 'nothing', 'nothing', 'frozen', 'duplicate', 'debt', 'no account'),
});
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

const wallets = { id: ['DANA', 'OVO', 'GoPay'], ph: ['GCash', 'GrabPay'], br: ['PIX', 'PagBank'] } as const;
const largest = { id: 100_000, ph: 1000, br: 100 } as const;
const smallest = { id: 100, ph: 1, br: 0.1 } as const;

/** Lets the clock run to the next such hour of the market's day. */
const passToHour = (market: Life['market'], hour: number) => {
  const { minutes } = localTime(server.context.now(), market);
  server.pass((((hour * 60 + 30 - minutes + 2 * 24 * 60 - 1) % (24 * 60)) + 1) * minuteMs);
};

/** Makes the person of a life; returns their token. */
async function live({ market, locale, share, past, hour, stop, ...has }: Life): Promise<string> {
  const { db } = server;
  const own = marketLocales[market].includes(locale) ? locale : marketLocales[market][0];
  const closed = has.closed === 'nothing' ? [] : has.closed === 'wallets' ? [...wallets[market]] : [has.closed];
  await importRules(db, { market, closed: [] }, { operator: 'ana', now: server.context.now() }, true);
  const cash = Math.round((largest[market] * share + smallest[market]) * 100) / 100;
  const { id, token } = await server.person({ market, locale: own, cash: market === 'id' ? Math.round(cash) : cash });
  const withdraw = async () => {
    const { info } = await server.callOk(postWithdraw, { token, query: { amount: smallest[market] } });
    expect(info).toBe('');
  };
  if (past === 'paid before') {
    passToHour(market, 12);
    await withdraw();
    await resolveWaiting(server, 1);
    server.pass(24 * hourMs);
  }
  passToHour(market, past === 'none' || past === 'paid before' ? hour : Math.max(3, hour));
  if (past === 'paid today' || past === 'waiting' || past === 'refused just now') await withdraw();
  if (past === 'paid today') await resolveWaiting(server, 1);
  if (past === 'refused just now') await resolveWaiting(server, 2);
  if (has.luckyDone)
    await db.query(
      `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at, done_at)
       values ($1, 1, 'MTG', 'com.example.played', ${luckyStatus.rewarded}, 20260101, 1, 1)`,
      [id],
    );
  for (let member = 0; member < has.members; member++) await server.person({ market, invitedBy: id });
  await db.query('update users set valid_at = 1 where invited_by = $1', [id]);
  await db.query('update users set show_lucky = $2, frozen_at = $3, dup_user = $4 where id = $1', [
    id,
    has.showLucky,
    stop === 'frozen' ? 1 : null,
    stop === 'duplicate',
  ]);
  if (stop === 'debt') await db.query('update balances set debt = cash where user_id = $1', [id]);
  if (stop === 'no account') await db.query('delete from ewallets where user_id = $1', [id]);
  await importRules(db, { market, closed }, { operator: 'ana', now: server.context.now() }, true);
  server.pass(minuteMs);
  return token;
}

/** What a page says to the person now, and what else decides it. */
async function look(token: string, market: Life['market']) {
  const options = await server.callOk(getWithdrawOptions, { token });
  const user = await server.callOk(getUserInfo, { token });
  const { closed } = await server.callOk(getMarketRules, { query: { market } });
  const now = server.context.now();
  const canLucky = user.showLuckyTask && !closed.includes('lucky');
  const outlook = closed.includes('withdrawals')
    ? undefined
    : withdrawOutlook({
        cash: user.cash,
        coming: 0,
        owed: options[0]?.owed ?? NaN,
        offered: true,
        amounts: options,
        from: options[0]?.from ?? NaN,
        now,
        can: { lucky: canLucky, members: true },
      });
  return { options, outlook, canLucky, now };
}

it(
  'what is said to be ready is taken, what waits is taken at the moment that is named, and nothing else is (GOAL-1)',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async (given) => {
        const token = await live(given);
        const { options, outlook, canLucky, now } = await look(token, given.market);
        const ask = async (amount: number) => (await server.callOk(postWithdraw, { token, query: { amount } })).info;
        const allowed = given.stop === 'no account' ? ['NEED ACCOUNT'] : [''];
        // RULES-9
        if (!canLucky) expect(options.map(({ info }) => info)).not.toContain('NEED LT');
        if (outlook?.lacks === 'lucky') expect(canLucky).toBe(true);
        if (!outlook?.ready) for (const { amount } of options) expect(await ask(amount)).not.toBe('');
        if (outlook?.ready) {
          const more = options.filter(({ amount }) => amount > outlook.ready);
          if (given.stop !== 'no account') for (const { amount } of more) expect(await ask(amount)).not.toBe('');
          expect(allowed).toContain(await ask(outlook.ready));
        } else if (outlook?.waiting) {
          server.pass(outlook.from - now);
          expect(allowed).toContain(await ask(outlook.waiting));
        }
      }),
      { numRuns: process.env['TALLY_INVARIANTS'] === 'full' ? 400 : 40 },
    );
  },
);
