import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { hostCallbacks, hostQueueName } from '@tally/contract/host';
import type { Market } from '@tally/contract/market';
import { createHostSimulator } from '@tally/host-simulator/core';
import { fullScenario, type ScenarioPart } from '@tally/host-simulator/scenario';
import en from '@tally/locales/en.json';
import { maxRetries } from '../api/baseQuery';
import { createApp } from '../createApp';
import { alreadyLoaded } from '../navigation/lazyWithPreload';
import type { KeyValueStore, Secrets } from '../platform/services';
import { createDeferredChunk } from '../startup/deferredChunk';
import type { Replies } from './fakeServer';
import { flushTasks } from './flushTasks';
import { memoryStorage } from './memoryStorage';
import { createRewardServer } from './rewardServer';
import { createTestServices } from './testServices';

/** A token that a login accepts. */
export const goodToken = 't'.repeat(51);
/** So often a request is sent before it counts as unanswered. */
export const tries = maxRetries + 1;

const deferredChunk = alreadyLoaded(createDeferredChunk('en', en));

export interface BridgeHarnessOptions {
  token?: string;
  market?: Market;
  scenario?: ScenarioPart;
  random?: () => number;
  /** Replace single replies of the reward server. */
  replies?: Replies;
}

/** The app without pages: the real store on a simulated host, a fake server and a clock that stands still. */
export function createBridgeHarness({
  token = 'a'.repeat(60),
  market = 'id',
  scenario = {},
  random = () => 0.5,
  replies,
}: BridgeHarnessOptions = {}) {
  const server = createRewardServer(replies);
  const saved: Secrets[] = [];
  const written: string[] = [];
  const recorded = (): KeyValueStore => {
    const store = memoryStorage();
    return { ...store, set: (key, value) => (written.push(value), store.set(key, value)) };
  };
  const services = createTestServices({
    fetch: server.fetch,
    random,
    storage: recorded(),
    sessionStorage: recorded(),
    secrets: { save: async (secrets) => void saved.push(secrets), load: async () => ({}) },
  });
  const page: Record<string, unknown> = {};
  const simulator = createHostSimulator({
    scenario: () => fullScenario(scenario),
    clock: { now: services.now, after: (ms, fn) => void services.after(ms, fn) },
    page: () => page,
    token: () => goodToken,
  });
  services.host = simulator.host;
  const actions: UnknownAction[] = [];
  const hostBack = { handle: () => true };

  const boot = () => {
    const { store, context, startBridge } = createApp({
      services,
      page,
      session: { pkgName: 'com.tally.rewards', market, locale: 'en', sdk: 815, appVersion: '1.0' },
      secrets: { token },
      locale: 'en',
      texts: en,
      textsOf: () => Promise.resolve(en),
      path: '/home',
    });
    Object.assign(context, { deferredChunk: () => deferredChunk });
    store.dispatch(addListener({ predicate: () => true, effect: (action) => void actions.push(action) }));
    return { store, context, stop: startBridge(() => hostBack.handle()) };
  };
  let running = boot();

  const pass = async (ms: number) => {
    services.advance(ms);
    await flushTasks();
  };

  return {
    services,
    server,
    simulator,
    page,
    actions,
    hostBack,
    flush: flushTasks,
    pass,
    /** Time passes until all repeats of the requests under way were made. */
    passRetries: async () => {
      await flushTasks();
      for (let again = 0; again < maxRetries; again++) await pass(1000);
    },
    /** What secrets were saved, over reloads. */
    saved,
    /** What was ever written into the two stores. */
    written,
    get store() {
      return running.store;
    },
    get context() {
      return running.context;
    },
    get bridge() {
      return running.context.bridge;
    },
    get state() {
      return running.store.getState().bridge;
    },
    jump: services.jump,
    /** Somebody else is at the page. */
    switchUser: () => running.context.vault.set('b'.repeat(60)),
    /** The page goes: its memory and callbacks are gone, the stub of the page head queues what comes. */
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
    /** Payloads of the bridge's actions of a type. */
    payloads: (type: string) =>
      actions.filter((action) => action.type === `host/${type}`).map((action) => action['payload']),
    /** Dialogs and toasts in order, as `kind` and its parameters. */
    get shown() {
      return actions.flatMap(({ type, payload }) =>
        type.startsWith('overlays/') && typeof payload === 'object' && payload !== null && 'kind' in payload
          ? [[payload.kind, 'params' in payload ? payload.params : undefined]]
          : [],
      );
    },
    /** Id of the window opened last. */
    lastWindowId: () => {
      const calls = simulator.log.filter((entry) => entry.what === 'call' && entry.name.startsWith('show'));
      const last = calls.at(-1);
      return last?.what === 'call' ? (last.args[0] as number) : 0;
    },
  };
}
export type BridgeHarness = ReturnType<typeof createBridgeHarness>;
