import type { Dispatch, UnknownAction } from 'redux';
import {
  windowMethods,
  type NetworkType,
  type OpenableChannel,
  type SdkGate,
  type ShareChannel,
  type WindowKind,
} from '@tally/contract/host';
import type { Services } from '../platform/services';
import type { BridgeOptions } from './bridge';
import { isFeatureEnabled } from './featureGates';
import type { Host, ShareData } from './host';
import { appLaunchStarted, windowOpened } from './actions';
import { tapLockMs } from './tapLocks';
import { chooseAdConfigs, windowPayload } from './adPayload';
import type { RepeatedLogins } from './repeatedLogin';
import type { WindowRegistry } from './windowRegistry';
import type { CallbackQueue } from './callbackQueue';

/**
 * Calls to the host for screens and features. Without a host, and before the bridge has started, all of them return
 * false.
 */
export interface BridgeCommands {
  /** Opens the host's Google login; its result is dispatched as `host/loginResult`. */
  login(): boolean;
  /**
   * Opens a window with the ads chosen by `chooseAdConfigs`.
   * @param more `taskId`: the lucky task that the window belongs to; `busy`: some lucky tasks were assigned already (12
   *   s lock)
   */
  openWindow(kind: WindowKind, more?: { taskId?: number; busy?: boolean }): boolean;
  /** Launches a lucky task's app; its report is dispatched as `host/appLaunched`. */
  launchApp(app: { packageName: string; className: string; taskRecordId: number }): boolean;
  isAppInstalled(packageName: string): boolean;
  uploadReviewScreenshot(taskRecordId: number): boolean;
  requestContactsPermission(): boolean;
  requestNotificationPermission(): boolean;
  networkType(): NetworkType | undefined;
  /** Shares data through a channel. `link` is https, or http on localhost; `image` is https, or empty for none. */
  share(channel: ShareChannel, data: ShareData): boolean;
  openChannel(channel: OpenableChannel, link: string): boolean;
  /** Whether the host's version passes the gate (HOST-9). */
  can(gate: SdkGate): boolean;
}

export interface CommandNeeds {
  host: Host;
  options: Pick<BridgeOptions, 'sdk' | 'adPlaces' | 'adShowType'>;
  registry: Pick<WindowRegistry, 'open' | 'launch' | 'remove'>;
  services: Pick<Services, 'elapsed'>;
  dispatch: Dispatch<UnknownAction>;
  queue: CallbackQueue;
  repeatedLogins: Pick<RepeatedLogins, 'expectNew'>;
}

/** The commands of a started bridge. */
export function createCommands({
  host,
  options,
  registry,
  services,
  dispatch,
  queue,
  repeatedLogins,
}: CommandNeeds): BridgeCommands {
  const openWindow: BridgeCommands['openWindow'] = (kind, { taskId, busy } = {}) =>
    queue.during(() => {
      // Stored before the native call: the answer may come during the call, or after a reload.
      const { id, key } = registry.open(kind, { ...(taskId !== undefined && { taskId }) });
      const windowId = Number(id);
      const ads = chooseAdConfigs(kind, options.adPlaces(), options.adShowType(), options.sdk());
      const opened = host.showWindow(windowMethods[kind], windowId, windowPayload(ads));
      if (opened)
        dispatch(windowOpened({ kind, windowId, at: services.elapsed(), lockMs: tapLockMs(kind, busy), key }));
      else registry.remove(key);
      return opened;
    });

  const launchApp: BridgeCommands['launchApp'] = ({ packageName, className, taskRecordId }) =>
    queue.during(() => {
      const { key } = registry.launch(packageName, taskRecordId);
      const launched = host.launchApp(packageName, className);
      if (launched) dispatch(appLaunchStarted({ packageName, at: services.elapsed(), key }));
      else registry.remove(key);
      return launched;
    });

  return {
    login: () => {
      repeatedLogins.expectNew();
      return queue.during(() => host.loginGoogle());
    },
    openWindow,
    launchApp,
    isAppInstalled: (packageName) => host.isAppInstalled(packageName),
    uploadReviewScreenshot: (taskRecordId) => host.uploadReviewScreenshot(String(taskRecordId)),
    requestContactsPermission: () => host.requestContactsPermission(),
    requestNotificationPermission: () => host.requestNotificationPermission(),
    networkType: () => host.networkType(),
    share: (channel, data) => host.share(channel, data),
    openChannel: (channel, link) => host.openChannel(channel, link),
    can: (gate) => isFeatureEnabled(gate, options.sdk()),
  };
}

const no = () => false;

/** Commands of a bridge that has not started: all without effect. */
export const noCommands: BridgeCommands = {
  login: no,
  openWindow: no,
  launchApp: no,
  isAppInstalled: no,
  uploadReviewScreenshot: no,
  requestContactsPermission: no,
  requestNotificationPermission: no,
  networkType: () => undefined,
  share: no,
  openChannel: no,
  can: no,
};
