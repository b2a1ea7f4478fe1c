import pg from 'pg';
import { StartError } from '../../runtime/startError';
import { exactNumber, TransactionLost, withRetries } from '../db';
import type { Db, Param, Sql } from '../db';
import { beginOf, createPool, patient, readDatabaseUrl } from './pool';
import type { Patience } from './pool';
import { createNames } from '../statements';
import { expectReplicated } from './replicated';
import { isSilence, NotReplicated } from './unavailable';

const bigintOid = 20;
const bigintListOid = 1016;

/** The driver's default parser of a type, text format unless stated otherwise. */
const usual = (oid: number, format?: 'text' | 'binary') =>
  pg.types.getTypeParser(oid, format) as (text: string) => unknown;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === bigintOid) return exactNumber;
    if (oid === bigintListOid) return (text: string) => (usual(oid)(text) as string[]).map(exactNumber);
    return usual(oid, format);
  },
};

/** Statement names, the same on all connections; each connection prepares a statement when it first runs it. */
const nameOf = createNames();

type Target = Pick<pg.ClientBase, 'query'>;

type Naming = (text: string) => string | undefined;

const run = async <Row extends object>(
  target: Target,
  naming: Naming,
  text: string,
  params: readonly Param[] = [],
): Promise<Row[]> => {
  const name = naming(text);
  return (await target.query<Row>({ text, values: [...params], ...(name !== undefined && { name }) })).rows;
};

/** Runs one statement, which commits by itself. */
async function single<Row extends object>(
  client: pg.PoolClient,
  naming: Naming,
  text: string,
  params?: readonly Param[],
): Promise<Row[]> {
  let broken: Error | undefined;
  try {
    const rows = await run<Row>(client, naming, text, params);
    expectReplicated(client);
    return rows;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Fails unless the connection is in its transaction, by the database's last answer. On one that a pooler has lost halfway
 * each further statement would commit by itself, and what is there in part would be confirmed.
 */
function expectInside(client: pg.PoolClient): void {
  if (client.getTransactionStatus() !== 'T') throw new TransactionLost();
}

/** Runs `work` on one connection in a transaction. */
async function transaction<T>(
  client: pg.PoolClient,
  naming: Naming,
  begin: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work({
      query: async <Row extends object>(text: string, params?: readonly Param[]) => {
        const rows = await run<Row>(client, naming, text, params);
        expectInside(client);
        return rows;
      },
    });
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new TransactionLost();
    expectReplicated(client);
    return result;
  } catch (error) {
    // A connection that no longer answers would not answer a rollback either.
    if (isSilence(error) || error instanceof NotReplicated) broken = error as Error;
    else
      await client
        .query('rollback')
        .catch((failed: unknown) => (broken = failed instanceof Error ? failed : new Error(String(failed))));
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Opens the database of `url` with a pool of at most `size` connections.
 *
 * @param patience time limits of statements
 * @throws {StartError} when it can't be reached
 */
export async function openPostgres(url: string, size: number, patience: Patience = patient): Promise<Db> {
  const { connectionString, pooled } = readDatabaseUrl(url);
  const pools = createPool({ connectionString, max: size, types }, patience, pooled);
  const naming = pooled ? () => undefined : nameOf;
  const begin = beginOf(pooled, patience);
  const watched = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const pool = pools.current();
    try {
      return await work(pool);
    } catch (error) {
      pools.failed(pool, error);
      throw error;
    }
  };
  try {
    await pools.current().query('select 1');
  } catch (error) {
    await pools.end();
    throw new StartError(
      `The database of DATABASE_URL can't be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return {
    kind: 'postgres',
    query: (text, params) => watched(async (pool) => single(await pool.connect(), naming, text, params)),
    tx: (work) => withRetries(() => watched(async (pool) => transaction(await pool.connect(), naming, begin, work))),
    exec: (script) => watched(async (pool) => void (await pool.query(script))),
    takesWrites: () => true,
    waiting: () => pools.current().waitingCount,
    close: pools.end,
  };
}
