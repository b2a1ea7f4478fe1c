import type { Db, Param, Sql } from '../db/db';

/** Lets the rest of a transaction change what the database refuses to change, as somebody with the owner's rights can. */
export const withoutGuards = (tx: Sql): Promise<unknown> => tx.query('set local session_replication_role = replica');

/** Runs a statement behind the product's back. */
export const behindTheProduct = (db: Db, text: string, params: readonly Param[] = []): Promise<unknown> =>
  db.tx(async (tx) => {
    await withoutGuards(tx);
    await tx.query(text, params);
  });
