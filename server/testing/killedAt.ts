import type { Db, Sql } from '../db/db';

/** The database, whose server is killed when it comes to a statement with these words: what is open is rolled back. */
export function killedAt(db: Db, words: string): Db {
  const live = (text: string) => {
    if (text.includes(words)) throw new Error('The server was killed.');
  };
  const watched = (sql: Sql): Sql['query'] => {
    return async (text, params) => {
      live(text);
      return sql.query(text, params);
    };
  };
  return {
    ...db,
    query: watched(db),
    exec: async (script) => {
      live(script);
      return db.exec(script);
    },
    tx: (work) => db.tx((tx) => work({ query: watched(tx) })),
  };
}
