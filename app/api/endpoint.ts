import type { BodyOf, Call, QueryOf, ReplyOf } from '@tally/contract/call';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ApiRequest } from './baseQuery';

type Reply<C extends Call> = StandardSchemaV1<ReplyOf<C>, ReplyOf<C>>;

/** What a write takes: the contract's query and body, and the key that makes it safe to repeat. */
export interface WriteOf<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** Idempotency-Key; needed where the call moves money. */
  key?: string;
}

/** The query half of an endpoint that reads: `builder.query<ReplyOf<C>, QueryOf<C>>(read(call))`. */
export const read = <C extends Call<'GET'>>(call: C) => ({
  query: (query: QueryOf<C>): ApiRequest => ({ method: 'GET', path: call.path, query: query as ApiRequest['query'] & object }),
  responseSchema: call.reply as unknown as Reply<C>,
});

/** The query half of an endpoint that writes. */
export const write = <C extends Call<'POST'>>(call: C) => ({
  query: ({ query, body, key }: WriteOf<C>): ApiRequest => ({
    method: 'POST',
    path: call.path,
    ...(query && { query: query as ApiRequest['query'] & object }),
    ...(body && { body }),
    ...(key && { key }),
  }),
  responseSchema: call.reply as unknown as Reply<C>,
});
