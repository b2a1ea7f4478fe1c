import type { Dispatch, Middleware, UnknownAction } from 'redux';
import type { Insets } from '../platform/viewport/insets';
import type { Services, Stop } from '../platform/services';
import type { TokenVault } from '../platform/storage/tokenVault';
import { callRefused, hostReady, reportUnconfirmed, requestUnconfirmed } from './actions';
import type { BridgeOptions } from './bridgeOptions';
import { createCallbackQueue } from './callbacks/callbackQueue';
import { createCallbacks } from './callbacks/callbacks';
import { createCommandHandlers } from './commandHandlers';
import { createHost } from './calls/host';
import { answerOf, isHostCommand, type CommandHandlers, type HostDispatch } from './calls/hostCommands';
import { installCallbacks } from './callbacks/installCallbacks';
import { createRepeatedLogins } from './repeatedLogin';
import { createSendOnce, type SendOnce } from './sendOnce';
import { tokenHash } from './tokenHash';
import { createWindowRegistry } from './windows/windowRegistry';

/** The services that the bridge uses. */
export type BridgeServices = Pick<Services, 'host' | 'sessionStorage' | 'now' | 'elapsed' | 'random' | 'uuid'>;

export type BridgeMiddleware = Middleware<HostDispatch>;

/** The only connection to the native host. */
export interface Bridge {
  /**
   * Translates, in both directions: each callback of the host becomes an action (`actions.ts`), each command
   * (`hostCommands.ts`) a call to the host, whose answer `dispatch` returns. Commands go no further. Each store that is
   * created with it takes the place of the one before.
   */
  bridgeMiddleware: BridgeMiddleware;
  /**
   * Connects host and store: dispatches whether there is a host, reports the requests that were never answered and runs
   * the queued callbacks, also those that came before the app had loaded. The token must be in the vault before this
   * call.
   * @returns a function that removes the callbacks from the page; after it, commands behave as if there were no host
   */
  start(options: BridgeOptions): Stop;
  /** Sends the request that a window led to; see `SendOnce`. */
  sendOnce: SendOnce;
}

/**
 * @param page the browser window, on which the callbacks are installed
 * @param vault holds the login token; only the bridge and the base query access it
 * @param setInsets keeps the page clear of what lies over it
 */
export function createBridgeMiddleware({
  services,
  page,
  vault,
  setInsets,
}: {
  services: BridgeServices;
  page: object;
  vault: Pick<TokenVault, 'get'> & { set(token: string | undefined): void };
  setInsets: (insets: Insets) => void;
}): Bridge {
  // The hash distinguishes users without storing the token; guests have a hash too.
  const registry = createWindowRegistry(services, () => tokenHash(vault.get() ?? ''));
  const sendOnce = createSendOnce(registry);
  let dispatch: Dispatch<UnknownAction>;
  let handlers: CommandHandlers | undefined;
  const reportAll = () => registry.unconfirmed().forEach((request) => dispatch(requestUnconfirmed(request)));

  const bridgeMiddleware: BridgeMiddleware = (store) => {
    dispatch = (action) => store.dispatch(action);
    return (next) => (action) => {
      if (isHostCommand(action)) return answerOf(handlers, action);
      if (handlers && reportUnconfirmed.match(action)) reportAll();
      return next(action);
    };
  };

  const start: Bridge['start'] = (options) => {
    const toStore: Dispatch<UnknownAction> = (action) => dispatch(action);
    const host = createHost(
      () => services.host(),
      () => options.sdk(),
      (method, reason) => dispatch(callRefused({ method, reason })),
    );
    const queue = createCallbackQueue();
    const repeatedLogins = createRepeatedLogins();
    const needs = { host, options, registry, services, dispatch: toStore, queue, repeatedLogins, vault };
    handlers = createCommandHandlers(needs);

    dispatch(hostReady({ present: host.present(), sdk: options.sdk(), missing: host.missing() }));
    reportAll();
    const uninstall = installCallbacks(page as Record<string, unknown>, {
      callbacks: createCallbacks({
        registry,
        dispatch: toStore,
        repeatedLogins,
        saveToken: (token) => vault.set(token),
        setInsets,
      }),
      dispatch: toStore,
      queue,
      hostBack: () => options.hostBack(),
    });
    return () => {
      uninstall();
      handlers = undefined;
    };
  };

  return { bridgeMiddleware, start, sendOnce };
}
