import type { Db } from '../db/db';
import { withDb } from '../db/withDb';
import { eventStatesOf } from '../domain/events/eventStates';
import { resendEvents } from '../domain/events/resendEvents';
import { commandLineName } from '../domain/audit/appendAudit';
import { StartError } from '../runtime/startError';

const usage =
  'Say "events" for how many wait and were given up, or "events again" to send the ones that were given up.';

const ago = (since: number, now: number): string => `${Math.floor((now - since) / 60_000)} minutes`;

/**
 * Runs the `events` command (EVENT-10). A PostgreSQL may have servers running on it; they deliver what waits again.
 *
 * @param open opens the configured database; fails while a server has the embedded one open
 * @param now ms since the epoch
 * @param print writes a line to standard output
 * @throws {StartError} for an unknown subcommand
 */
export async function runEvents(
  args: readonly string[],
  open: () => Promise<Db>,
  now: number,
  print: (line: string) => Promise<void>,
): Promise<void> {
  const [what, ...more] = args;
  if ((what !== undefined && what !== 'again') || more.length > 0) throw new StartError(usage);
  await withDb(open, async (db) => {
    if (what === 'again') {
      const { again, left } = await resendEvents(db, commandLineName, now);
      await print(`${again} events are sent again. ${left} stay given up: their people were told something later.`);
      return;
    }
    const { pending, oldestAt, givenUp } = await eventStatesOf(db);
    await print(`${pending} events wait${pending > 0 ? `, the oldest for ${ago(oldestAt, now)}` : ''}.`);
    await print(`${givenUp} were given up.`);
  });
}
