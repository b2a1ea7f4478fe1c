import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
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

/** What the bridge reads of the rest of the app, at each call anew. */
export interface BridgeOptions {
  /** The host's version, 0 when unknown. */
  sdk(): number;
  /** Ad configs as cached, best first. */
  adPlaces(): readonly AdConfig[];
  /** `adShowType` (ADS-3): 1 one ad, 2 two ads, 10 (and anything else) several. */
  adShowType(): number;
  /** The host's back key. True when the page went back itself. */
  hostBack(): boolean;
}

/** The one way to the native host and back. It only translates: callbacks into actions, commands into calls. */
export interface Bridge {
  /**
   * Connects host and store: dispatches whether there is a host, reports the requests that were never answered and
   * runs the callbacks that came before. The token must be in the vault by then.
   * @returns takes the callbacks off the page; commands answer as if there were no host
   */
  start(dispatch: Dispatch<UnknownAction>, options: BridgeOptions): Stop;
  /** Calls to the host. */
  readonly commands: BridgeCommands;
  /** Dispatches `requestUnconfirmed` for each request of this user that was never answered. For when the network is back. */
  reportUnconfirmed(): void;
  /** Sends the request that a window led to; see `SendUnconfirmed`. */
  sendUnconfirmed: SendUnconfirmed;
}

/**
 * @param page the window: its callbacks are put there
 * @param vault holds the login token; only the bridge and the base query touch it
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
  // The hash tells one user from another without the token; a guest has one too.
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
