/** A value that may be a parameter: both databases take these the same way. */
export type Param = string | number | boolean | null | readonly string[] | readonly number[];

/** Runs one statement with `$1`... parameters. Whole numbers of the database come back as `number`, exact up to 2^53. */
export interface Sql {
  query<Row extends object>(text: string, params?: readonly Param[]): Promise<Row[]>;
}

/** The database. One SQL dialect for both kinds; everything the server keeps is in it. */
export interface Db extends Sql {
  readonly kind: 'embedded' | 'postgres';
  /** Runs the statements of `work` together or not at all. Repeats `work` when the database asks for it, so it may have no other effects. */
  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters. */
  exec(script: string): Promise<void>;
  /** Whether there is room for more. What is there can be read in any case. */
  takesWrites(): boolean;
  /** How much work waits for a connection, or for its turn. */
  waiting(): number;
  close(): Promise<void>;
}

/** A statement of the transaction had failed and nobody said so: the database took everything back at the end. */
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

/** Somebody else wrote the same unique value first. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === uniqueViolation;

/** Repeats what failed only because of other transactions at the same moment. */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1 || !repeatable.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** A bigint as text -> number; the ledger's bounds keep every value exact. */
export function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not exact as a number: ${text}`);
  return value;
}

/** The only row of an answer that must have one. */
export function only<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (!row) throw new Error('The database answered no row where one was due.');
  return row;
}
