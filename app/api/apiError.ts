/**
 * Why a call brought nothing. `envelope`: the server answered and refused (code is not 200; msg is for the log,
 * never shown). `malformed`: an answer that is not ours, such as a captive portal's page or cut-off JSON.
 */
export type ApiError =
  | { kind: 'offline' | 'timeout' | 'malformed' }
  | { kind: 'http'; status: number }
  | { kind: 'envelope'; code: number; msg: string };

/** True when it is unknown whether the server did what was asked: its answer never came, or came garbled. */
export const outcomeUnknown = (error: ApiError): boolean =>
  error.kind === 'offline' ||
  error.kind === 'timeout' ||
  error.kind === 'malformed' ||
  (error.kind === 'http' && error.status >= 500);

/** Worth another try by itself: network errors, time-outs and 5xx; never a refusal (reliability: network). */
export const isTransient = (error: ApiError): boolean =>
  error.kind === 'offline' || error.kind === 'timeout' || (error.kind === 'http' && error.status >= 500);
