import { idempotencyHeader, idempotencyKeyMax, idempotencyKeyMin } from '@tally/contract/endpoint';
import type { EndpointName } from '@tally/contract/endpoints';
import { codes } from '@tally/contract/envelope';
import { createHash, randomUUID } from 'node:crypto';
import { ownKeys } from '../domain/idempotency';
import type { IdempotentRequest } from '../domain/idempotency';
import { Refusal } from '../domain/refusal';

const keyPattern = /^[A-Za-z0-9_.:-]+$/;

/**
 * A request by its `Idempotency-Key`, or by a fresh one.
 *
 * @throws {Refusal} malformed
 */
export function readIdempotency(
  name: EndpointName,
  header: string | undefined,
  query: Record<string, unknown>,
  body: Record<string, unknown>,
): IdempotentRequest {
  if (
    header !== undefined &&
    (header.length < idempotencyKeyMin || header.length > idempotencyKeyMax || !keyPattern.test(header))
  )
    throw new Refusal(codes.malformed, `MALFORMED REQUEST: ${idempotencyHeader}`);
  // The client's keys and ours can't meet: a slash is not among their characters.
  const key = header ?? `${ownKeys}${randomUUID()}`;
  // Who asks is no part of what is asked: operators may get another key meanwhile, and nothing made from it is kept.
  const fields = Object.fromEntries(Object.entries(query).filter(([field]) => field !== 'key'));
  const request = createHash('sha256')
    .update(JSON.stringify([fields, body]))
    .digest('base64url');
  return { scope: name, key, request };
}
