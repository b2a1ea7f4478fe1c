/** Clock and timers of the simulator; a test can replace them. */
export interface SimulatorClock {
  /** Ms since the epoch. */
  now(): number;
  after(ms: number, fn: () => void): void;
}

/** The browser's clock. */
export const systemClock: SimulatorClock = {
  now: () => Date.now(),
  after: (ms, fn) => void setTimeout(fn, ms),
};
