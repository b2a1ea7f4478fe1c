import { createListenerMiddleware, type Dispatch, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { luckyOpenCheckMs } from '@tally/contract/limits';
import { lotteryCooldownMs } from '@tally/contract/market';
import type { Services, Stop } from '../platform/services';
import type { BridgeEffects } from './bridgeEffects';
import { startListeners } from './bridgeMiddleware';
import { installCallbacks } from './callbacks';
import { createRewardRequests, type RewardRequests } from './rewardRequests';
import { createCommands, noCommands, type BridgeCommands } from './commands';
import { createHost } from './host';
import { callRefused, hostReady, lotteryCooled } from './actions';
import { remainingLotteryCooldown } from './lotteryCooldown';
import { createWindowRegistry, type WindowRegistry } from './windowRegistry';
import { createCallbackQueue } from './callbackQueue';
import { tokenHash } from './tokenHash';

/** The part of the outside world that the bridge uses. */
export type BridgeServices = Pick<
  Services,
  'host' | 'storage' | 'sessionStorage' | 'now' | 'elapsed' | 'random' | 'uuid' | 'after'
>;

/** A store, as far as the bridge needs one. */
export interface BridgeStore {
  dispatch: Dispatch<UnknownAction>;
}

/** The one way to the native host and back. */
export interface Bridge {
  /** For the store. */
  middleware: Middleware;
  /**
   * Listens from now on: says whether there is a host, plays the callbacks that came before, and
   * makes the reward calls again whose answer never came. The person must be known by then.
   * @returns ends every timer and listener and takes the callbacks off the page
   */
  start(store: BridgeStore, effects: BridgeEffects): Stop;
  /** Calls to the host. */
  readonly commands: BridgeCommands;
  /** Repeats the reward calls whose answer never came, with their old keys. For when the network is back. */
  claimOwed(): void;
}

/** Makes the reward calls of this person again whose answer was lost. The server pays a key once. */
function claimOwedOf(
  user: string,
  pending: WindowRegistry,
  claims: RewardRequests,
  after: (ms: number, fn: () => void) => void,
): void {
  for (const { window, part } of pending.owed(user)) {
    const { kind, key, clickKey, taskId, taskRecordId, launched } = window;
    if (kind === 'launch' && launched && taskRecordId !== undefined) {
      after(
        Math.max(0, luckyOpenCheckMs - pending.age(window)),
        () => void claims.lucky({ ...launched, taskRecordId, key }, 'again'),
      );
    } else if (kind === 'lucky') {
      void claims.install({ key: clickKey, ...(taskId !== undefined && { taskId }) });
    } else if (kind === 'checkin' || kind === 'lottery' || kind === 'videoad') {
      void claims.reward(kind, part === 'click' ? 'click' : 'reward', part === 'click' ? clickKey : key, 'again');
    }
  }
}

/** Tells a login answer that was heard before from a new one, without keeping the token. */
function createLoginEar() {
  let last: string | undefined;
  return {
    askingLogin: () => {
      last = undefined;
    },
    heardLogin: (answer: string) => {
      const mark = tokenHash(answer);
      const heard = mark === last;
      last = mark;
      return heard;
    },
  };
}

/**
 * @param page the window: its callbacks are put there
 */
export function createBridge({ services, page }: { services: BridgeServices; page: object }): Bridge {
  const listener = createListenerMiddleware<unknown, Dispatch<UnknownAction>>();
  let commands = noCommands;
  let claimOwed = () => {};

  const start: Bridge['start'] = ({ dispatch }, effects) => {
    const timers = new Set<Stop>();
    const after = (ms: number, fn: () => void) => {
      const stop = services.after(ms, () => {
        timers.delete(stop);
        fn();
      });
      timers.add(stop);
    };
    const pending = createWindowRegistry(services);
    const claims = createRewardRequests(effects, pending, dispatch);
    const host = createHost(
      () => services.host(),
      () => effects.sdk(),
      (method, why) => dispatch(callRefused({ method, why })),
    );
    const turn = createCallbackQueue();
    const { askingLogin, heardLogin } = createLoginEar();

    const stopListeners = startListeners(listener.startListening, { effects, claims, dispatch, services, after });
    commands = createCommands({ host, effects, pending, services, dispatch, turn, askingLogin });
    claimOwed = () => claimOwedOf(effects.user(), pending, claims, after);

    dispatch(hostReady({ present: host.present(), sdk: effects.sdk(), missing: host.missing() }));
    const rest = remainingLotteryCooldown(services, lotteryCooldownMs[effects.market()]);
    if (rest > 0) dispatch(lotteryCooled({ until: services.elapsed() + rest }));
    claimOwed();
    const uninstall = installCallbacks(page as Record<string, unknown>, {
      pending,
      dispatch,
      heardLogin,
      user: () => effects.user(),
      saveToken: (token) => effects.saveToken(token),
      hostBack: () => effects.hostBack(),
      whenFree: (work) => turn.enqueue(work),
    });

    return () => {
      uninstall();
      stopListeners();
      timers.forEach((stop) => stop());
      timers.clear();
      commands = noCommands;
      claimOwed = () => {};
    };
  };

  return {
    middleware: listener.middleware,
    start,
    get commands() {
      return commands;
    },
    claimOwed: () => claimOwed(),
  };
}
