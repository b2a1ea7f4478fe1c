/**
 * Limits how much work each caller has running at once; further work of that caller waits in order, and callers do not
 * delay each other.
 */
export interface ConcurrencyLimit {
  run<T>(who: number, work: () => Promise<T>): Promise<T>;
}

interface Slot {
  running: number;
  readonly waiting: (() => void)[];
}

export function createConcurrencyLimit(atOnce: number): ConcurrencyLimit {
  const slots = new Map<number, Slot>();
  const leave = (who: number, slot: Slot) => {
    const next = slot.waiting.shift();
    // Pass the slot on to the call that has waited longest.
    if (next) return next();
    slot.running -= 1;
    if (slot.running === 0) slots.delete(who);
  };
  return {
    run: async (who, work) => {
      const slot = slots.get(who) ?? { running: 0, waiting: [] };
      slots.set(who, slot);
      if (slot.running < atOnce) slot.running += 1;
      else await new Promise<void>((resolve) => slot.waiting.push(resolve));
      try {
        return await work();
      } finally {
        leave(who, slot);
      }
    },
  };
}
