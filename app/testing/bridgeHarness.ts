import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { AdConfig } from '@tally/contract/app';
import { hostCallbacks, hostQueueName } from '@tally/contract/host';
import type { Market } from '@tally/contract/market';
import { createHostSimulator } from '@tally/host-simulator/core';
import { createFakeClock } from '@tally/host-simulator/fakeClock';
import { fullScenario, type ScenarioPart } from '@tally/host-simulator/scenario';
import { createBridge } from '../bridge/bridge';
import type { BridgeEffects, LuckyOutcome, RewardOutcome } from '../bridge/bridgeEffects';
import { bridgeSlice } from '../bridge/bridgeSlice';
import type { KeyValueStore } from '../platform/services';

/** A token that a login accepts. */
export const goodToken = 't'.repeat(51);

const memoryStore = (): KeyValueStore & { all: Map<string, string> } => {
  const all = new Map<string, string>();
  return {
    all,
    get: (key) => all.get(key),
    set: (key, value) => Boolean(all.set(key, value)),
    remove: (key) => void all.delete(key),
  };
};

/** A server that pays a key once and can lose its answers. */
function createServer() {
  const paid = new Map<string, number>();
  const calls: string[] = [];
  let toLose = 0;
  let refusal: string | undefined;
  const answer = <Paid extends { outcome: 'paid' }>(call: string, key: string, reward: Paid) => {
    calls.push(call);
    if (refusal !== undefined) return { outcome: 'refused' as const, info: refusal };
    paid.set(key, 1);
    return toLose-- > 0 ? { outcome: 'unknown' as const } : reward;
  };
  return {
    /** Every reward call that came, as `kind action`. */
    calls,
    /** Keys that were paid. */
    paid,
    /** The next answers are lost on their way back. */
    loseAnswers: (count: number) => {
      toLose = count;
    },
    refuse: (info: string | undefined) => {
      refusal = info;
    },
    answer,
    /** The answer to a tapped app: lost as often as `loseAnswers` says. */
    answerInstall: () => (toLose-- > 0 ? ({ outcome: 'unknown' } as const) : ({ outcome: 'answered' } as const)),
  };
}

export interface BridgeHarnessOptions {
  user?: string;
  sdk?: number;
  market?: Market;
  scenario?: ScenarioPart;
  adPlaces?: readonly AdConfig[];
  random?: () => number;
}

/** The real bridge on a page with a simulated host, a fake server and a clock that stands still. */
export function createBridgeHarness({
  user = 'ana',
  sdk = 815,
  market = 'id',
  scenario = {},
  adPlaces = [],
  random = () => 0.5,
}: BridgeHarnessOptions = {}) {
  const clock = createFakeClock();
  const server = createServer();
  const person = { user, sdk, scenario: fullScenario(scenario), saved: [] as string[] };
  const sessionStorage = memoryStore();
  const storage = memoryStore();
  const page: Record<string, unknown> = {};
  const simulator = createHostSimulator({
    scenario: () => person.scenario,
    clock,
    page: () => page,
    token: () => goodToken,
  });
  const seen: string[] = [];
  const actions: UnknownAction[] = [];
  let ids = 0;
  const services = {
    host: simulator.host,
    storage,
    sessionStorage,
    now: clock.now,
    elapsed: clock.elapsed,
    after: clock.after,
    random,
    uuid: () => `key-${ids++}`,
  };

  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void seen.push(
        [
          name,
          ...args
            .filter((arg) => arg !== undefined)
            .map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg))),
        ].join(' '),
      );
  const effects: BridgeEffects = {
    user: () => person.user,
    sdk: () => person.sdk,
    market: () => market,
    adPlaces: () => adPlaces,
    adShowType: () => 10,
    claimReward: async (kind, { action, key }): Promise<RewardOutcome> =>
      server.answer(`${kind} ${action}`, key, {
        outcome: 'paid',
        reward: { coin: action === 'reward' ? 10 : 0, cash: 0 },
      }),
    claimLucky: async ({ key, via }): Promise<LuckyOutcome> =>
      server.answer(`lucky ${via}`, key, { outcome: 'paid', cash: 2 }),
    saveToken: (token) => void person.saved.push(token),
    hostBack: () => true,
    rewarded: note('rewarded'),
    rewardRefused: note('rewardRefused'),
    rewardFailed: note('rewardFailed'),
    postAction: note('postAction'),
    reloadLucky: note('reloadLucky'),
    installLucky: (click) => {
      note('installLucky')(click);
      return Promise.resolve(server.answerInstall());
    },
    luckyAnswered: note('luckyAnswered'),
    loggedIn: note('loggedIn'),
    loginFailed: note('loginFailed'),
    reloadHome: note('reloadHome'),
  };

  const boot = () => {
    const bridge = createBridge({ services, page });
    const record: Middleware = () => (next) => (action) => {
      actions.push(action as UnknownAction);
      return next(action);
    };
    const store = configureStore({
      reducer: { bridge: bridgeSlice.reducer },
      middleware: (defaults) => defaults().prepend(bridge.middleware).concat(record),
    });
    return { bridge, store, stop: bridge.start(store, effects) };
  };
  let running = boot();

  /** Lets everything that was set off come to rest, without time passing. */
  const rest = async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  };

  return {
    clock,
    server,
    simulator,
    page,
    person,
    seen,
    actions,
    sessionStorage,
    storage,
    effects,
    services,
    rest,
    /** Bridge, store. */
    get bridge() {
      return running.bridge;
    },
    get state() {
      return running.store.getState().bridge;
    },
    /** Time passes and everything comes to rest. */
    pass: async (ms: number) => {
      clock.pass(ms);
      await rest();
    },
    /** The page goes: its memory and callbacks are gone, the stub of the page head keeps what comes. */
    leave: () => {
      running.stop();
      const queue: unknown[] = [];
      page[hostQueueName] = queue;
      for (const name of hostCallbacks) page[name] = (...args: unknown[]) => void queue.push([name, args]);
    },
    /** The app starts (again). */
    boot: () => {
      running = boot();
    },
    stop: () => running.stop(),
    /** Actions of a type, their payloads. */
    said: (type: string) =>
      actions.filter((action) => action.type === `host/${type}`).map((action) => action['payload']),
    /** Id of the window opened last. */
    lastWindowId: () => {
      const calls = simulator.log.filter((entry) => entry.what === 'call' && entry.name.startsWith('show'));
      const last = calls.at(-1);
      return last?.what === 'call' ? (last.args[0] as number) : 0;
    },
  };
}
export type BridgeHarness = ReturnType<typeof createBridgeHarness>;
