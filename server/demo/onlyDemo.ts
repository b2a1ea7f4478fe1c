import { StartError } from '../db/dataLock';
import type { Db } from '../db/db';

/** What the `google_sub` of made-up people begins with. */
export const demoSub = 'demo:';

/**
 * A demo lets everybody sign in as anybody, and its panel empties the database: it must never open one of real people.
 *
 * @throws {StartError} when it has somebody who is not made up
 */
export async function refuseRealPeople(db: Db): Promise<void> {
  const real = await db.query(
    'select 1 from users where google_sub is not null and not starts_with(google_sub, $1) limit 1',
    [demoSub],
  );
  if (real.length > 0)
    throw new StartError(
      'TALLY_DEMO=1 is refused on a database with real people: choose another with DATABASE_URL or DATA_DIR.',
    );
}
