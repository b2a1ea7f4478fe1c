import type { Db } from '../db/db';
import { tried } from './wastefulReads';
import type { Found, Planner } from './wastefulReads';

/** A statement with what was found in its executed plan. */
export interface PlannedQuery extends Found {
  readonly text: string;
}

/** Wraps a database so that every statement is explained before it is carried out. */
export function explainingDb(db: Db, planner: Planner, queries: PlannedQuery[], perLoop = false): Db {
  const isStatement = (text: string) => /\b(select|insert|update|delete|with)\b/i.test(text);
  return {
    ...db,
    query: async (text, params = []) => {
      if (isStatement(text))
        queries.push({ text, ...(await db.tx((tx) => tried(tx, text, params, planner, perLoop))) });
      return db.query(text, params);
    },
    tx: (work) =>
      db.tx((tx) =>
        work({
          query: async (text, params = []) => {
            if (isStatement(text)) queries.push({ text, ...(await tried(tx, text, params, planner, perLoop)) });
            return tx.query(text, params);
          },
        }),
      ),
  };
}

/** The statements of a call, those of them with wasteful reads, and those that read the ledger. */
export interface Explained {
  readonly what: string;
  readonly statements: number;
  readonly wasteful: readonly PlannedQuery[];
  readonly ofLedger: readonly PlannedQuery[];
}
