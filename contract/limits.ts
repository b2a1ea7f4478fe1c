/** Limits that are the same in every market. Times in ms unless named otherwise. */
import { dayMs, hourMs, minuteMs } from './homeLimits';

export * from './homeLimits';

/** Maximum values of numbers in requests and replies. */
export const apiCoinMax = Number.MAX_SAFE_INTEGER;
export const apiMoneyMax = 1_000_000_000_000;
export const apiTimeMax = 8_640_000_000_000_000;

/** Maximum size of a request's body, bytes. */
export const requestBodyMax = 16_384;

/**
 * A token or uuid is accepted only when it is longer than the first; a login needs more than the second; a token longer
 * than the third is rejected.
 */
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

/** Limits of lucky tasks. */
export const luckyAppliesPerVisit = 8;
export const luckyApplyLockMs = 8000;
export const luckyApplyLockBusyMs = 12_000;
export const luckyOpenCheckMs = 6000;
export const luckyPlayMinutes = 5;
export const luckyPaySeconds = 5;

/** Limits of withdrawals. */
export const withdrawGapMs = 5 * minuteMs;
export const withdrawSubmitLockMs = 10_000;
export const clearAfterDays = 15;

/** Days for which the hash of a wallet number is kept after its owner was deleted (PRIVACY-8). */
export const numberKeptDays = 30;
/**
 * Days for which hashes of login, phone and wallet number are kept of a person who was frozen when deleted (OPS-17).
 */
export const frozenKeptDays = 365;
/** Days for which ad networks' confirmations, and claims that waited for one, are kept (PRIVACY-12). */
export const confirmationKeptDays = 30;
/**
 * Rounds of words and quiz, which the phone app's backend reports (TASK-31): how old a reported round may be, how far
 * ahead its clock, and the least time between the reports of two paid rounds of a game, ms.
 */
export const roundReportedWithinMs = dayMs;
export const roundFutureMs = minuteMs;
export const gamePaceMs = 3000;
/** Numbers stated on the rules page: daily maximum counts, and coins for a check-in. */
export const tipsDailyCounts = { lottery: 10, videoad: 20, words: 30, quiz: 30 } as const;
export const tipsCheckinCoins = 1000;

/** The floating box offers a task while its count today is below this. */
export const floatBoxBelow = { checkin: 1, lottery: 6, videoad: 5, words: 30 } as const;

/**
 * Number of ads handed to a window: up to `native` native Pangle ads (check-in: `checkinNative`) plus `mtg`; for words
 * up to `wordsEach` from each source.
 */
export const adsPerTask = { native: 4, checkinNative: 5, mtg: 1, wordsEach: 5 } as const;
/** Values of adShowType: 1 one ad, 2 two ads, 10 several. */
export const adShowTypes = { one: 1, two: 2, several: 10 } as const;

/** Opening hours of customer service on the market's clock. */
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
/** A Pix key has at most 77 characters. */
export const accountNoMax = 77;

/** Limits of the data deletion form. */
export const deletionMailLongerThan = 10;
export const deletionMailSuffix = '@gmail.com';
export const openActionHostedMs = 500;
/**
 * Minimum interval between two reports, and two database writes, of a user opening the app, ms. An hour is precise
 * enough because coins and cash are cleared after 15 days without opening (MONEY-5).
 */
export const openedEveryMs = hourMs;
/** Delay after which the page repeats a request that was refused with "too many" (429). */
export const tooManyAgainMs = minuteMs;
export const loginReloadMs = 500;

/** Place ids of the offers endpoints (API-26). */
export const homeAdPlace = 1101;
export const floatPlace = 1001;

/** Range of window ids of the bridge, and how long a window may stay unanswered. */
export const windowIdMin = 10_000;
export const windowIdMax = 99_999;
export const windowExpiryMs = 10 * minuteMs;

/** Values of the preset buttons in the operations area: days and pay values. */
export const opsDays = [-1, 0, 1] as const;
export const opsPays = [1, 2] as const;
export const opsTapsToShowKey = 3;
/** Maximum size of an app package that operators can record, bytes. */
export const apkSizeMax = 10_000_000_000;

/** Minimum age stated in the privacy policy. */
export const ageLimit = 16;

/** The largest bar and keyboard, CSS px, that a host can say to lie over the page; more is an error (HOST-11). */
export const insetMax = 200;
export const keyboardMax = 1000;
