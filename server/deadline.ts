/** What `within` answers when the work took longer. */
export const timedOut = Symbol('timed out');

/** The outcome of some work, or `timedOut` after so many ms; the work itself goes on then, and how it ends is nobody's concern. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof timedOut> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<typeof timedOut>((resolve) => (timer = setTimeout(resolve, ms, timedOut)));
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
