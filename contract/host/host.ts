/**
 * The bridge between the page and the phone app, the native host (HOST-1 to HOST-8). This is the only file that spells
 * the names of its methods and callbacks.
 */

import type { AdConfig } from '../apps/ads';
import type { sdkGates } from '../limits/host';

/** The name under which the phone app injects its object into every frame. */
export const hostObjectName = 'RewardsHost';

/** The queue that the page head's stub fills before the app runs: `[callback name, its arguments]`. */
export const hostQueueName = '__hostQueue';
export type HostQueueEntry = readonly [name: string, args: readonly unknown[]];

/** Messaging services that a link can be shared by: W, T and M (SHARE-1). */
export type ShareChannel = 'W' | 'T' | 'M';
export type OpenableChannel = Exclude<ShareChannel, 'M'>;

export const networkTypes = ['wifi', '2g', '3g', '4g', '5g', 'none', 'unknown'] as const;
export type NetworkType = (typeof networkTypes)[number];

/**
 * The injected object. Android's bridge accepts primitives only, requires the exact number of
 * arguments, returns synchronously, and fails when a method is called detached from its object.
 */
export interface RewardsHostObject {
  /** Opens the Google login; answered by `loginCallback`. */
  loginGoogle(): void;
  isAppInstalled(packageName: string): boolean;
  /** Answered by `launchAppCallback` or `launchAppCallback2`. */
  launchApp(packageName: string, className: string): boolean;
  /** Answered by `checkInCallback`. */
  showCheckInWindow(windowId: number, payloadJson: string): boolean;
  /** Answered by `lotteryCallback`. */
  showLotteryWindow(windowId: number, payloadJson: string): boolean;
  /** Answered by `videoAdCallback`. */
  showVideoAdWindow(windowId: number, payloadJson: string): boolean;
  /** Answered by `luckytaskCallback` and `luckytaskClicked`. */
  showLuckyTaskWindow(windowId: number, payloadJson: string): boolean;
  showAdsWindow(windowId: number, payloadJson: string): boolean;
  showWordsWindow(windowId: number, payloadJson: string): boolean;
  showQuizWindow(windowId: number, payloadJson: string): boolean;
  uploadReviewScreenshot(taskRecordId: string): boolean;
  requestContactsPermission(): boolean;
  requestNotificationPermission(): boolean;
  /** One of `networkTypes`. */
  getNetworkType(): string;
  share(channel: ShareChannel, text: string, link: string, more: string, image: string): boolean;
  openChannel(channel: OpenableChannel, link: string): boolean;
  /** Whether each press of the back key goes to `onHostBack` first. */
  callsHostBack(): boolean;
  /** Optional (HOST-13): ends the login in the phone app; true once it is ended. */
  logOut(): boolean;
}
export type HostMethod = keyof RewardsHostObject;

/** Every method with the exact number of its arguments. */
export const hostMethods = {
  loginGoogle: 0,
  isAppInstalled: 1,
  launchApp: 2,
  showCheckInWindow: 2,
  showLotteryWindow: 2,
  showVideoAdWindow: 2,
  showLuckyTaskWindow: 2,
  showAdsWindow: 2,
  showWordsWindow: 2,
  showQuizWindow: 2,
  uploadReviewScreenshot: 1,
  requestContactsPermission: 0,
  requestNotificationPermission: 0,
  getNetworkType: 0,
  share: 5,
  openChannel: 2,
  callsHostBack: 0,
  logOut: 0,
} as const satisfies { [M in HostMethod]: Parameters<RewardsHostObject[M]>['length'] };

/** Methods that a host may lack: the page then does not offer what they do. */
export const optionalHostMethods: readonly HostMethod[] = ['logOut'];

/** The windows that the host can open over the page, and the method that opens each. */
export const windowMethods = {
  checkin: 'showCheckInWindow',
  lottery: 'showLotteryWindow',
  videoad: 'showVideoAdWindow',
  lucky: 'showLuckyTaskWindow',
  ads: 'showAdsWindow',
  words: 'showWordsWindow',
  quiz: 'showQuizWindow',
} as const satisfies Record<string, HostMethod>;
export type WindowKind = keyof typeof windowMethods;
/** Windows that answer by a callback; the others report nothing when they close. */
export type AnsweredWindowKind = 'checkin' | 'lottery' | 'videoad' | 'lucky';

/** Names of the functions that the page puts on `window` for the host to call (HOST-7). */
export const hostCallbacks = [
  'loginCallback',
  'checkInCallback',
  'lotteryCallback',
  'videoAdCallback',
  'launchAppCallback',
  'launchAppCallback2',
  'luckytaskCallback',
  'luckytaskClicked',
  /** Ours (HOST-11): what lies over the page, and whether a keyboard covers it. */
  'insetsCallback',
] as const;
export type HostCallbackName = (typeof hostCallbacks)[number];

/** A feature that needs a minimum SDK version of the host; the versions are in `sdkGates` (HOST-9). */
export type SdkGate = keyof typeof sdkGates;

/** Maximum number of windows that are remembered; beyond it, answered windows and then the oldest are forgotten. */
export const pendingWindowsMax = 64;

/** Content of `payloadJson`. */
export interface WindowPayload {
  /** The ad configs to show, in order of preference, as chosen by the ad rules (ADS-4). */
  ads: AdConfig[];
  /** How long the window shows its ads, ms (`adWindowShowMs`). */
  showMs: number;
}

/**
 * Name of the function that a host may call before it closes the page; it returns true when the page handled back
 * itself.
 */
export const hostBackName = 'onHostBack';
