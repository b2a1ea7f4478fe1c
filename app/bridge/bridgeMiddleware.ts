import type { Dispatch, ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { loginReloadMs } from '@tally/contract/limits';
import { lotteryCooldownMs } from '@tally/contract/market';
import type { Services } from '../platform/services';
import type { BridgeEffects } from './bridgeEffects';
import type { RewardRequests } from './rewardRequests';
import * as host from './actions';
import { saveLotteryTime } from './lotteryCooldown';

/** What the listeners work with. */
export interface ListenerNeeds {
  effects: BridgeEffects;
  claims: RewardRequests;
  dispatch: Dispatch;
  services: Pick<Services, 'storage' | 'now' | 'elapsed'>;
  /** A timer that ends with the bridge. */
  after(ms: number, fn: () => void): void;
}

type Listeners = ListenerMiddlewareInstance<unknown, Dispatch<UnknownAction>>['startListening'];
type Listen = (listen: Listeners, needs: ListenerNeeds) => () => void;

/** Check-in, lottery and video: the reward is asked for; a "no" of the first two is posted (TASK-5, TASK-16). */
const onTaskResult: Listen = (listen, { effects, claims }) =>
  listen({
    actionCreator: host.windowResult,
    effect: async ({ payload: { kind, ok, key } }) => {
      if (kind === 'lucky') return;
      if (ok) await claims.reward(kind, 'reward', key, 'first');
      else if (kind === 'checkin') effects.postAction('checkInCallback_false');
      else if (kind === 'lottery') effects.postAction('lotteryCallback_false');
    },
  });

/** A draw starts the countdown, 10 s or 12 s (TASK-9). */
const onLotteryResult: Listen = (listen, { effects, dispatch, services }) =>
  listen({
    actionCreator: host.windowResult,
    effect: ({ payload: { kind, ok } }) => {
      if (kind !== 'lottery' || !ok) return;
      saveLotteryTime(services);
      dispatch(host.lotteryCooled({ until: services.elapsed() + lotteryCooldownMs[effects.market()] }));
    },
  });

/** The ad of a video was tapped: status 2 (TASK-14). */
const onAdClicked: Listen = (listen, { claims }) =>
  listen({
    actionCreator: host.adClicked,
    effect: ({ payload }) => claims.reward('videoad', 'click', payload.key, 'first'),
  });

/** The window of a lucky task is open. */
const onLuckyOpened: Listen = (listen, { effects }) =>
  listen({
    actionCreator: host.windowOpened,
    effect: ({ payload: { kind, windowId } }) => {
      if (kind === 'lucky') effects.postAction('LT_showWindow', String(windowId));
    },
  });

/** The window of a lucky task answered: the list may have changed. */
const onLuckyResult: Listen = (listen, { effects }) =>
  listen({
    actionCreator: host.windowResult,
    effect: ({ payload: { kind, info } }) => {
      if (kind !== 'lucky') return;
      effects.postAction('LT_callback', info);
      effects.reloadLucky();
    },
  });

/** The app of a lucky task was tapped: it counts as installed (LUCKY-5). */
const onLuckyClicked: Listen = (listen, { claims }) =>
  listen({
    actionCreator: host.luckyClicked,
    effect: ({ payload: { taskId, packageName, key } }) =>
      claims.install({
        key,
        ...(taskId !== undefined && { taskId }),
        ...(packageName !== undefined && { packageName }),
      }),
  });

/** A launched app's reward is asked for once its 6 s check is over (LUCKY-14). */
const onAppLaunched: Listen = (listen, { claims, after }) =>
  listen({
    actionCreator: host.appLaunched,
    effect: ({ payload: { packageName: _, waitMs, ...claim } }) =>
      after(waitMs, () => void claims.lucky(claim, 'first')),
  });

/** After a login the person is active at once and home data follows after 500 ms (PERSON-7). */
const onLoginResult: Listen = (listen, { effects, after }) =>
  listen({
    actionCreator: host.loginResult,
    effect: ({ payload }) => {
      if (!payload.ok) return effects.loginFailed(payload.why);
      effects.loggedIn();
      after(loginReloadMs, () => effects.reloadHome());
    },
  });

const listeners: readonly Listen[] = [
  onTaskResult,
  onLotteryResult,
  onAdClicked,
  onLuckyOpened,
  onLuckyResult,
  onLuckyClicked,
  onAppLaunched,
  onLoginResult,
];

/** Starts every listener; the answer stops them. */
export function startListeners(listen: Listeners, needs: ListenerNeeds): () => void {
  const stops = listeners.map((start) => start(listen, needs));
  return () => stops.forEach((stop) => stop());
}
