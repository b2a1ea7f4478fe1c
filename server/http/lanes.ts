/** Lets everybody have so many things done at once; what is more waits for its turn, and keeps nobody else waiting. */
export interface Lanes {
  run<T>(who: number, work: () => Promise<T>): Promise<T>;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

export function createLanes(atOnce: number): Lanes {
  const lanes = new Map<number, Lane>();
  const leave = (who: number, lane: Lane) => {
    const next = lane.waiting.shift();
    // The place goes to whoever has waited longest.
    if (next) return next();
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(who);
  };
  return {
    run: async (who, work) => {
      const lane = lanes.get(who) ?? { running: 0, waiting: [] };
      lanes.set(who, lane);
      if (lane.running < atOnce) lane.running += 1;
      else await new Promise<void>((resolve) => lane.waiting.push(resolve));
      try {
        return await work();
      } finally {
        leave(who, lane);
      }
    },
  };
}
