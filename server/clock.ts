/** The time that every rule sees, in ms since the epoch. */
export interface Clock {
  now(): number;
  /** Moves it by so many ms (demo only). */
  shift(ms: number): void;
  /** How far it is from the real time. */
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
