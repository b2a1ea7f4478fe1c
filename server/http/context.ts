import type { BodyOf, Endpoint, ReplyOf } from '@tally/contract/endpoint';
import type { endpoints, EndpointName } from '@tally/contract/endpoints';
import type * as v from 'valibot';
import type { CatalogueReader } from '../catalogue/reader';
import type { Config } from '../config';
import type { Db } from '../db/db';
import type { Chance } from '../domain/chance';
import type { IdempotentRequest } from '../domain/idempotency';
import type { NumberKey } from '../domain/walletNumberHash';
import type { Person } from '../domain/person';

/** The outside world of every rule: the database, the time (ms since the epoch), chance, the catalogue. */
export interface ServerContext {
  /** ms of a clock that only goes forward. */
  readonly elapsed: () => number;
  readonly db: Db;
  readonly now: () => number;
  readonly chance: Chance;
  readonly config: Config;
  /** What wallet numbers are hashed with. */
  readonly numberKey: NumberKey;
  /** Apps, ad units, lists and lucky apps of each market. */
  readonly catalogue: CatalogueReader;
}

/** One request that passed the checks of its call. */
export interface RequestContext<C extends Endpoint> {
  readonly context: ServerContext;
  /** ms since the epoch; the same for everything this request does. */
  readonly now: number;
  readonly query: v.InferOutput<C['query']>;
  readonly body: v.InferOutput<C['body']> & BodyOf<C>;
  /** There for every call of signed-in people; for open calls when a token came along that holds. */
  readonly person: C['who'] extends 'user' ? Person : Person | undefined;
  /** A token came along, whether or not it still holds. */
  readonly hadToken: boolean;
  /** The request by the client's `Idempotency-Key`, or by a fresh one. */
  readonly idempotency: IdempotentRequest;
  /** Whose key it was; empty for calls that are no operator's. */
  readonly operator: string;
  /** Where the request came from, as limits see it. */
  readonly network: string;
  /** Counts a reward that no ad network had confirmed. */
  readonly unconfirmed: (task: string) => void;
  /** Writes a failure to the log that the answer tells in general only. */
  readonly failed: (error: unknown) => void;
}

export type Handler<C extends Endpoint> = (request: RequestContext<C>) => Promise<ReplyOf<C> | Response>;
export type Handlers = { readonly [N in EndpointName]: Handler<(typeof endpoints)[N]> };
