import type pg from 'pg';
import { NotReplicated } from './unavailable';

/** Connections whose last commit was not waited for to its end. */
const alone = new WeakSet<object>();

/**
 * Where PostgreSQL gives up waiting for a synchronous replica: the time of the statement was over, or somebody cancelled it. The
 * commit stays on the primary, and the statement ends well, with no more than a warning. Its words depend on the language of the
 * server, the place in its source does not.
 */
const gaveUpWaiting = 'SyncRepWaitForLSN';

/** Hears what the database says on a connection besides its answers. */
export function watchReplication(client: Pick<pg.ClientBase, 'on'>): void {
  client.on('notice', ({ routine }) => {
    if (routine === gaveUpWaiting) alone.add(client);
  });
}

/**
 * After each statement that may have committed.
 *
 * @throws {NotReplicated} when that commit is on the primary alone: it is not confirmed, and whoever asks again under the same key
 *   is answered once the replica has it (`storedAnswer`)
 */
export function expectReplicated(client: object): void {
  if (alone.delete(client)) throw new NotReplicated();
}
