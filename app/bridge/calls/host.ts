import {
  hostMethods,
  hostObjectName,
  networkTypes,
  optionalHostMethods,
  type HostMethod,
  type NetworkType,
  type OpenableChannel,
  type RewardsHostObject,
  type ShareChannel,
} from '@tally/contract/host/host';
import type { CallRefusal } from '../actions';
import { gateOfCall, isFeatureEnabled } from './featureGates';
import { areValidArguments } from './hostArguments';

type Primitive = string | number;
type Methods = Partial<Record<string, (...args: readonly Primitive[]) => unknown>>;

/** What a person shares through a messaging service (SHARE-1). */
export interface ShareData {
  text: string;
  link: string;
  more: string;
  image: string;
}

/** The window methods: each takes a window id and the payload as JSON. */
export type WindowMethod = Extract<HostMethod, `show${string}`>;

/**
 * Calls to the native host. Each returns false (the network type: undefined) without a host, when the method is missing
 * or throws, when the host is too old for it and when an argument is invalid.
 */
export interface Host {
  present(): boolean;
  /** Methods that this host lacks, without those that it may lack; all of them without a host. */
  missing(): HostMethod[];
  loginGoogle(): boolean;
  isAppInstalled(packageName: string): boolean;
  launchApp(packageName: string, className: string): boolean;
  showWindow(method: WindowMethod, windowId: number, payloadJson: string): boolean;
  uploadReviewScreenshot(taskRecordId: string): boolean;
  requestContactsPermission(): boolean;
  requestNotificationPermission(): boolean;
  networkType(): NetworkType | undefined;
  share(channel: ShareChannel, data: ShareData): boolean;
  openChannel(channel: OpenableChannel, link: string): boolean;
  callsHostBack(): boolean;
  /** Whether the host can end the login (HOST-13). */
  canLogOut(): boolean;
  logOut(): boolean;
}

/** The object that the host injects into the browser window, if present. */
export function findHost(page: object): RewardsHostObject | undefined {
  try {
    const found: unknown = Reflect.get(page, hostObjectName);
    return (typeof found === 'object' || typeof found === 'function') && found !== null
      ? (found as RewardsHostObject)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Result of a call that did not reach the host: a symbol, so that no return value of the host can equal it. */
const refused = Symbol('refused');

const has = (host: Methods | undefined, method: HostMethod): boolean => {
  try {
    return typeof host?.[method] === 'function';
  } catch {
    return false;
  }
};

/**
 * @param find looks the native object up on each call, because a host may inject it late
 * @param sdk the host's version, 0 when unknown
 * @param onRefused is called for every call that did not reach the host
 */
export function createHost(
  find: () => RewardsHostObject | undefined,
  sdk: () => number,
  onRefused: (method: HostMethod, reason: CallRefusal) => void,
): Host {
  const native = () => find() as Methods | undefined;
  const reasonAgainst = (
    host: Methods | undefined,
    method: HostMethod,
    args: readonly Primitive[],
  ): CallRefusal | undefined => {
    if (!host) return 'noHost';
    if (!areValidArguments(method, args)) return 'badArgument';
    const gate = gateOfCall(method, args);
    if (gate && !isFeatureEnabled(gate, sdk())) return 'gate';
    return has(host, method) ? undefined : 'missing';
  };

  const call = (method: HostMethod, ...args: readonly Primitive[]): unknown => {
    const host = native();
    const reason = reasonAgainst(host, method, args);
    if (reason || !host) {
      onRefused(method, reason ?? 'noHost');
      return refused;
    }
    try {
      // Called as a member: Android's bridge fails when a method is detached from its object.
      return host[method]?.(...args);
    } catch {
      onRefused(method, 'threw');
      return refused;
    }
  };
  const yes = (method: HostMethod, ...args: readonly Primitive[]) => call(method, ...args) === true;

  return {
    present: () => native() !== undefined,
    missing: () => {
      const host = native();
      return (Object.keys(hostMethods) as HostMethod[]).filter(
        (method) => !optionalHostMethods.includes(method) && !has(host, method),
      );
    },
    loginGoogle: () => call('loginGoogle') !== refused,
    isAppInstalled: (packageName) => yes('isAppInstalled', packageName),
    launchApp: (packageName, className) => yes('launchApp', packageName, className),
    showWindow: (method, windowId, payloadJson) => yes(method, windowId, payloadJson),
    uploadReviewScreenshot: (taskRecordId) => yes('uploadReviewScreenshot', taskRecordId),
    requestContactsPermission: () => yes('requestContactsPermission'),
    requestNotificationPermission: () => yes('requestNotificationPermission'),
    networkType: () => {
      const answer = call('getNetworkType');
      return networkTypes.find((type) => type === answer);
    },
    share: (channel, { text, link, more, image }) => yes('share', channel, text, link, more, image),
    openChannel: (channel, link) => yes('openChannel', channel, link),
    callsHostBack: () => yes('callsHostBack'),
    canLogOut: () => has(native(), 'logOut'),
    logOut: () => yes('logOut'),
  };
}
