/** The result of `within` when the work took longer. */
export const timedOut = Symbol('timed out');

/**
 * Resolves to the result of `work`, or to `timedOut` after `ms`; then the work continues, and its result or error is
 * ignored.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof timedOut> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<typeof timedOut>((resolve) => (timer = setTimeout(resolve, ms, timedOut)));
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
