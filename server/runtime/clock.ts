/** The clock that all rules use, in ms since the epoch. */
export interface Clock {
  now(): number;
  /** Moves the clock by `ms` (demo only). */
  shift(ms: number): void;
  /** Difference to the real time, ms. */
  shifted(): number;
}

const farthestMs = 400 * 24 * 3_600_000;

export function createClock(realNow: () => number): Clock {
  let offset = 0;
  return {
    now: () => realNow() + offset,
    shift: (ms) => {
      offset = Math.max(-farthestMs, Math.min(farthestMs, offset + Math.round(ms)));
    },
    shifted: () => offset,
  };
}
