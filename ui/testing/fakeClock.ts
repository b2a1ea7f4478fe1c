interface Timer {
  due: number;
  fn: () => void;
  every?: number;
}

/** A clock for tests and stories: it stands still until it is moved. */
export interface FakeClock {
  /** The device's clock, ms since the epoch. */
  now(): number;
  /** Monotonic, ms since the clock was made. */
  elapsed(): number;
  /** Both return what stops the timer. */
  after(ms: number, fn: () => void): () => void;
  every(ms: number, fn: () => void): () => void;
  /** Moves time on; due timers fire in their order, also those that they set themselves. */
  advance(ms: number): void;
  /** Sets the device's clock to another time; the monotonic clock does not notice. */
  jump(ms: number): void;
  /** How many timers are set. */
  running(): number;
}

/**
 * @param start the device's clock at first, ms since the epoch
 * @param run calls a timer that is due, for example inside React's `act`
 */
export function createFakeClock({
  start = Date.UTC(2026, 0, 15, 5),
  run = (fn) => fn(),
}: { start?: number; run?: (fn: () => void) => void } = {}): FakeClock {
  let offset = start;
  let elapsed = 0;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  return {
    now: () => offset + elapsed,
    elapsed: () => elapsed,
    after: (ms, fn) => add({ due: elapsed + ms, fn }),
    every: (ms, fn) => add({ due: elapsed + ms, fn, every: ms }),
    advance: (ms) => {
      const end = elapsed + ms;
      for (;;) {
        const next = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        elapsed = Math.max(elapsed, next.due);
        if (next.every === undefined) timers.delete(next);
        else next.due += next.every;
        run(next.fn);
      }
      elapsed = end;
    },
    jump: (ms) => {
      offset += ms;
    },
    running: () => timers.size,
  };
}
