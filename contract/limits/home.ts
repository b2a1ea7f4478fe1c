/** Delays after a start, ms. */

/** Home's late parts, after home was first entered (HOME-17). */
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

/** The report that the page of hosted apps was opened (API-30). */
export const openActionHostedMs = 500;

/** How long a friend's reward and the end of a withdrawal are news, days (DAY-4, DAY-6). */
export const newsDays = 7;
