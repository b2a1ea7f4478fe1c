import type { Sql } from './db';
import { statement } from './statement';

const lock = statement({ key: 'bigint' }, 'select pg_advisory_xact_lock(:key)');

const lockOfName = statement({ key: 'integer', name: 'text' }, 'select pg_advisory_xact_lock(:key, hashtext(:name))');

/** Waits for the lock with this number, and holds it until the end of the transaction. */
export const acquireLock = (tx: Sql, key: number): Promise<unknown> => tx.query(...lock({ key }));

/** Like `acquireLock`, with one lock for each name. Numbers here and there are not the same locks. */
export const acquireLockOf = (tx: Sql, key: number, name: string): Promise<unknown> =>
  tx.query(...lockOfName({ key, name }));
