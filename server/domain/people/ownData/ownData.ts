import { dayMs } from '@tally/contract/limits/time';
import type { OwnDataFormat } from '@tally/contract/people/ownData';
import { localTime } from '@tally/contract/rules/marketClock';
import type { Db, Sql } from '../../../db/db';
import { storeAnswer, storedAnswer } from '../../ledger/idempotency';
import { lockBalances } from '../../ledger/ledger';
import { countAttempt } from '../../shared/attemptCount';
import { latestAt } from '../../shared/days';
import { accepted } from '../../shared/outcome';
import { ownDataRepeats } from '../../../limits/people';
import type { Person } from '../person';
import { gatherOwnData } from './gatherOwnData';
import { ownDataFile } from './ownDataFile';

/** Call under whose name a download that was answered is remembered. */
const scope = 'postOwnData';

/**
 * Whether the person may have a file now: their first of the day, or the same request again, whose answer may have been
 * lost. Everything is counted in the transaction that makes the file, so that a failure gives the day back (OWN-2).
 */
async function mayHave(
  tx: Sql,
  userId: number,
  { day, request }: { readonly day: number; readonly request: string },
  now: number,
): Promise<boolean> {
  const once = { scope, key: `${day}/${request}`, request: '' };
  const count = async (what: string) => (await countAttempt(tx, `${what} of ${userId} on ${day}`, now, dayMs)).tries;
  if ((await storedAnswer<unknown>(tx, userId, once)) !== undefined)
    return (await count('own data again')) <= ownDataRepeats;
  if ((await count('own data')) > 1) return false;
  await storeAnswer(tx, userId, once, accepted, now);
  return true;
}

/** What a request for the file led to. `nextAt`: when the next one may be made, ms since the epoch. */
export type OwnDataResult =
  | { readonly kind: 'file'; readonly name: string; readonly file: string; readonly nextAt: number }
  | { readonly kind: 'onceADay'; readonly nextAt: number };

/**
 * A file of all that is kept about the person (OWN-1), once on a day of their market. Neither a failure nor the same
 * request again uses the day up (OWN-2).
 */
export function ownData(
  db: Db,
  person: Pick<Person, 'id' | 'market'>,
  { format, request }: { readonly format: OwnDataFormat; readonly request: string },
  now: number,
): Promise<OwnDataResult> {
  const { id, market } = person;
  const { day } = localTime(now, market);
  const nextAt = latestAt(now + dayMs, market, 0);
  return db.tx(async (tx) => {
    // Everything that moves their money waits, so that balances and records agree.
    await lockBalances(tx, id);
    if (!(await mayHave(tx, id, { day, request }, now))) return { kind: 'onceADay', nextAt };
    const parts = await gatherOwnData(tx, person, now);
    return { kind: 'file', name: `tally-${day}.${format}`, file: ownDataFile[format](parts), nextAt };
  });
}
