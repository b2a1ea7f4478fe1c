import type { Dispatch, UnknownAction } from 'redux';
import { windowMethods } from '@tally/contract/host/host';
import type { Services } from '../platform/services';
import type { BridgeOptions } from './bridgeOptions';
import type { Host } from './calls/host';
import type { CommandHandlers } from './calls/hostCommands';
import { appLaunchStarted, loggedOut, windowOpened } from './actions';
import { tapLockMs } from './tapLocks';
import { chooseAdConfigs, windowPayload } from './calls/adPayload';
import type { RepeatedLogins } from './repeatedLogin';
import type { WindowRegistry } from './windows/windowRegistry';
import type { CallbackQueue } from './callbacks/callbackQueue';

export interface CommandNeeds {
  host: Host;
  options: Pick<BridgeOptions, 'sdk' | 'adConfigs' | 'adShowType'>;
  registry: Pick<WindowRegistry, 'open' | 'launch' | 'remove'>;
  services: Pick<Services, 'elapsed'>;
  dispatch: Dispatch<UnknownAction>;
  queue: CallbackQueue;
  repeatedLogins: Pick<RepeatedLogins, 'expectNew'>;
  vault: { set(token: string | undefined): void };
}

/** What a running bridge does with each command. */
export function createCommandHandlers({
  host,
  options,
  registry,
  services,
  dispatch,
  queue,
  repeatedLogins,
  vault,
}: CommandNeeds): CommandHandlers {
  const openWindow: CommandHandlers['openWindow'] = ({ kind, taskId, busy }) =>
    queue.during(() => {
      // Stored before the native call: the answer may come during the call, or after a reload.
      const { id, key } = registry.open(kind, { ...(taskId !== undefined && { taskId }) });
      const windowId = Number(id);
      const ads = chooseAdConfigs(kind, options.adConfigs(), options.adShowType(), options.sdk());
      const opened = host.showWindow(windowMethods[kind], windowId, windowPayload(ads));
      if (opened)
        dispatch(windowOpened({ kind, windowId, at: services.elapsed(), lockMs: tapLockMs(kind, busy), key }));
      else registry.remove(key);
      return opened;
    });

  const launchApp: CommandHandlers['launchApp'] = ({ packageName, className, taskRecordId }) =>
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
    share: ({ channel, ...data }) => host.share(channel, data),
    openChannel: ({ channel, link }) => host.openChannel(channel, link),
    callsHostBack: () => host.callsHostBack(),
    canLogOut: () => host.canLogOut(),
    logOut: () => {
      const ended = host.logOut();
      if (ended) {
        vault.set(undefined);
        dispatch(loggedOut());
      }
      return ended;
    },
  };
}
