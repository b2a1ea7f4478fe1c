/** Repeated work. */
export interface Schedule {
  /** Stops the repetition; waits for a round under way. */
  stop(): Promise<void>;
}

/**
 * Runs work at once and then every `ms`. Rounds never overlap: while one is under way, the next ones are skipped.
 *
 * @param work handles its own failures
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
