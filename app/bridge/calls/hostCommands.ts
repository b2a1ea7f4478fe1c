import { createAction } from '@reduxjs/toolkit';
import type { NetworkType, OpenableChannel, ShareChannel, WindowKind } from '@tally/contract/host/host';
import type { ShareData } from './host';

const prefix = 'hostCommand/';
const command =
  <N extends string>(name: N) =>
  <P = void>() =>
    createAction<P, `hostCommand/${N}`>(`${prefix}${name}`);

/**
 * Commands to the phone app. Dispatched like any action, within the tap that they belong to: `bridgeMiddleware` calls
 * the host at once, and `dispatch` returns its answer (`HostDispatch`). Without a host, where its method is missing or
 * throws, and before the bridge has started, the answer is false and nothing happens.
 */
export const hostCommands = {
  /** Opens the host's Google login; its result is dispatched as `host/loginResult`. */
  login: command('login')(),
  /**
   * Opens a window with the ads chosen by `chooseAdConfigs`. `taskId`: the lucky task that the window belongs to;
   * `busy`: some lucky tasks were assigned already (12 s lock).
   */
  openWindow: command('openWindow')<{ kind: WindowKind; taskId?: number; busy?: boolean }>(),
  /** Launches a lucky task's app; its report is dispatched as `host/appLaunched`. */
  launchApp: command('launchApp')<{ packageName: string; className: string; taskRecordId: number }>(),
  isAppInstalled: command('isAppInstalled')<string>(),
  /** The payload is the id of the task's record. */
  uploadReviewScreenshot: command('uploadReviewScreenshot')<number>(),
  requestContactsPermission: command('requestContactsPermission')(),
  requestNotificationPermission: command('requestNotificationPermission')(),
  networkType: command('networkType')(),
  /** Shares data through a channel. `link` is https, or http on localhost; `image` is https, or empty for none. */
  share: command('share')<ShareData & { channel: ShareChannel }>(),
  openChannel: command('openChannel')<{ channel: OpenableChannel; link: string }>(),
  /** Asks whether the host asks the page before it goes back (HOST-12). */
  callsHostBack: command('callsHostBack')(),
  /** Whether the phone app can end the login (HOST-13). */
  canLogOut: command('canLogOut')(),
  /** Ends the login in the phone app and on the page; then `host/loggedOut` is dispatched to a guest's store. */
  logOut: command('logOut')(),
};

type Commands = typeof hostCommands;
export type HostCommand = ReturnType<Commands[keyof Commands]>;

/** What `dispatch` returns for a command: whether the host did it, or what it told. */
export interface HostDispatch {
  (command: ReturnType<Commands['networkType']>): NetworkType | undefined;
  (command: HostCommand): boolean;
}

/** A function that carries out each command. */
export type CommandHandlers = {
  [N in keyof Commands]: (
    payload: ReturnType<Commands[N]>['payload'],
  ) => N extends 'networkType' ? NetworkType | undefined : boolean;
};

export const isHostCommand = (action: unknown): action is HostCommand =>
  typeof (action as HostCommand | null)?.type === 'string' && (action as HostCommand).type.startsWith(prefix);

/** @param handlers undefined while the bridge is not running */
export function answerOf(handlers: CommandHandlers | undefined, { type, payload }: HostCommand): unknown {
  const name = type.slice(prefix.length) as keyof CommandHandlers;
  if (!handlers) return name === 'networkType' ? undefined : false;
  return (handlers[name] as (payload: unknown) => unknown)(payload);
}
