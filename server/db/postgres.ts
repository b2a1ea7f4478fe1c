import pg from 'pg';
import { StartError } from './dataLock';
import { exactNumber, TransactionLost, withRetries } from './db';
import type { Db, Param, Sql } from './db';
import { createNames } from './statements';

const bigintOid = 20;
const bigintListOid = 1016;

/** As text, the way the driver reads a type unless told otherwise. */
const usual = (oid: number, format?: 'text' | 'binary') =>
  pg.types.getTypeParser(oid, format) as (text: string) => unknown;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === bigintOid) return exactNumber;
    if (oid === bigintListOid) return (text: string) => (usual(oid)(text) as string[]).map(exactNumber);
    return usual(oid, format);
  },
};

/** The same names on every connection; each prepares what it is asked for. */
const nameOf = createNames();

const asSql = (target: Pick<pg.ClientBase, 'query'>): Sql => ({
  query: async <Row extends object>(text: string, params: readonly Param[] = []) => {
    const name = nameOf(text);
    return (await target.query<Row>({ text, values: [...params], ...(name !== undefined && { name }) })).rows;
  },
});

/**
 * Opens the database of `url` with a pool of at most `size` connections.
 *
 * @throws {StartError} when it can't be reached
 */
export async function openPostgres(url: string, size: number): Promise<Db> {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'tally',
  });
  // A connection that breaks leaves the pool, and the next request opens another. One that breaks between two statements
  // of a transaction says so by an event of its own, which would end the process if nobody listened.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database of DATABASE_URL can't be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  const run = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(asSql(client));
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new TransactionLost();
      return result;
    } catch (error) {
      await client
        .query('rollback')
        .catch((failed: unknown) => (broken = failed instanceof Error ? failed : new Error(String(failed))));
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    kind: 'postgres',
    ...asSql(pool),
    tx: (work) => withRetries(() => run(work)),
    exec: async (script) => void (await pool.query(script)),
    close: () => pool.end(),
  };
}
