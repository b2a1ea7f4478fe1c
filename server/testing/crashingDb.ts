import type { Db } from '../db/db';

/** A database whose server is killed at a statement that the test names. */
export interface CrashingDb {
  readonly db: Db;
  /** The server is killed after so many statements, or right after the next commit, whose answer is lost. */
  crashAfter(when: number | 'commit'): void;
  /** Starts the server again; returns whether it had been killed. */
  restart(): boolean;
}

/**
 * Wraps a database. From the moment at which the server is killed nothing reaches the database, and a transaction that
 * is open is rolled back, as that of a process that is gone.
 */
export function crashingDb(db: Db): CrashingDb {
  let left = Infinity;
  let isDead = false;
  let atCommit = false;
  const live = () => {
    isDead ||= left <= 0;
    left -= 1;
    if (isDead) throw new Error('The server was killed.');
  };
  return {
    db: {
      ...db,
      query: async (text, params) => {
        live();
        return db.query(text, params);
      },
      tx: async (work) => {
        const result = await db.tx((tx) =>
          work({
            query: async (text, params) => {
              live();
              return tx.query(text, params);
            },
          }),
        );
        isDead ||= atCommit;
        live();
        return result;
      },
    },
    crashAfter: (when) => {
      atCommit = when === 'commit';
      left = when === 'commit' ? Infinity : when;
    },
    restart: () => {
      const wasDead = isDead;
      left = Infinity;
      isDead = false;
      atCommit = false;
      return wasDead;
    },
  };
}
