import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import type { Market } from '@tally/contract/market/codes';
import type { ScenarioPart } from '@tally/host-simulator/host/scenario';
import { en } from '@tally/locales/all';
import { maxRetries } from '../api/baseQuery';
import type { HostCommand } from '../bridge/calls/hostCommands';
import { createApp } from '../createApp';
import { alreadyLoaded } from '../navigation/lazyWithPreload';
import { createDeferredChunk } from '../startup/deferredChunk';
import { loadedTexts } from './loadedTexts';
import type { Replies } from './fakeServer';
import { flushTasks } from './flushTasks';
import { createHostedServices } from './hostedServices';
import { createRewardServer } from './rewardServer';

/** How often a request is sent before it counts as unanswered. */
export const tries = maxRetries + 1;

const deferredChunk = alreadyLoaded(createDeferredChunk('en', en));

export interface BridgeHarnessOptions {
  token?: string;
  market?: Market;
  scenario?: ScenarioPart;
  random?: () => number;
  /** Replaces single replies of the reward server. */
  replies?: Replies;
}

/** The app of a person. Each action is added to `actions`. */
function createWatchedApp(
  parts: Pick<Parameters<typeof createApp>[0], 'services' | 'page'>,
  { token, market }: { token: string; market: Market },
  actions: UnknownAction[],
) {
  const app = createApp({
    ...parts,
    session: { pkgName: 'com.tally.rewards', market, locale: 'en', sdk: 815, appVersion: '1.0' },
    secrets: { token },
    locale: 'en',
    ...loadedTexts(en),
    path: '/home',
  });
  Object.assign(app.context, { deferredChunk: () => deferredChunk });
  app.store.dispatch(addListener({ predicate: () => true, effect: (action) => void actions.push(action) }));
  return app;
}

/** Dialogs and toasts that the actions show, in order, as `kind` and parameters. */
const shownBy = (actions: readonly UnknownAction[]) =>
  actions.flatMap(({ type, payload }) =>
    type.startsWith('overlays/') && typeof payload === 'object' && payload !== null && 'kind' in payload
      ? [[payload.kind, 'params' in payload ? payload.params : undefined]]
      : [],
  );

/** The app without pages: the real store with a simulated host, a fake server and a clock that only tests advance. */
export function createBridgeHarness({
  token = 'a'.repeat(60),
  market = 'id',
  scenario = {},
  random = () => 0.5,
  replies,
}: BridgeHarnessOptions = {}) {
  const server = createRewardServer(replies);
  const { services, queueCallbacks, ...hosted } = createHostedServices({ fetch: server.fetch, scenario, random });
  const actions: UnknownAction[] = [];
  const hostBack = { handle: () => true };

  const boot = () => {
    const page = { services, page: hosted.page };
    const { store, context, startBridge } = createWatchedApp(page, { token, market }, actions);
    return { store, context, stop: startBridge(() => hostBack.handle()) };
  };
  let running = boot();

  const pass = async (ms: number) => {
    services.advance(ms);
    await flushTasks();
  };

  return {
    ...hosted,
    services,
    server,
    actions,
    hostBack,
    flush: flushTasks,
    pass,
    /** Advances the clock until all retries of the running requests are made. */
    passRetries: async () => {
      await flushTasks();
      for (let again = 0; again < maxRetries; again++) await pass(2000);
    },
    get store() {
      return running.store;
    },
    get context() {
      return running.context;
    },
    /** Sends a command to the host. */
    send: (command: HostCommand) => running.store.dispatch(command),
    get state() {
      return running.store.getState().bridge;
    },
    jump: services.jump,
    /** Switches to another user. */
    switchUser: () => running.context.vault.set('b'.repeat(60)),
    /** Closes the page: its memory and callbacks are lost. */
    leave: () => {
      running.stop();
      queueCallbacks();
    },
    /** Starts the app, for the first time or again. */
    boot: () => {
      running = boot();
    },
    stop: () => running.stop(),
    /** Payloads of the dispatched bridge actions of a type. */
    payloads: (type: string) =>
      actions.filter((action) => action.type === `host/${type}`).map((action) => action['payload']),
    /** Dialogs and toasts shown so far, in order, as `kind` and parameters. */
    get shown() {
      return shownBy(actions);
    },
  };
}
export type BridgeHarness = ReturnType<typeof createBridgeHarness>;
