/** A query parameter; both kinds of database accept these types the same way. */
export type Param = string | number | boolean | null | readonly string[] | readonly number[];

/** Runs one statement with `$1`... parameters. Integers of the database are returned as `number`, exact up to 2^53. */
export interface Sql {
  query<Row extends object>(text: string, params?: readonly Param[]): Promise<Row[]>;
}

/** The database, which holds all state of the server. Both kinds speak the same SQL dialect. */
export interface Db extends Sql {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in one transaction. Repeats `work` on serialization failures and deadlocks, so it must have no other
   * side effects.
   */
  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters. */
  exec(script: string): Promise<void>;
  /** Whether there is disk space for writes. Reads are possible in any case. */
  takesWrites(): boolean;
  /** Number of requests waiting for a connection, or for the single embedded one. */
  waiting(): number;
  close(): Promise<void>;
}

/**
 * A statement of the transaction failed but its error was swallowed: the database rolled back instead of committing.
 */
export class TransactionLost extends Error {
  override readonly name = 'TransactionLost';
  constructor() {
    super('A statement of the transaction had failed, and all of it was rolled back.');
  }
}

/** SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const uniqueViolation = '23505';
const repeatable = new Set(['40001', '40P01']);
const tries = 5;

/** Whether the error is a unique violation: another transaction wrote the same value first. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === uniqueViolation;

const checkViolation = '23514';
const dataException = '22';

/** Whether the database refuses a value in any case: it breaks a check, or is out of range. */
export const isRefusedValue = (error: unknown): boolean => {
  const state = sqlState(error) ?? '';
  return state === checkViolation || state.startsWith(dataException);
};

/** Repeats an attempt that failed only because of concurrent transactions. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1 || !repeatable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Converts a bigint sent as text to a number; the ledger's bounds keep every value exact. */
export function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not exact as a number: ${text}`);
  return value;
}

/** Returns the row of a result that must have exactly one. */
export function only<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (!row) throw new Error('The database answered no row where one was due.');
  return row;
}
