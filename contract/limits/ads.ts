/** Ads. Times in ms. */
import { dayMs } from './time';

/** How long the configuration of ads is kept on the phone. */
export const adConfigCacheMs = 3 * dayMs;
export const adWindowShowMs = 3000;

/**
 * Number of ads handed to a window: up to `native` native Pangle ads (check-in: `checkinNative`) plus `mtg`; for words
 * up to `wordsEach` from each source.
 */
export const adsPerTask = { native: 4, checkinNative: 5, mtg: 1, wordsEach: 5 } as const;

/** Values of adShowType: 1 one ad, 2 two ads, 10 several. */
export const adShowTypes = { one: 1, two: 2, several: 10 } as const;

/** Place ids of the offers endpoints (API-26). */
export const homeAdPlace = 1101;
export const floatPlace = 1001;
