import { idempotencyHeader, idempotencyKeyMax, idempotencyKeyMin } from '@tally/contract/api/endpoint';
import type { EndpointName } from '@tally/contract/endpoints';
import { codes } from '@tally/contract/api/envelope';
import { createHash, randomUUID } from 'node:crypto';
import { ownKeys } from '../domain/ledger/idempotency';
import type { IdempotentRequest } from '../domain/ledger/idempotency';
import { Refusal } from '../domain/shared/refusal';

const keyPattern = /^[A-Za-z0-9_.:-]+$/;

/**
 * The request's identity for idempotency: by its `Idempotency-Key`, or by a generated key.
 *
 * @param operator whose request it is, if an operator's
 * @throws {Refusal} malformed
 */
export function readIdempotency(
  name: EndpointName,
  {
    header,
    query,
    body,
  }: {
    readonly header: string | undefined;
    readonly query: Record<string, unknown>;
    readonly body: Record<string, unknown>;
  },
  operator?: string,
): IdempotentRequest {
  if (
    header !== undefined &&
    (header.length < idempotencyKeyMin || header.length > idempotencyKeyMax || !keyPattern.test(header))
  )
    throw new Refusal(codes.malformed, `MALFORMED REQUEST: ${idempotencyHeader}`);
  // A client's key can't equal a generated one, because it must not contain a slash.
  const key = header ?? `${ownKeys}${randomUUID()}`;
  // The operator's key is left out of the hash: it may be replaced between two attempts, and nothing derived from it
  // should be stored. Their name is in it, so that an answer is given to nobody but who asked for it.
  const fields = Object.fromEntries(Object.entries(query).filter(([field]) => field !== 'key'));
  const request = createHash('sha256')
    .update(JSON.stringify([fields, body, ...(operator === undefined ? [] : [operator])]))
    .digest('base64url');
  return { scope: name, key, request };
}
