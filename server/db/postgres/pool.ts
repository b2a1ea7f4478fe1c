import pg from 'pg';
import { watchReplication } from './replicated';
import { isSilence } from './unavailable';

/** Time limits of a statement, ms. */
export interface Patience {
  /** After this time the database cancels the statement. */
  readonly statementMs: number;
  /**
   * After this time the client stops waiting for the answer: a connection can be lost without an error. Undefined: no
   * limit.
   */
  readonly answerMs?: number;
}

/** For commands, migrations and tests, which may take long. */
export const patient: Patience = { statementMs: 15_000 };
/** For requests: the page gives up after 10 s, and tries again when it gets a 503 before that. */
export const forRequests: Patience = { statementMs: 3500, answerMs: 4000 };
/** For maintenance, which goes through all people in batches. */
export const forMaintenance: Patience = { statementMs: 60_000, answerMs: 65_000 };

/** Interval of TCP keep-alive probes on idle connections, ms. */
const keepAliveMs = 5000;
/** How long an idle transaction may keep its locks, ms. */
const idleInTransactionMs = 15_000;

/**
 * Reads a database address. With `pgbouncer=true` it leads to a pooler in transaction mode, which assigns a connection
 * for one transaction only: neither prepared statements nor settings persist on it.
 */
export function readDatabaseUrl(url: string): { readonly connectionString: string; readonly pooled: boolean } {
  const address = new URL(url);
  const pooled = address.searchParams.get('pgbouncer') === 'true';
  address.searchParams.delete('pgbouncer');
  return { connectionString: address.toString(), pooled };
}

/**
 * The statement that begins a transaction; behind a pooler it also sets the limits that a direct connection gets at its
 * start.
 */
export const beginOf = (pooled: boolean, { statementMs }: Patience): string =>
  pooled
    ? `begin; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
    : 'begin';

const connectMs = 10_000;
/** How long closing the pool waits for connections in use, ms. */
const endMs = 2000;

/**
 * A pool that is replaced as a whole when one of its connections stops answering: the others are then most likely dead
 * too.
 */
export interface RenewablePool {
  /** The current pool. */
  current(): pg.Pool;
  /** Reports an error of that pool, which may replace it. */
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
    // A broken connection is removed from the pool, and the next request opens a new one. A connection that breaks
    // between two statements of a transaction emits its own `error` event, which would end the process without a
    // listener.
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
