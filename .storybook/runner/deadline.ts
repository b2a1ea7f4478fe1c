/** What a page was asked did not come in time. It hangs, and is not asked again. */
export class Overdue extends Error {}

/** How long one step of looking at a story may take, in ms; the slowest takes a few seconds on a machine under load. */
const patience = 30_000;

/**
 * Waits for one step of looking at a story, but not for ever.
 *
 * @param step says what is waited for
 * @throws {Overdue} with the step's name when it takes too long
 */
export async function inTime<T>(step: string, asked: Promise<T>, ms = patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue(`${step} took more than ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
