/** Numbers that are the same in every market; one name each. Times in ms unless named otherwise. */
import { dayMs, hourMs, minuteMs } from './homeLimits';

export * from './homeLimits';

/** Widest numbers on the wire. */
export const apiCoinMax = Number.MAX_SAFE_INTEGER;
export const apiMoneyMax = 1_000_000_000_000;
export const apiTimeMax = 8_640_000_000_000_000;

/** A token or uuid is used only when it is longer; a login needs the second; nothing above the third is a token. */
export const tokenLongerThan = 10;
export const loginTokenLongerThan = 50;
export const loginTokenMax = 4096;

export const recordsMax = 50;
export const membersShown = 10;
export const passbookDays = 15;
export const passbookLinkAbove = 3;
export const adConfigCacheMs = 3 * dayMs;
export const adWindowShowMs = 3000;

/** Review prompts of the passbook (RATE-1, RATE-2). */
export const reviewPromptDelayMs = 3000;
export const reviewPromptEntries = 2;

/** Lucky tasks. */
export const luckyAppliesPerVisit = 8;
export const luckyApplyLockMs = 8000;
export const luckyApplyLockBusyMs = 12_000;
export const luckyOpenCheckMs = 6000;
export const luckyPlayMinutes = 5;
export const luckyPaySeconds = 5;

/** Withdrawing. */
export const withdrawGapMs = 5 * minuteMs;
export const withdrawSubmitLockMs = 10_000;
export const clearAfterDays = 15;

/** Days for which a hash of a wallet number is kept after its owner was deleted (PRIVACY-8). */
export const numberKeptDays = 30;
/** The numbers that the rules page states. */
export const tipsDailyCounts = { lottery: 10, videoad: 20, words: 30, quiz: 30 } as const;
export const tipsCheckinCoins = 1000;

/** The floating box offers a task while its count is below these. */
export const floatBoxBelow = { checkin: 1, lottery: 6, videoad: 5, words: 30 } as const;

/** Ads handed to a window: native Pangle up to `native` (check-in: `checkinNative`) plus `mtg`; words up to `wordsEach` from each source. */
export const adsPerTask = { native: 4, checkinNative: 5, mtg: 1, wordsEach: 5 } as const;
/** adShowType: 1 one ad, 2 two ads, 10 several. */
export const adShowTypes = { one: 1, two: 2, several: 10 } as const;

/** Customer service, hours of the market's day. */
export const serviceHours = { from: 9, to: 18 } as const;

export const feedbackContentMin = 10;
export const feedbackContentMax = 200;
export const feedbackContactMin = 8;
export const feedbackContactMax = 40;
export const feedbackReplied = 9;

export const operatorKeyLongerThan = 7;
export const refCodeMin = 6;
export const accountNameMin = 4;
export const accountNameMax = 60;
export const accountNoMax = 60;

/** Deletion form. */
export const deletionMailLongerThan = 10;
export const deletionMailSuffix = '@gmail.com';
export const openActionHostedMs = 500;
/** How often it is enough to say, and to note, that somebody opens the app, ms: 15 days of not opening clear coins and cash (MONEY-5). */
export const openedEveryMs = hourMs;
/** When the page repeats a request by itself after "too many" (429). */
export const tooManyAgainMs = minuteMs;
export const loginReloadMs = 500;

/** Places of the offers' calls (API-26). */
export const homeAdPlace = 1101;
export const floatPlace = 1001;

/** Window ids of the bridge, and how long a window may stay unanswered. */
export const windowIdMin = 10_000;
export const windowIdMax = 99_999;
export const windowExpiryMs = 10 * minuteMs;

/** Preset buttons of the operations area: days and pay values. */
export const opsDays = [-1, 0, 1] as const;
export const opsPays = [1, 2] as const;
export const opsTapsToShowKey = 3;
/** Largest package that operators may note, bytes. */
export const apkSizeMax = 10_000_000_000;

/** The stated age limit of the privacy policy. */
export const ageLimit = 16;
