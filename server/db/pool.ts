import pg from 'pg';
import { watchReplication } from './replicated';
import { isSilence } from './unavailable';

/** How long (ms) a statement may take. */
export interface Patience {
  /** Then the database cancels it. */
  readonly statementMs: number;
  /** Then we no longer wait for its answer: a connection can be cut without a word. Undefined: for ever. */
  readonly answerMs?: number;
}

/** Commands, migrations and tests: what they do takes as long as it takes. */
export const patient: Patience = { statementMs: 15_000 };
/** Requests: a page gives up after 10 s, and asks again when it is answered 503 before. */
export const forRequests: Patience = { statementMs: 3500, answerMs: 4000 };
/** Maintenance goes through everybody, in portions. */
export const forMaintenance: Patience = { statementMs: 60_000, answerMs: 65_000 };

/** Idle connections are asked so often (ms) whether the other side is still there. */
const keepAliveMs = 5000;
/** A transaction that does nothing keeps its locks for so long at most, ms. */
const idleInTransactionMs = 15_000;

/**
 * An address with `pgbouncer=true` leads through a pooler that gives a connection for one transaction only: nothing may be
 * kept on it, neither prepared statements nor settings.
 */
export function readAddress(url: string): { readonly connectionString: string; readonly pooled: boolean } {
  const address = new URL(url);
  const pooled = address.searchParams.get('pgbouncer') === 'true';
  address.searchParams.delete('pgbouncer');
  return { connectionString: address.toString(), pooled };
}

/** What begins a transaction: on a pooler with the limits that a connection of our own has from its start. */
export const beginOf = (pooled: boolean, { statementMs }: Patience): string =>
  pooled
    ? `begin; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
    : 'begin';

const connectMs = 10_000;
/** Ending waits so long (ms) for connections that are in use. */
const endMs = 2000;

/** A pool of connections that is replaced as a whole when one of them has fallen silent: the others are then most likely cut too. */
export interface RenewablePool {
  /** The pool to use now. */
  current(): pg.Pool;
  /** Hears of an error of that pool. */
  failed(pool: pg.Pool, error: unknown): void;
  end(): Promise<void>;
}

export function createPool(
  config: Pick<pg.PoolConfig, 'connectionString' | 'max' | 'types'>,
  { statementMs, answerMs }: Patience,
  pooled = false,
): RenewablePool {
  const open = (): pg.Pool => {
    const pool = new pg.Pool({
      ...config,
      connectionTimeoutMillis: answerMs === undefined ? connectMs : Math.min(connectMs, answerMs),
      ...(!pooled && { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleInTransactionMs }),
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      application_name: 'tally',
      ...(answerMs !== undefined && { query_timeout: answerMs }),
    });
    // A connection that breaks leaves the pool, and the next request opens another. One that breaks between two statements
    // of a transaction says so by an event of its own, which would end the process if nobody listened.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      watchReplication(client);
    });
    return pool;
  };
  let pool = open();
  return {
    current: () => pool,
    failed: (used, error) => {
      if (used !== pool || !isSilence(error)) return;
      pool = open();
      void used.end().catch(() => undefined);
    },
    end: async () => {
      let timer: NodeJS.Timeout | undefined;
      const timedOut = new Promise<void>((resolve) => (timer = setTimeout(resolve, endMs)));
      await Promise.race([pool.end(), timedOut]).finally(() => clearTimeout(timer));
    },
  };
}
