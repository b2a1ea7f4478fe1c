import type { BodyOf, Endpoint, QueryOf } from '@tally/contract/endpoint';
import type { ApiRequest } from './baseQuery';

/** What a write takes: the contract's query and body, and the key that makes it safe to repeat. */
export interface WriteOf<C extends Endpoint> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** Idempotency-Key; needed where the call moves money. */
  key?: string;
}

/** The query half of an endpoint that reads: `builder.query<ReplyOf<C>, QueryOf<C>>(read(call))`. */
export const queryEndpoint = <C extends Endpoint<'GET'>>(call: C) => ({
  query: (query: QueryOf<C>): ApiRequest => ({
    call,
    method: 'GET',
    path: call.path,
    query: query as ApiRequest['query'] & object,
  }),
});

/** The query half of an endpoint that writes. */
export const mutationEndpoint = <C extends Endpoint<'POST'>>(call: C) => ({
  query: ({ query, body, key }: WriteOf<C>): ApiRequest => ({
    call,
    method: 'POST',
    path: call.path,
    ...(query && { query: query as ApiRequest['query'] & object }),
    ...(body && { body }),
    ...(key && { key }),
  }),
});
