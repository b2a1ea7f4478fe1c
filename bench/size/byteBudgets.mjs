/**
 * Maximum brotli size of each part of the app; the reasons are in docs/decisions/0012. They guard against
 * accidents, and leave room to work. All in bytes, except for the number of requests. What operators open reaches nobody
 * else's page.
 */
export const byteBudgets = {
  page: 14_000,
  home: 146_300,
  deferred: 20_000,
  reviewTask: 2_500,
  firstSteps: 2_000,
  rewardMotion: 1_500,
  nextOpening: 3_000,
  requestsBeforeFirstTap: 6,
  route: 9_000,
  operators: 60_000,
  router: 15_000,
  sharedByRoutes: 44_300,
  texts: 8_000,
};
