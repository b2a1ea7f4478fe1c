import { codes, codesAsStatus, failure } from '@tally/contract/api/envelope';
import type { Code, Envelope } from '@tally/contract/api/envelope';
import { randomBytes } from 'node:crypto';
import { isUnavailable } from '../db/postgres/unavailable';
import { Refusal } from '../domain/shared/refusal';

/** Builds the HTTP response of an envelope. */
export const envelopeResponse = (
  envelope: Envelope<unknown>,
  status: number,
  now: number,
  extra: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify(envelope), {
    status,
    // The page takes the server's time from this header (TIME-1).
    headers: { 'content-type': 'application/json; charset=utf-8', date: new Date(now).toUTCString(), ...extra },
  });

/**
 * Converts an error to a refusal; a temporarily unavailable database is answered as such, so that the client retries.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return isUnavailable(error)
    ? new Refusal(codes.closing, 'TRY AGAIN')
    : new Refusal(codes.crashed, 'SOMETHING WENT WRONG');
}

/**
 * A random id that links an answer to its line in the log. Twelve letters from a to p, because the log masks values
 * with digits.
 */
export const requestId = (): string =>
  randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/**
 * Seconds until a retry makes sense: rate limits count per minute, and an unavailable or busy database may answer a
 * moment later.
 */
const retryAfter: Partial<Record<Code, string>> = { [codes.tooMany]: '60', [codes.closing]: '1' };

/** Builds the HTTP response of a refusal, with `Retry-After` where a retry makes sense. */
export const refusalResponse = ({ code, message }: Refusal, now: number): Response =>
  envelopeResponse(
    failure(code, message),
    codesAsStatus.has(code) ? code : 200,
    now,
    retryAfter[code] === undefined ? {} : { 'retry-after': retryAfter[code] },
  );
