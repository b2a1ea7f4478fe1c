/** Work that comes again and again. */
export interface Schedule {
  /** Ends it; waits for a round under way. */
  stop(): Promise<void>;
}

/**
 * Does work at once and then every `ms`. One round at a time: while one is under way the next ones are left out.
 *
 * @param work takes care of its own failures
 */
export function startSchedule(work: () => Promise<void>, ms: number): Schedule {
  let running: Promise<void> | undefined;
  const round = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  round();
  const timer = setInterval(round, ms);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
