/** Time as the simulator sees it; a test hands in its own. */
export interface SimulatorClock {
  /** Ms since the epoch. */
  now(): number;
  after(ms: number, fn: () => void): void;
}

/** The browser's own time. */
export const systemClock: SimulatorClock = {
  now: () => Date.now(),
  after: (ms, fn) => void setTimeout(fn, ms),
};
