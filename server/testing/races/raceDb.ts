import { only } from '../../db/db';
import type { Db, Param, Sql } from '../../db/db';

/** A database on which a test decides what happens between two statements of a request. */
export interface RaceDb {
  readonly db: Db;
  /**
   * Lets `work` come first the next time that a statement is reached: its transaction is rolled back, `work` runs, and
   * the transaction begins anew. The same on both kinds of database.
   */
  before(reached: RegExp, work: () => Promise<unknown>): void;
  /** Whether what `before` was last asked for has happened. */
  happened(): boolean;
  /**
   * Lets the next `count` transactions meet: each stops at its first statement of this kind until all are there, and
   * goes on when every other one has run it too, or waits for the lock of one that has. The embedded database runs
   * transactions one after the other, so there they go through.
   */
  meet(reached: RegExp, count: number): void;
}

/** Ends a transaction before one of its statements. */
class Interrupted extends Error {}

interface Meeting {
  readonly reached: RegExp;
  readonly count: number;
  /** The database processes of those who have come, and of those whose statement was carried out. */
  readonly came: number[];
  readonly through: Set<number>;
}

const waitingOf = `select count(*)::integer as waiting
from unnest($1::integer[]) as pid
where cardinality(pg_blocking_pids(pid)) > 0`;

/** Carries out the statement of a transaction at its meeting. */
async function meetAt<Row extends object>(
  { came, through, count }: Meeting,
  db: Db,
  tx: Sql,
  run: () => Promise<Row[]>,
): Promise<Row[]> {
  const { pid } = only(await tx.query<{ pid: number }>('select pg_backend_pid() as pid'));
  came.push(pid);
  while (came.length < count) await db.query('select 1');
  const rows = await run();
  through.add(pid);
  for (let waiting = 0; through.size + waiting < count;) {
    const others = came.filter((one) => !through.has(one));
    ({ waiting } = only(await db.query<{ waiting: number }>(waitingOf, [others])));
  }
  return rows;
}

/** Wraps a database for a test of a race. */
export function raceDb(db: Db): RaceDb {
  let first: { reached: RegExp; work: () => Promise<unknown> } | undefined;
  let meeting: Meeting | undefined;
  const runFirst = async (): Promise<void> => {
    const work = first?.work;
    first = undefined;
    await work?.();
  };
  const watching = (tx: Sql): Sql => {
    let hasMet = false;
    return {
      query: async <Row extends object>(text: string, params?: readonly Param[]) => {
        if (first?.reached.test(text)) throw new Interrupted();
        const run = () => tx.query<Row>(text, params);
        if (hasMet || !meeting?.reached.test(text)) return run();
        hasMet = true;
        return meetAt(meeting, db, tx, run);
      },
    };
  };
  const transaction = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    try {
      return await db.tx((tx) => work(watching(tx)));
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      await runFirst();
      return transaction(work);
    }
  };
  return {
    db: {
      ...db,
      query: async (text, params) => {
        if (first?.reached.test(text)) await runFirst();
        return db.query(text, params);
      },
      tx: transaction,
    },
    before: (reached, work) => {
      first = { reached, work };
    },
    happened: () => first === undefined,
    meet: (reached, count) => {
      meeting = db.kind === 'postgres' ? { reached, count, came: [], through: new Set() } : undefined;
    },
  };
}
