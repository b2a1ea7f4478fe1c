/**
 * The limits that home needs before the first tap: the others come later, with whoever needs them (app/startup/README.md).
 * Times in ms unless named otherwise.
 */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Further task taps are ignored this long after one. */
export const taskTapLockMs = { checkin: 5000, lottery: 3000, videoad: 3000 } as const;

/** The lottery button turns green when fewer draws are left. */
export const lotteryGreenBelow = 5;

/** Coins become cash before this stated hour of the market's day; coins and cash are cleared after so many days without opening. */
export const exchangeStated = '07:00';
/** The exchange of a morning is due from this hour on, well before the stated one. */
export const exchangeFromHour = 5;
/** Days for which somebody has had a language until its better rate counts (MONEY-12). */
export const betterRateAfterDays = 7;

/** What guests see, and what the server pays unless configured otherwise. */
export const defaultCoinRewards = { checkin: 1000, lottery: 4000, videoad: 8000, words: 2000, quiz: 2000 } as const;
export const defaultMaxCounts = { checkin: 1, lottery: 10, videoad: 10, words: 30, quiz: 30 } as const;

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
