import { createHmac } from 'node:crypto';
import { dayMs } from '@tally/contract/limits/time';
import type { Sql } from '../../db/db';
import type { NumberKey } from '../people/walletNumberHash';
import { countAttempt } from '../shared/attemptCount';
import { deletionFloodMs, deletionFloodTries, deletionTriesADay } from '../../limits/deletion';

/** Somebody who asks for a deletion by the form. */
export interface DeletionTry {
  readonly email: string;
  /** Their network (`networkOf`). */
  readonly network: string;
  /** Id of the person, if they are signed in. */
  readonly person: number | undefined;
}

/** A mail address as it is counted: by a keyed hash, since the count of a stranger's typing needs no address. */
const mailMark = (email: string, key: string): string =>
  createHmac('sha256', key).update(`mail/${email.trim().toLowerCase()}`).digest('base64url');

/**
 * Counts a request of the deletion form, and says whether it is answered (PRIVACY-9): whoever is signed in is counted
 * by themselves, everybody else by the mail address first and by their network against floods alone.
 */
export async function countDeletionTry(
  sql: Sql,
  numberKey: NumberKey,
  { email, network, person }: DeletionTry,
  now: number,
): Promise<boolean> {
  const within = async (who: string, most: number, ms: number): Promise<boolean> =>
    (await countAttempt(sql, `deletion ${who}`, now, ms)).tries <= most;
  if (person !== undefined) return within(`of ${person}`, deletionTriesADay, dayMs);
  const ofMail = `for ${mailMark(email, await numberKey())}`;
  return (
    (await within(ofMail, deletionTriesADay, dayMs)) && (await within(network, deletionFloodTries, deletionFloodMs))
  );
}
