import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { TransactionLost } from '../db';
import type { Param, Sql } from '../db';
import { createNames } from '../statements';

const { serialize } = protocol;

function joined(messages: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
  let at = 0;
  for (const message of messages) {
    whole.set(message, at);
    at += message.length;
  }
  return whole;
}

/**
 * The result of a statement: its rows and its command tag (the COMMIT of a failed transaction has the tag ROLLBACK).
 */
interface Answer {
  readonly rows: readonly object[];
  readonly command?: string;
}

/** Serializes the statements of all callers on the embedded database's single connection. */
export interface PgliteSession {
  /** Runs a statement at once; only for code that runs inside `exclusive`. */
  run(text: string, params?: readonly Param[]): Promise<Answer>;
  /** Waits for the connection and keeps it until `work` has ended. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** How many callers wait for the connection, or have it. */
  waiting(): number;
}

/**
 * Speaks PostgreSQL's wire protocol with the embedded database directly: statements stay prepared, and each is sent as
 * one message instead of five. There is one connection, so all work is serialized.
 */
export function createPgliteSession(pglite: PGlite): PgliteSession {
  const nameOf = createNames();
  const types = new Map<string, readonly number[]>();
  const send = (messages: readonly Uint8Array[]) =>
    pglite.execProtocol(joined([...messages, serialize.sync()]), { syncToFs: false });

  /** Parses the statement and returns the types of its parameters. A statement that failed to parse is not kept. */
  async function prepare(text: string, name: string | undefined): Promise<readonly number[]> {
    const known = name === undefined ? undefined : types.get(name);
    if (known) return known;
    const { messages } = await send([
      serialize.parse({ text, ...(name !== undefined && { name }) }),
      serialize.describe({ type: 'S', ...(name !== undefined && { name }) }),
    ]);
    const found = parse.parseDescribeStatementResults(messages);
    if (name !== undefined) types.set(name, found);
    return found;
  }

  const valueOf = (param: Param, type = 0): string | null => {
    if (param === null) return null;
    if (typeof param === 'boolean') return param ? 't' : 'f';
    if (typeof param !== 'object') return String(param);
    const write = pglite.serializers[type];
    if (!write) throw new TypeError(`A list is not a parameter of type ${type}.`);
    return String(write(param));
  };

  async function run(text: string, params: readonly Param[] = []): Promise<Answer> {
    const name = nameOf(text);
    const paramTypes = await prepare(text, name);
    const values = params.map((param, index) => valueOf(param, paramTypes[index]));
    const { messages } = await send([
      serialize.bind({ values, ...(name !== undefined && { statement: name }) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ]);
    const [result] = parse.parseResults(messages, pglite.parsers);
    return { rows: result?.rows ?? [], ...(result?.command !== undefined && { command: result.command }) };
  }

  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run,
    exclusive: (work) => {
      waiting += 1;
      const mine = last.then(work).finally(() => (waiting -= 1));
      last = mine.catch(() => undefined);
      return mine;
    },
    waiting: () => waiting,
  };
}

/** Runs statements in a session whose connection the caller has. */
export const sqlOf = (session: PgliteSession): Sql => ({
  query: async <Row extends object>(text: string, params?: readonly Param[]) =>
    (await session.run(text, params)).rows as Row[],
});

/** Runs `work` in a transaction. */
export const transactionOn = <T>(session: PgliteSession, work: (sql: Sql) => Promise<T>): Promise<T> =>
  session.exclusive(async () => {
    await session.run('begin');
    try {
      const result = await work(sqlOf(session));
      const { command } = await session.run('commit');
      if (command !== 'COMMIT') throw new TransactionLost();
      return result;
    } catch (error) {
      await session.run('rollback');
      throw error;
    }
  });
