import { apiBase, idempotencyHeader } from '@tally/contract/call';
import type { BodyOf, Call, QueryOf, ReplyOf } from '@tally/contract/call';
import type { Envelope } from '@tally/contract/envelope';
import { createApp } from '../app';
import { createClock } from '../clock';
import { readConfig } from '../config';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { seed } from '../demo/seed';
import { openSession } from '../domain/joining';
import type { World } from '../http/ask';
import { createLog } from '../log';
import { openTestDb } from './testDb';

/** Wednesday 18 November 2026, 14:30 in Jakarta, 15:30 in Manila, 04:30 in São Paulo. */
export const testNow = Date.UTC(2026, 10, 18, 7, 30);

export const testOperatorKey = 'right-key-for-tests';

interface Said {
  readonly token?: string;
  readonly key?: string;
  readonly address?: string;
}

/** A server without a socket, on a database of its own, with a clock and chance that the test decides. */
export interface TestServer {
  readonly db: Db;
  readonly world: World;
  readonly logged: string[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a call of the contract; gives the envelope. */
  call<C extends Call>(definition: C, ask?: { query?: QueryOf<C>; body?: BodyOf<C> } & Said): Promise<Envelope<ReplyOf<C>>>;
  /** Makes a call that must succeed; gives its data. */
  ask<C extends Call>(definition: C, ask?: { query?: QueryOf<C>; body?: BodyOf<C> } & Said): Promise<ReplyOf<C>>;
  /** A token of a demo person. */
  signIn(publicId: string): Promise<string>;
  /** Moves the clock by so many ms. */
  pass(ms: number): void;
  /** What chance says from now on, in [0, 1). */
  chance(value: number): void;
  close(): Promise<void>;
}

/** Options: `now` of the start (ms), changes of the configuration, `empty` for no demo people. */
export async function createTestServer({ now = testNow, config: changed = {}, empty = false }: { now?: number; config?: Partial<Config>; empty?: boolean } = {}): Promise<TestServer> {
  const db = await openTestDb();
  const config: Config = { ...readConfig({ TALLY_DEMO: '1', OPERATOR_KEY: testOperatorKey }, '/nowhere'), log: 'all', trustProxy: true, ...changed };
  const clock = createClock(() => now);
  let luck = 0.5;
  let elapsed = 0;
  const world: World = { db, now: clock.now, elapsed: () => (elapsed += 1), random: () => luck, config };
  const logged: string[] = [];
  if (!empty) await seed(db, now);
  const app = createApp({ world, clock, log: createLog('all', (line) => void logged.push(line)), checkReplies: true, open: () => true });
  const fetch = async (path: string, init?: RequestInit) => app.request(path, init);

  const call: TestServer['call'] = async (definition, ask = {}) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(ask.query ?? {})) if (value !== undefined) query.set(name, String(value));
    const headers: Record<string, string> = {
      ...(ask.token !== undefined && { authorization: `Bearer ${ask.token}` }),
      ...(ask.key !== undefined && { [idempotencyHeader]: ask.key }),
      ...(ask.address !== undefined && { 'x-forwarded-for': ask.address }),
      ...(ask.body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${apiBase}${definition.path}?${query.toString()}`, { method: definition.method, headers, ...(ask.body !== undefined && { body: JSON.stringify(ask.body) }) });
    return (await answer.json()) as Envelope<ReplyOf<typeof definition>>;
  };
  return {
    db,
    world,
    logged,
    fetch,
    call,
    ask: async (definition, ask) => {
      const { code, msg, data } = await call(definition, ask);
      if (code !== 200) throw new Error(`${definition.path} answered ${code} ${msg}`);
      return data;
    },
    signIn: async (publicId) => {
      const [person] = await db.query<{ id: number }>('select id from users where public_id = $1', [publicId]);
      if (!person) throw new Error(`Nobody is called ${publicId}.`);
      return openSession(db, person.id, clock.now());
    },
    pass: (ms) => clock.shift(ms),
    chance: (value) => {
      luck = value;
    },
    close: () => db.close(),
  };
}
