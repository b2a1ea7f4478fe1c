/** The host and its windows. Times in ms. */
import { minuteMs } from './time';

/** SDK versions of the host from which a feature works (HOST-9); the ads window needs a version above 802. */
export const sdkGates = {
  adsWindow: 803,
  words: 804,
  intentLinks: 806,
  shareT: 811,
  channelW: 814,
  quiz: 815,
} as const;

/** Range of window ids of the bridge, and how long a window may stay unanswered. */
export const windowIdMin = 10_000;
export const windowIdMax = 99_999;
export const windowExpiryMs = 10 * minuteMs;

/** The largest bar and keyboard, CSS px, that a host can say to lie over the page; more is an error (HOST-11). */
export const insetMax = 200;
export const keyboardMax = 1000;
