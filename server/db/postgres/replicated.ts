import type pg from 'pg';
import { NotReplicated } from './unavailable';

/** Connections whose last commit did not wait for its replica to the end. */
const alone = new WeakSet<object>();

/**
 * The routine name in PostgreSQL's warning that it gave up waiting for a synchronous replica, after a statement timeout
 * or a cancel. The commit stays on the primary, and the statement succeeds with that warning only. The warning's text
 * depends on the server's language, its routine name does not.
 */
const gaveUpWaiting = 'SyncRepWaitForLSN';

/** Watches the notices that the database sends on a connection. */
export function watchReplication(client: Pick<pg.ClientBase, 'on'>): void {
  client.on('notice', ({ routine }) => {
    if (routine === gaveUpWaiting) alone.add(client);
  });
}

/**
 * Must be called after each statement that may have committed.
 *
 * @throws {NotReplicated} when that commit is on the primary alone: it is not confirmed, and a retry under the same key
 *   is answered once the replica has it (`storedAnswer`)
 */
export function expectReplicated(client: object): void {
  if (alone.delete(client)) throw new NotReplicated();
}
