/**
 * Durations and curves, each for one purpose. Under reduced motion the global style leaves opacity alone.
 * Only transform and opacity move, nothing loops but what waits, and no tap waits for any of it.
 */
export const motion = {
  /** A press answers. */
  tap: '80ms',
  /** Something small appears or is chosen. */
  fast: '140ms',
  /** A dialog or toast comes; a stub falls. */
  base: '220ms',
  /** Something large comes. */
  slow: '360ms',
  /** One thing takes the place of another. */
  flip: '320ms',
  /** A stamp lands; the badge of a picture appears. */
  stamp: '180ms',
  /** Comes: fast at first, gentle at the end. */
  out: 'cubic-bezier(.2,.8,.2,1)',
  /** Leaves, or moves from place to place. */
  inOut: 'cubic-bezier(.6,0,.3,1)',
  /** A light overshoot, for rewards only. */
  spring: 'cubic-bezier(.34,1.4,.5,1)',
} as const;

/**
 * The reward as one piece of 700 ms, in ms from the moment at which it is credited: the stub falls at once, the stamp lands,
 * coins fly one after the other, the day's stub turns gold, and when the first coins have landed the numbers count up.
 */
export const reward = {
  stampAfter: 160,
  dayStubAfter: 340,
  coins: 5,
  coinsAfter: 120,
  coinEvery: 45,
  coinFlies: 360,
  countAfter: 480,
  countFor: 220,
} as const;

/** Ms that code needs as numbers. */
export const timing = { noticeEvery: 2000 } as const;
