interface Timer {
  due: number;
  fn: () => void;
  every?: number;
}

/** A clock for tests and stories: time advances only by `advance`. */
export interface FakeClock {
  /** The device's wall clock, ms since the epoch. */
  now(): number;
  /** Monotonic clock, ms since this clock was created. */
  elapsed(): number;
  /** Like the timers of `Environment`; both return a function that cancels the timer. */
  after(ms: number, fn: () => void): () => void;
  every(ms: number, fn: () => void): () => void;
  /** Advances time by `ms` and runs the timers that fall due, in order, including timers set by them. */
  advance(ms: number): void;
  /** Sets the device's wall clock to another time; the monotonic clock is not affected. */
  jump(ms: number): void;
  /** Number of active timers. */
  running(): number;
}

/**
 * @param start initial time of the wall clock, ms since the epoch
 * @param run wrapper for calling a due timer, e.g. React's `act`
 */
export function createFakeClock({
  start = Date.UTC(2026, 0, 15, 5),
  run = (fn) => fn(),
}: { start?: number | undefined; run?: (fn: () => void) => void } = {}): FakeClock {
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
