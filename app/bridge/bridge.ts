import type { Dispatch, UnknownAction } from 'redux';
import type { AdConfig } from '@tally/contract/ads';
import type { AppContext } from '../platform/appContext';
import type { Services, Stop } from '../platform/services';
import { callRefused, hostReady, requestUnconfirmed } from './actions';
import { createCallbackQueue } from './callbackQueue';
import { createCallbacks } from './callbacks';
import { createCommands, noCommands, type BridgeCommands } from './commands';
import { createHost } from './host';
import { installCallbacks } from './installCallbacks';
import { createRepeatedLogins } from './repeatedLogin';
import { createSendUnconfirmed, type SendUnconfirmed } from './sendUnconfirmed';
import { tokenHash } from './tokenHash';
import { createWindowRegistry } from './windowRegistry';

/** The services that the bridge uses. */
export type BridgeServices = Pick<Services, 'host' | 'sessionStorage' | 'now' | 'elapsed' | 'random' | 'uuid'>;

/** State of the app that the bridge reads anew at each call. */
export interface BridgeOptions {
  /** The host's version, 0 when unknown. */
  sdk(): number;
  /** Ad configs as cached, best first. */
  adPlaces(): readonly AdConfig[];
  /** `adShowType` (ADS-3): 1 one ad, 2 two ads, 10 (and anything else) several. */
  adShowType(): number;
  /** Handles the host's back key. Returns true when the page itself went back. */
  hostBack(): boolean;
}

/** The only connection to the native host. It only translates: callbacks into actions, commands into host calls. */
export interface Bridge {
  /**
   * Connects host and store: dispatches whether there is a host, reports the requests that were never answered and runs
   * the queued callbacks. The token must be in the vault before this call.
   * @returns a function that removes the callbacks from the page; after it, commands behave as if there were no host
   */
  start(dispatch: Dispatch<UnknownAction>, options: BridgeOptions): Stop;
  /** Calls to the host. */
  readonly commands: BridgeCommands;
  /**
   * Dispatches `requestUnconfirmed` for each request of this user that was never answered. Called when the network is
   * back.
   */
  reportUnconfirmed(): void;
  /** Sends the request that a window led to; see `SendUnconfirmed`. */
  sendUnconfirmed: SendUnconfirmed;
}

/**
 * @param page the browser window, on which the callbacks are installed
 * @param vault holds the login token; only the bridge and the base query access it
 */
export function createBridge({
  services,
  page,
  vault,
}: {
  services: BridgeServices;
  page: object;
  vault: Pick<AppContext['vault'], 'get' | 'set'>;
}): Bridge {
  // The hash distinguishes users without storing the token; guests have a hash too.
  const registry = createWindowRegistry(services, () => tokenHash(vault.get() ?? ''));
  let commands = noCommands;
  let reportUnconfirmed = () => {};

  const start: Bridge['start'] = (dispatch, options) => {
    const host = createHost(
      () => services.host(),
      () => options.sdk(),
      (method, why) => dispatch(callRefused({ method, why })),
    );
    const queue = createCallbackQueue();
    const repeatedLogins = createRepeatedLogins();
    commands = createCommands({ host, options, registry, services, dispatch, queue, repeatedLogins });
    reportUnconfirmed = () => registry.unconfirmed().forEach((request) => dispatch(requestUnconfirmed(request)));

    dispatch(hostReady({ present: host.present(), sdk: options.sdk(), missing: host.missing() }));
    reportUnconfirmed();
    const uninstall = installCallbacks(page as Record<string, unknown>, {
      callbacks: createCallbacks({ registry, dispatch, repeatedLogins, saveToken: (token) => vault.set(token) }),
      dispatch,
      queue,
      hostBack: () => options.hostBack(),
    });
    return () => {
      uninstall();
      commands = noCommands;
      reportUnconfirmed = () => {};
    };
  };

  return {
    start,
    get commands() {
      return commands;
    },
    reportUnconfirmed: () => reportUnconfirmed(),
    sendUnconfirmed: createSendUnconfirmed(registry),
  };
}
