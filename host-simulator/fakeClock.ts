import type { SimulatorClock } from './systemClock';

/** A clock that moves only when it is told to; timers fire in order. */
export interface FakeClock extends SimulatorClock {
  after(ms: number, fn: () => void): () => void;
  /** Monotonic, ms since the clock was made. */
  elapsed(): number;
  /** Moves time on; due timers fire in their order, also those that they set themselves. */
  pass(ms: number): void;
  /** Sets the device's clock to another time; the monotonic clock does not notice. */
  jump(ms: number): void;
}

export function createFakeClock(start = Date.UTC(2026, 2, 10, 5)): FakeClock {
  let wall = start;
  let elapsed = 0;
  let next = 0;
  const timers = new Map<number, { due: number; fn: () => void }>();

  const moveTo = (due: number) => {
    wall += due - elapsed;
    elapsed = due;
  };
  return {
    now: () => wall,
    elapsed: () => elapsed,
    after: (ms, fn) => {
      const id = next++;
      timers.set(id, { due: elapsed + ms, fn });
      return () => void timers.delete(id);
    },
    jump: (ms) => {
      wall += ms;
    },
    pass: (ms) => {
      const until = elapsed + ms;
      for (;;) {
        const due = [...timers]
          .filter(([, timer]) => timer.due <= until)
          .sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB)[0];
        if (!due) break;
        timers.delete(due[0]);
        moveTo(due[1].due);
        due[1].fn();
      }
      moveTo(until);
    },
  };
}
