/**
 * Why a call brought nothing. `envelope`: the server answered and refused (code is not 200; msg is for the log,
 * never shown). `malformed`: an answer that is not ours, such as a captive portal's page or cut-off JSON.
 */
export type ApiError =
  | { kind: 'offline' | 'timeout' | 'malformed' }
  | { kind: 'http'; status: number }
  | { kind: 'envelope'; code: number; msg: string };

/**
 * The error of a call as RTK Query hands it out, narrowed: undefined where there is none, or where code threw and no call
 * failed (a `SerializedError`).
 */
export const apiErrorOf = (error: unknown): ApiError | undefined =>
  typeof error === 'object' && error !== null && 'kind' in error ? (error as ApiError) : undefined;

/** True when it is unknown whether the server did what was requested: its answer never came, or was garbled. */
export const outcomeUnknown = (error: unknown): boolean =>
  isTransient(error) || apiErrorOf(error)?.kind === 'malformed';

/** Worth another try by itself: network errors, time-outs and 5xx; never a refusal (reliability: network). */
export function isTransient(error: unknown): boolean {
  const failed = apiErrorOf(error);
  return failed?.kind === 'offline' || failed?.kind === 'timeout' || (failed?.kind === 'http' && failed.status >= 500);
}

/** The server answered and refused (API-2); whatever else went wrong may be tried again. */
export const isRefused = (error: unknown): boolean => apiErrorOf(error)?.kind === 'envelope';
