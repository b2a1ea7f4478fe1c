import type * as v from 'valibot';
import type { Reading } from './reading';

export type Method = 'GET' | 'POST';

/** Who may call: everybody, a signed-in person (bearer token), or staff (`key` in the query). */
export type Caller = 'anyone' | 'user' | 'operator';

type Schema = v.GenericSchema;
type Fields = v.GenericSchema<Record<string, unknown>>;

/**
 * One call of the API (API-1): where it is, who may use it and the three shapes that cross the wire.
 * `path` is relative to `apiBase`. `money` marks a POST that moves coins or cash: send an `Idempotency-Key` with it.
 */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  Q extends Fields = Fields,
  B extends Fields = Fields,
  R extends Schema = Schema,
  W extends Caller = Caller,
> {
  readonly method: M;
  readonly path: P;
  readonly who: W;
  readonly money: boolean;
  /** The query string, as typed values (the server turns the strings into them before it checks). */
  readonly query: Q;
  /** The JSON body of a POST. */
  readonly body: B;
  /** `data` of a successful envelope. */
  readonly reply: R;
  /** Where the page reads `data` more tolerantly than its schema allows. */
  readonly reading?: Reading;
}

/** Where every call lives. */
export const apiBase = '/event/v1';

/** Header that makes a money-moving POST safe to repeat; at most `idempotencyKeyMax` characters. */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyKeyMin = 8;
export const idempotencyKeyMax = 100;

/** Writes down a call; the literal method and path stay in its type. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const M extends Method,
  const P extends string,
  Q extends Fields,
  B extends Fields,
  R extends Schema,
  const W extends Caller,
>(definition: Endpoint<M, P, Q, B, R, W>): Endpoint<M, P, Q, B, R, W> {
  return definition;
}

/** What the caller passes in the query string. */
export type QueryOf<C extends Endpoint> = v.InferInput<C['query']>;
/** What the caller passes as JSON body. */
export type BodyOf<C extends Endpoint> = v.InferInput<C['body']>;
/** `data` of the answer. */
export type ReplyOf<C extends Endpoint> = v.InferOutput<C['reply']>;
