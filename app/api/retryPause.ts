/** Delay before the first retry, ms; doubled before the next. */
const firstPauseMs = 400;
/** Longest wait that a server may ask for, ms: until then the person sees that it loads. */
export const longestWaitMs = 5000;

/** What a server asks for in `Retry-After`, ms; 0: nothing, or a date, which depends on the phone's clock. */
export const retryAfterMs = (headers: Headers): number => {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : 0;
};

/**
 * How long a failed request waits before it is repeated, ms (API-33): as long as the server asks for, and at random up
 * to twice as long as the pause, so that all phones that saw the same restart do not come back at the same moment.
 *
 * @param attempt number of the try that failed, from 1
 * @param waitMs what the server asked for
 * @param random 0 <= n < 1
 */
export function retryPauseMs(attempt: number, waitMs: number, random: number): number {
  const pause = firstPauseMs * 2 ** (attempt - 1);
  return Math.min(waitMs, longestWaitMs) + pause * (1 + random);
}
