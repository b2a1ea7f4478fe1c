import { rulesApi } from './rulesApi';
import { defaultMarketRules, type MarketRules } from '@tally/contract/rules/marketRules';
import { hourMs } from '@tally/contract/limits/time';
import { describe, expect, it, vi } from 'vitest';
import { trouble, type Replies } from '../../testing/fakeServer';
import { flushTasks } from '../../testing/flushTasks';
import { rulesPausing, rulesWith } from '@tally/contract/fixtures/marketRules';
import { createTestApp } from '../../testing/testApp';
import { loadMarketRules, rulesFreshS, selectClosed, selectLoadedRules, selectMarketRules } from './marketRules';

/** The server's time in these tests. */
const noon = Date.UTC(2026, 0, 15, 5);

/** The rules of Indonesia after this answer, and how often they were asked for. */
async function loaded(getMarketRules: NonNullable<Replies['getMarketRules']>) {
  const app = createTestApp({ getMarketRules });
  const rules = () => selectMarketRules(app.store.getState(), 'id');
  expect(rules()).toEqual(defaultMarketRules('id'));
  await app.store.dispatch(rulesApi.endpoints.getMarketRules.initiate({ market: 'id' }));
  const asked = () => app.requests.filter(({ url }) => url.includes('/market/rules')).length;
  return { ...app, rules, asked };
}

describe('the rules of the market (RULES-2)', () => {
  it("the rules of the market are those of its document once they are loaded, other markets' the usual ones", async () => {
    const document = rulesWith('id', { inviteReward: 700, closed: ['lottery'] });
    const { rules, store } = await loaded(document);
    expect(rules()).toEqual(document);
    expect(rules()).toBe(rules());
    expect(selectLoadedRules(store.getState(), 'id')).toBe(rules());
    expect(selectMarketRules(store.getState(), 'ph')).toEqual(defaultMarketRules('ph'));
    expect(['lottery', 'quiz'].map((one) => selectClosed(store.getState(), one as 'quiz'))).toEqual([true, false]);
  });

  it.each([
    ['a backend without the call', trouble({ http: 404 })],
    ['a server that fails', trouble({ code: 500 })],
  ])('%s leaves the usual rules (RULES-1)', async (_, failure) => {
    const { rules, store } = await loaded(failure);
    expect(rules()).toEqual(defaultMarketRules('id'));
    expect(selectLoadedRules(store.getState(), 'id')).toBeUndefined();
  });

  it('the unreadable part of a document counts as usual, the rest as it says', async () => {
    const broken = {
      ...rulesWith('id', { luckyTodayAmount: 20_000, withdrawAmounts: [] }),
      inviteReward: 'much',
      tasks: [],
    };
    const { rules } = await loaded(broken as unknown as MarketRules);
    expect(rules()).toEqual(rulesWith('id', { luckyTodayAmount: 20_000 }));
  });

  it('a part that is closed until a moment opens on the page then, without another request (RULES-10)', async () => {
    const until = noon + hourMs;
    const { rules, asked, services } = await loaded(
      rulesPausing('id', { what: 'lottery', since: 0, until }, { what: 'quiz', since: 0 }),
    );
    await flushTasks();
    services.advance(hourMs - 1000);
    expect(rules().closed).toEqual(['lottery', 'quiz']);
    services.advance(2000);
    expect(rules().closed).toEqual(['quiz']);
    expect(rules().closures).toEqual([{ what: 'quiz', since: 0, until: 0 }]);
    expect(asked()).toBe(1);
  });

  it('asked again and again, what opens by itself has one timer, that of the last answer (RULES-10)', async () => {
    let until = noon + hourMs;
    const { rules, store, services } = await loaded(() => rulesPausing('id', { what: 'lottery', since: 0, until }));
    await flushTasks();
    const before = services.running();
    until = noon + 2 * hourMs;
    for (let time = 0; time < 5; time++) {
      store.dispatch(loadMarketRules(true));
      await flushTasks();
    }
    expect(services.running()).toBe(before);
    services.advance(hourMs + 1000);
    expect(rules().closed).toEqual(['lottery']);
    services.advance(hourMs);
    expect(rules().closed).toEqual([]);
  });

  it('the page fetches the rules again after a minute where it shows them, and at once after a refusal', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { store, asked } = await loaded(defaultMarketRules('id'));
    const load = async (force: boolean | number) => {
      store.dispatch(loadMarketRules(force));
      await flushTasks();
      return asked();
    };
    expect(await load(rulesFreshS)).toBe(1);
    expect(await load(true)).toBe(2);
    vi.setSystemTime(Date.now() + rulesFreshS * 1000);
    expect(await load(rulesFreshS)).toBe(3);
    vi.useRealTimers();
  });
});
