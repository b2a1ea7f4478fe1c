/** Durations and curves. Under reduced motion the global style leaves opacity alone. */
export const motion = {
  tap: '80ms',
  fast: '140ms',
  base: '220ms',
  slow: '360ms',
  flip: '320ms',
  out: 'cubic-bezier(.2,.8,.2,1)',
  inOut: 'cubic-bezier(.6,0,.3,1)',
  /** A light overshoot, for rewards only. */
  spring: 'cubic-bezier(.34,1.4,.5,1)',
} as const;

/** Ms that code needs as numbers. */
export const timing = { countUp: 700, noticeEvery: 2000 } as const;
