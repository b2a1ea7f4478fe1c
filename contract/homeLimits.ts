/**
 * Limits that home needs before the first tap. The other limits are in limits.ts, which is loaded later, with the code
 * that uses it (app/startup/README.md). Times in ms unless named otherwise.
 */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How long further taps on a task are ignored after a tap. */
export const taskTapLockMs = { checkin: 5000, lottery: 3000, videoad: 3000 } as const;

/** The lottery button turns green when fewer than this many draws are left. */
export const lotteryGreenBelow = 5;

/**
 * The time of the market's day before which coins become cash, as stated to users; and the days without opening the app
 * after which coins and cash are cleared.
 */
export const exchangeStated = '07:00';
/** Hour of the market's day from which the morning exchange is due; earlier than the stated time, as a margin. */
export const exchangeFromHour = 5;
/** Days that a user must have had a language before its better rate applies (MONEY-12). */
export const betterRateAfterDays = 7;

/** Default rewards: shown to guests, and paid by the server unless configured otherwise. */
export const defaultCoinRewards = { checkin: 1000, lottery: 4000, videoad: 8000, words: 2000, quiz: 2000 } as const;
export const defaultMaxCounts = { checkin: 1, lottery: 10, videoad: 10, words: 30, quiz: 30 } as const;

/** SDK versions of the host from which a feature works (HOST-9); the ads window needs a version above 802. */
export const sdkGates = {
  adsWindow: 803,
  words: 804,
  intentLinks: 806,
  shareT: 811,
  channelW: 814,
  quiz: 815,
} as const;

/** Delays of home's late parts after home was first entered (HOME-17). */
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
