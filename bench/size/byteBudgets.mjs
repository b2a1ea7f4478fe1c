/**
 * What each part of the app may weigh as brotli sends it; why each stands where it does is in docs/decisions/startup.md.
 * Bytes, but for the two shares of the floor (the fixed packages together) and the count of requests.
 */
export const byteBudgets = {
  page: 14_000,
  firstPhaseOfFloor: 0.7,
  homeOfFloor: 1.22,
  deferred: 15_100,
  reviewTask: 2_500,
  firstSteps: 2_000,
  rewardMotion: 1_500,
  nextOpening: 3_000,
  requestsBeforeFirstTap: 5,
  route: 8_000,
  sharedByRoutes: 38_500,
  texts: 6_500,
};
