/** Error for a step that timed out: the page hangs and gets no further commands. */
export class Overdue extends Error {}

/** Timeout of one step of checking a story, ms; the slowest takes a few seconds on a machine under load. */
const timeoutMs = 30_000;

/** How long each step has taken, ms, since {@link drainSpent} was called. */
const spent = new Map<string, number>();

/** Counts what a step took from `start` (`performance.now()`) until now. */
export const spend = (step: string, start: number): void =>
  void spent.set(step, (spent.get(step) ?? 0) + performance.now() - start);

/** What each step of a story took, ms, for `--profile`; begins anew. */
export function drainSpent(): Record<string, number> {
  const taken = Object.fromEntries(spent);
  spent.clear();
  return taken;
}

/**
 * Awaits one step of checking a story, with a timeout.
 *
 * @param step its name, for the error
 * @throws {Overdue} with the step's name when it takes too long
 */
export async function inTime<T>(step: string, work: Promise<T>, ms = timeoutMs): Promise<T> {
  const start = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue(`${step} took more than ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    spend(step, start);
  }
}
