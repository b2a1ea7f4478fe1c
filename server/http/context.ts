import type { BodyOf, Endpoint, ReplyOf } from '@tally/contract/api/endpoint';
import type { endpoints, EndpointName } from '@tally/contract/endpoints';
import type * as v from 'valibot';
import type { CatalogueReader } from '../catalogue/reader';
import type { Config } from '../settings/config';
import type { Db } from '../db/db';
import type { Actor } from '../domain/act';
import type { Chance } from '../domain/rewards/chance';
import type { IdempotentRequest } from '../domain/ledger/idempotency';
import type { RuleBookReader } from '../domain/marketRules/versions';
import type { StandInReader } from '../domain/standIns/standInReader';
import type { NumberKey } from '../domain/people/walletNumberHash';
import type { Person } from '../domain/people/person';

/** The dependencies of all rules: the database, the time (ms since the epoch), random numbers, the catalogue. */
export interface ServerContext {
  /** A monotonic clock, ms. */
  readonly elapsed: () => number;
  readonly db: Db;
  readonly now: () => number;
  readonly chance: Chance;
  readonly config: Config;
  /** Returns the key of the wallet number hash. */
  readonly numberKey: NumberKey;
  /** Apps, ad units, lists and lucky apps of each market. */
  readonly catalogue: CatalogueReader;
  /** The rules of each market, in all versions. */
  readonly ruleBook: RuleBookReader;
  /** The keys of those who stand in for a second operator. */
  readonly standIns: StandInReader;
}

type ActorOf<Who> = Who extends 'operator' ? Actor : undefined;

/** A request that passed the checks of its call. */
export interface RequestContext<C extends Endpoint> {
  readonly context: ServerContext;
  /** ms since the epoch; the same value throughout the request. */
  readonly now: number;
  readonly query: v.InferOutput<C['query']>;
  readonly body: v.InferOutput<C['body']> & BodyOf<C>;
  /** Set in every call that requires a login; in open calls only when the request has a valid token. */
  readonly person: C['who'] extends 'user' ? Person : Person | undefined;
  /** Whether the request had a token, valid or not. */
  readonly hadToken: boolean;
  /** The request's identity for idempotency: the client's `Idempotency-Key`, or a generated key. */
  readonly idempotency: IdempotentRequest;
  /** The operator, who acts at `now`; only in operators' calls. */
  readonly actor: ActorOf<C['who']>;
  /** The caller's network for rate limits (`networkOf`). */
  readonly network: string;
  /** Counts a reward that no ad network had confirmed. */
  readonly unconfirmed: (task: string) => void;
  /** Logs a failure that the answer mentions only in general terms. */
  readonly failed: (error: unknown) => void;
  /** Logs at level error what people must look at; numbers of the fields are not masked. */
  readonly alarm: (message: string, fields: Readonly<Record<string, string | number>>) => void;
}

export type Handler<C extends Endpoint> = (request: RequestContext<C>) => Promise<ReplyOf<C> | Response>;
export type Handlers = { readonly [N in EndpointName]: Handler<(typeof endpoints)[N]> };
