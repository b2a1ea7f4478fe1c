import { codes } from '@tally/contract/api/envelope';
import { tooManyAgainMs } from '@tally/contract/limits/request';

/**
 * Why a call returned no data. `envelope`: the server answered and refused (code is not 200; msg is for the log, never
 * shown). `malformed`: a response that cannot be parsed, such as a captive portal's page or truncated JSON. `unfit`:
 * JSON in another format than ours, which only a server sends that is not as it should be. `againMs`: how long the
 * server asks to wait (`Retry-After`), where it refused because of too many calls.
 */
export type ApiError =
  | { kind: 'offline' | 'timeout' | 'malformed' | 'unfit' }
  | { kind: 'http'; status: number; againMs?: number }
  | { kind: 'envelope'; code: number; msg: string; againMs?: number };

/**
 * Narrows an error of RTK Query to an ApiError. Undefined when there is no error, or when it is a `SerializedError`
 * (code threw; no call failed).
 */
export const apiErrorOf = (error: unknown): ApiError | undefined =>
  typeof error === 'object' && error !== null && 'kind' in error ? (error as ApiError) : undefined;

/** The code of a response that was no success, by HTTP or in the envelope; undefined: there was none, or no such response. */
export function codeOf(error: unknown): number | undefined {
  const failed = apiErrorOf(error);
  return failed?.kind === 'http' ? failed.status : failed?.kind === 'envelope' ? failed.code : undefined;
}

/** True when it is unknown whether the server executed the request: no response arrived, or it could not be parsed. */
export function outcomeUnknown(error: unknown): boolean {
  const kind = apiErrorOf(error)?.kind;
  return isTransient(error) || kind === 'malformed' || kind === 'unfit';
}

/** Whether a backend does not have the call. */
export const isUnknownCall = (error: unknown): boolean => codeOf(error) === codes.notFound;

/**
 * Whether an automatic retry makes sense: network errors, time-outs and 5xx; never a refusal (reliability: network).
 */
export function isTransient(error: unknown): boolean {
  const failed = apiErrorOf(error);
  return failed?.kind === 'offline' || failed?.kind === 'timeout' || (failed?.kind === 'http' && failed.status >= 500);
}

/** Whether the server answered and refused (API-2). Any other error may be retried. */
export const isRefused = (error: unknown): boolean => apiErrorOf(error)?.kind === 'envelope';

/** How long to wait where the server refused because of too many calls, ms; undefined for any other failure. */
export function tooManyFor(error: unknown): number | undefined {
  if (codeOf(error) !== codes.tooMany) return undefined;
  const failed = apiErrorOf(error);
  return (failed && 'againMs' in failed ? failed.againMs : undefined) ?? tooManyAgainMs;
}
