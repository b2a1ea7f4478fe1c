/**
 * Durations and easing curves, each with one purpose. Under reduced motion the global style allows only opacity to
 * change. Only transform and opacity are animated, nothing loops except loading indicators, and no tap has to wait for
 * an animation.
 */
export const motion = {
  /** Feedback to a press. */
  tap: '80ms',
  /** Something small appears or is selected. */
  fast: '140ms',
  /** A dialog or toast enters; a stub falls. */
  base: '220ms',
  /** Something large enters. */
  slow: '360ms',
  /** One element replaces another. */
  flip: '320ms',
  /** A stamp lands; the badge on a picture appears. */
  stamp: '180ms',
  /** For entering: fast at first, gentle at the end. */
  out: 'cubic-bezier(.2,.8,.2,1)',
  /** For leaving, or moving from place to place. */
  inOut: 'cubic-bezier(.6,0,.3,1)',
  /** Slight overshoot, for rewards only. */
  spring: 'cubic-bezier(.34,1.4,.5,1)',
} as const;

/**
 * Timeline of the reward animation, 700 ms in all; values in ms from the moment at which the reward is credited. The
 * stub falls at once, the stamp lands, coins fly one after the other, and once the first coins have landed the
 * numbers count up.
 */
export const reward = {
  stampAfter: 160,
  coins: 5,
  coinsAfter: 120,
  coinEvery: 45,
  coinFlies: 360,
  countAfter: 480,
  countFor: 220,
} as const;

/** Under reduced motion: how long everything fades in that otherwise moves or grows, ms. */
export const reducedFade = 120;
