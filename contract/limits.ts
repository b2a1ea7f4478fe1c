/** Numbers that are the same in every market; one name each. Times in ms unless named otherwise. */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

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

/** Further task taps are ignored this long after one. */
export const clickLockMs = { checkin: 5000, lottery: 3000, videoad: 3000 } as const;
export const adWindowShowMs = 3000;

/** The lottery button turns green when fewer draws are left. */
export const lotteryGreenBelow = 5;

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

/** Coins become cash before this stated hour of the market's day; coins and cash are cleared after so many days without opening. */
export const exchangeStated = '07:00';
/** The exchange of a morning is due from this hour on, well before the stated one. */
export const exchangeFromHour = 5;
export const clearAfterDays = 15;
/** Days for which somebody has had a language until its better rate counts (MONEY-12). */
export const betterRateAfterDays = 7;

/** Days for which a hash of a wallet number is kept after its owner was deleted (PRIVACY-8). */
export const numberKeptDays = 30;

/** What guests see, and what the server pays unless configured otherwise. */
export const defaultCoinRewards = { checkin: 1000, lottery: 4000, videoad: 8000, words: 2000, quiz: 2000 } as const;
export const defaultMaxCounts = { checkin: 1, lottery: 10, videoad: 10, words: 30, quiz: 30 } as const;
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

/** SDK versions of the host from which something works (HOST-9); the ads window needs more than 802. */
export const sdkGates = {
  adsWindow: 803,
  words: 804,
  intentLinks: 806,
  shareT: 811,
  channelW: 814,
  quiz: 815,
} as const;

/** Home's delayed reveals (HOME-17), after its first entry. */
export const revealMs = {
  lucky: 500,
  appConfigs: 1000,
  team: 800,
  floatBox: 1000,
  openAction: 1000,
  dupUser: 1100,
  promoBox: 1500,
  homeAds: 1800,
} as const;
export const openActionShellMs = 500;
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
