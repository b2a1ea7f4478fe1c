/** What `within` answers when the work took longer. */
export const late = Symbol('late');

/** The outcome of some work, or `late` after so many ms; the work itself goes on then, and how it ends is nobody's concern. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<typeof late>((resolve) => (timer = setTimeout(resolve, ms, late)));
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
