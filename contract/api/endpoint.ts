import type * as v from 'valibot';
import type { OperatorScope } from './scopes';
import type { Reading } from './reading';

export type Method = 'GET' | 'POST';

/** Who may call an endpoint: anyone, a logged-in user (bearer token), or staff (`key` in the query). */
export type Caller = 'anyone' | 'user' | 'operator';

type Schema = v.GenericSchema;
type Fields = v.GenericSchema<Record<string, unknown>>;

/**
 * One endpoint of the API (API-1): its method and path, who may call it, and the schemas of query, body and reply.
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
  /** Of a call of operators: a key needs one of these. Whoever may approve sees what waits. */
  readonly scope?: readonly OperatorScope[];
  readonly money: boolean;
  /** One line for the document of the API. Like all down to `query` it is not part of the page (`documentPlugin`). */
  readonly summary: string;
  /** What the line does not say: units, states, each `info` and when it is said. */
  readonly description?: string;
  /** What each word of the reply's `info` means, and when it is said; the empty one says nothing. */
  readonly infos?: Readonly<Record<string, string>>;
  /** What is not known when the call is answered with the code 404. */
  readonly notFound?: string;
  /** The query as typed values; the server converts the strings of the query string to them before it validates. */
  readonly query: Q;
  /** The JSON body of a POST. */
  readonly body: B;
  /** `data` of a successful envelope. */
  readonly reply: R;
  /** How the page reads `data` more leniently than the schema allows. */
  readonly reading?: Reading;
}

/** Path prefix of all endpoints. */
export const apiBase = '/event/v1';

/** Header that makes a money-moving POST safe to repeat; at most `idempotencyKeyMax` characters. */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyKeyMin = 8;
export const idempotencyKeyMax = 100;

/** A call of operators says its scopes, and no other call has any. */
type Scoped<W extends Caller> = W extends 'operator'
  ? { readonly scope: readonly OperatorScope[] }
  : { readonly scope?: never };

/** Defines an endpoint; its literal method and path are kept in the type. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const M extends Method,
  const P extends string,
  Q extends Fields,
  B extends Fields,
  R extends Schema,
  const W extends Caller,
>(definition: Endpoint<M, P, Q, B, R, W> & Scoped<W>): Endpoint<M, P, Q, B, R, W> {
  return definition;
}

/** Type of the query that a caller passes. */
export type QueryOf<C extends Endpoint> = v.InferInput<C['query']>;
/** Type of the JSON body that a caller passes. */
export type BodyOf<C extends Endpoint> = v.InferInput<C['body']>;
/** Type of `data` in a successful reply. */
export type ReplyOf<C extends Endpoint> = v.InferOutput<C['reply']>;
