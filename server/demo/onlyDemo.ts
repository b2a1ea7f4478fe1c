import { StartError } from '../runtime/startError';
import type { Db } from '../db/db';
import { statement } from '../db/statement';

/** Prefix of the `google_sub` of made-up people. */
export const demoSub = 'demo:';

const someoneReal = statement(
  { demo: 'text' },
  'select 1 from users where google_sub is not null and not starts_with(google_sub, :demo) limit 1',
);

/**
 * Refuses a database of real people: on a demo server anyone may sign in as any person, and the panel empties the
 * database.
 *
 * @throws {StartError} when the database has a person who is not made up
 */
export async function refuseRealPeople(db: Db): Promise<void> {
  const real = await db.query(...someoneReal({ demo: demoSub }));
  if (real.length > 0)
    throw new StartError(
      'TALLY_DEMO=1 is refused on a database with real people: choose another with DATABASE_URL or DATA_DIR.',
    );
}
