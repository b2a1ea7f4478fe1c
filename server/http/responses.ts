import { codes, failure } from '@tally/contract/envelope';
import type { Code, Envelope } from '@tally/contract/envelope';
import { randomBytes } from 'node:crypto';
import { isUnavailable } from '../db/unavailable';
import { Refusal } from '../domain/refusal';

/** Codes that are sent as HTTP status too; the others are answers (status 200). */
const asStatus = new Set<Code>([codes.malformed, codes.tooLarge, codes.tooMany, codes.crashed, codes.closing]);

/** An envelope as it goes out. */
export const envelopeResponse = (
  envelope: Envelope<unknown>,
  status: number,
  now: number,
  extra: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify(envelope), {
    status,
    // The page takes the server's time from here (TIME-1).
    headers: { 'content-type': 'application/json; charset=utf-8', date: new Date(now).toUTCString(), ...extra },
  });

/** What is answered to an error: a database that is away may be back a moment later. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return isUnavailable(error)
    ? new Refusal(codes.closing, 'TRY AGAIN')
    : new Refusal(codes.crashed, 'SOMETHING WENT WRONG');
}

/** Finds the line of the log that belongs to an answer. Twelve letters from a to p: the log masks what has digits. */
export const requestId = (): string =>
  randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** When to ask again (s): many requests count for a minute, and a database that is away or busy may answer a moment later. */
const retryAfter: Partial<Record<Code, string>> = { [codes.tooMany]: '60', [codes.closing]: '1' };

/** A refusal as it goes out, with the time of the next try where there is one. */
export const refusalResponse = ({ code, message }: Refusal, now: number): Response =>
  envelopeResponse(
    failure(code, message),
    asStatus.has(code) ? code : 200,
    now,
    retryAfter[code] === undefined ? {} : { 'retry-after': retryAfter[code] },
  );
