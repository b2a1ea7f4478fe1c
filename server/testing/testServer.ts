import { apiBase, idempotencyHeader } from '@tally/contract/api/endpoint';
import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '@tally/contract/api/endpoint';
import type { Envelope } from '@tally/contract/api/envelope';
import { operatorScopes } from '@tally/contract/api/scopes';
import { createApp } from '../app';
import { createCatalogueReader } from '../catalogue/reader';
import { createClock } from '../runtime/clock';
import { readConfig } from '../settings/config';
import type { Config } from '../settings/config';
import type { Db } from '../db/db';
import { demoPeople } from '../demo/people';
import type { DemoStory } from '../demo/people';
import { seed } from '../demo/seed';
import { openSession } from '../domain/people/joining';
import { createRuleBookReader } from '../domain/marketRules/versions';
import { createStandInReader } from '../domain/standIns/standInReader';
import { createNumberKey } from '../domain/people/walletNumberHash';
import type { ServerContext } from '../http/context';
import { operatorNames } from '../settings/operatorKeys';
import type { OperatorKey } from '../settings/operatorKeys';
import { createLog } from '../runtime/log';
import { createPerson, type PersonOptions } from './createPerson';
import { documentedFetch } from './documented';
import { openTestDb } from './testDb';

/** Wednesday 18 November 2026, 14:30 in Jakarta, 15:30 in Manila, 04:30 in São Paulo. */
export const testNow = Date.UTC(2026, 10, 18, 7, 30);

export const testOperatorKey = 'right-key-for-tests';
/** The key of another operator, who approves (OPS-35). */
export const secondOperatorKey = 'second-key-for-tests';

/** Keys of operators by their names; each may do everything. */
export const keysOf = (keys: Readonly<Record<string, string>>): readonly OperatorKey[] =>
  Object.entries(keys).map(([name, key]) => ({ name, key, scopes: operatorScopes }));

interface Credentials {
  readonly token?: string;
  readonly key?: string;
  readonly address?: string;
}

/** A server without a socket, on a database of its own, with a clock and random numbers that the test controls. */
export interface TestServer {
  readonly db: Db;
  readonly context: ServerContext;
  readonly logged: string[];
  /** Answers a request; fails when the document of the API does not say of the call that it can be answered so. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a call of the contract; returns the envelope. */
  call<C extends Endpoint>(
    definition: C,
    request?: { query?: QueryOf<C>; body?: BodyOf<C> } & Credentials,
  ): Promise<Envelope<ReplyOf<C>>>;
  /** Makes a call that must succeed; returns its data. */
  callOk<C extends Endpoint>(
    definition: C,
    request?: { query?: QueryOf<C>; body?: BodyOf<C> } & Credentials,
  ): Promise<ReplyOf<C>>;
  /**
   * Creates a person with the given cash (decimal) and, unless stated otherwise, a valid e-wallet; returns a token and
   * their id.
   */
  person(given?: PersonOptions): Promise<{ token: string; id: number }>;
  /** Returns a token of a demo person. */
  signIn(publicId: string): Promise<string>;
  /** Advances the clock by `ms`. */
  pass(ms: number): void;
  /** Sets the random number for all further draws, in [0, 1). */
  chance(value: number): void;
  close(): Promise<void>;
}

interface Options {
  /** The initial time, ms since the epoch. */
  readonly now?: number;
  readonly config?: Partial<Config>;
  /** Stories of the demo people to create, in every market; each takes a moment. */
  readonly stories?: readonly DemoStory[];
  /** ms between two requests, as the rate limits see it. */
  readonly pace?: number;
  /** Deadline in ms after which a call is answered 503; default: none. */
  readonly answerMs?: number;
  /** A database with the schema; default: a new one. */
  readonly db?: Db;
}

/** Makes calls by `fetch`, as a page makes them. */
const callVia =
  (fetch: TestServer['fetch']): TestServer['call'] =>
  async (definition, request = {}) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(request.query ?? {}) as [
      string,
      string | number | boolean | undefined,
    ][])
      if (value !== undefined) query.set(name, String(value));
    const headers: Record<string, string> = {
      ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
      ...(request.key !== undefined && { [idempotencyHeader]: request.key }),
      ...(request.address !== undefined && { 'x-forwarded-for': request.address }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${apiBase}${definition.path}?${query.toString()}`, {
      method: definition.method,
      headers,
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    return (await answer.json()) as Envelope<ReplyOf<typeof definition>>;
  };

/** The functions of a test server that make calls and people. */
function helpersOf(
  db: Db,
  fetch: TestServer['fetch'],
  now: () => number,
): Pick<TestServer, 'call' | 'callOk' | 'person' | 'signIn'> {
  const call = callVia(fetch);
  return {
    call,
    callOk: async (definition, request) => {
      const { code, msg, data } = await call(definition, request);
      if (code !== 200) throw new Error(`${definition.path} answered ${code} ${msg}`);
      return data;
    },
    person: (given) => createPerson(db, given, now()),
    signIn: async (publicId) => {
      const [person] = await db.query<{ id: number }>('select id from users where public_id = $1', [publicId]);
      if (!person) throw new Error(`Nobody is called ${publicId}.`);
      return openSession(db, person.id, now());
    },
  };
}

/** Creates a server on an empty database with the demo people of some stories. */
export async function createTestServer({
  now = testNow,
  config: changed = {},
  stories = ['fresh'],
  pace = 250,
  db: given,
  answerMs,
}: Options = {}): Promise<TestServer> {
  const db = given ?? (await openTestDb());
  const config: Config = {
    ...readConfig(
      { TALLY_DEMO: '1', OPERATOR_KEY: testOperatorKey, OPERATOR_KEYS: `second:${secondOperatorKey}` },
      '/nowhere',
    ),
    log: 'all',
    trustedProxies: 'any',
    ...changed,
  };
  const clock = createClock(() => now);
  let luck = 0.5;
  let elapsed = 0;
  const serverContext: ServerContext = {
    db,
    now: clock.now,
    elapsed: () => (elapsed += pace),
    // Numbers are not kept when given back: `chance` of a test sets the number of the very next round.
    chance: { take: () => luck, giveBack: () => undefined },
    config,
    numberKey: createNumberKey(db, config.numberKey),
    catalogue: createCatalogueReader(db, () => elapsed),
    ruleBook: createRuleBookReader(db, () => elapsed),
    standIns: createStandInReader(db, () => elapsed, operatorNames(config.operatorKeys)),
  };
  const logged: string[] = [];
  await seed(
    db,
    now,
    demoPeople.filter(({ story }) => stories.includes(story)),
  );
  const app = createApp({
    serverContext,
    clock,
    log: createLog('all', (line) => void logged.push(line)),
    checkReplies: true,
    open: () => true,
    ...(answerMs !== undefined && { answerMs }),
  });
  const fetch: TestServer['fetch'] = (path, init) => documentedFetch(async (...to) => app.request(...to), path, init);

  return {
    db,
    context: serverContext,
    logged,
    fetch,
    ...helpersOf(db, fetch, clock.now),
    pass: (ms) => clock.shift(ms),
    chance: (value) => {
      luck = value;
    },
    close: () => db.close(),
  };
}
