import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '@tally/contract/api/endpoint';
import type { Tag } from './api';
import type { ApiRequest, baseQuery, Device } from './baseQuery';

/** Argument of a write: the contract's query and body, and the idempotency key that makes it safe to repeat. */
export interface WriteOf<C extends Endpoint> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** Idempotency-Key; required where the call moves money. */
  key?: string;
}

/**
 * Argument of a read: the contract's query, without the device id where the base query adds it; void when no field is
 * left.
 */
type ReadOf<C extends Endpoint, D> = D extends Device
  ? keyof Omit<QueryOf<C>, 'uuid'> extends never
    ? void
    : Omit<QueryOf<C>, 'uuid'>
  : QueryOf<C>;

/** A tag, or that of one list of its kind, so that it can be fetched again alone. */
type ListTag = Tag | { readonly type: Tag; readonly id: string };

interface ReadOptions<D, Reply, Query> {
  providesTags?: readonly ListTag[] | ((reply: unknown, error: unknown, query: Query) => readonly ListTag[]);
  /** Whether the base query adds the device id. */
  device?: D;
  /** Parses the response instead of the contract's own schema, where that is too strict. */
  responseSchema?: StandardSchemaV1<Reply>;
}

interface WriteOptions {
  invalidatesTags?: readonly Tag[] | ((result: unknown, error: unknown) => readonly Tag[]);
  /** Whether the base query adds the device id. */
  device?: Device;
}

/**
 * Builds RTK Query endpoints from calls of the contract: method, path, argument and response type come from the call.
 *
 *     endpoints: (build) => {
 *       const { query, mutation } = fromContract(build);
 *       return { getTeam: query(getTeam, { providesTags: ['Team'] }) };
 *     }
 */
export function fromContract(build: EndpointBuilder<typeof baseQuery, Tag, 'api'>) {
  /** As `query`, for a response that the page parses into another type than the contract's. */
  const queryAs =
    <Reply>() =>
    <C extends Endpoint<'GET'>, D extends Device | undefined = undefined>(
      call: C,
      { device, ...options }: ReadOptions<D, Reply, ReadOf<C, D>> = {},
    ) =>
      build.query<Reply, ReadOf<C, D>>({
        ...options,
        query: (query): ApiRequest => ({
          call,
          method: 'GET',
          path: call.path,
          ...(query && { query: query as ApiRequest['query'] & object }),
          ...(device && { device }),
        }),
      });
  /** An endpoint of a call that reads. */
  const query = <C extends Endpoint<'GET'>, D extends Device | undefined = undefined>(
    call: C,
    options?: ReadOptions<D, ReplyOf<C>, ReadOf<C, D>>,
  ) => queryAs<ReplyOf<C>>()(call, options);
  /** An endpoint of a call that writes. */
  const mutation = <C extends Endpoint<'POST'>>(call: C, { device, ...options }: WriteOptions = {}) =>
    build.mutation<ReplyOf<C>, WriteOf<C>>({
      ...options,
      query: ({ query, body, key }): ApiRequest => ({
        call,
        method: 'POST',
        path: call.path,
        ...(query && { query: query as ApiRequest['query'] & object }),
        ...(body && { body }),
        ...(key && { key }),
        ...(device && { device }),
        ...(options.invalidatesTags && { writes: true }),
      }),
    });
  return { query, queryAs, mutation };
}
