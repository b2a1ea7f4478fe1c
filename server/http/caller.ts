import { loginTokenMax, openedEveryMs, tokenLongerThan } from '@tally/contract/limits';
import type { Endpoint } from '@tally/contract/endpoint';
import type { Db } from '../db/db';
import { personOfToken } from '../domain/person';
import type { Person } from '../domain/person';
import { isDue, settle } from '../domain/settle';

/** The bearer token of a request, when it has the length of one (ENTRY-9). */
export function bearerOf(header: string | undefined): string | undefined {
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1]?.trim();
  return token !== undefined && token.length > tokenLongerThan && token.length <= loginTokenMax ? token : undefined;
}

/** The person behind a token, with everything settled that time has made due. */
export async function personOf(db: Db, token: string | undefined, now: number): Promise<Person | undefined> {
  if (token === undefined) return undefined;
  const person = await personOfToken(db, token, now);
  // Without room for writes it is settled later; what is there can be read meanwhile.
  if (!person || !isDue(person, now) || !db.takesWrites()) return person;
  await settle(db, person.id, now);
  return personOfToken(db, token, now);
}

/** Whoever acts has opened the app, and takes back a deletion that somebody asked for without a login; reading alone changes nothing. */
export async function noteOpened(db: Db, definition: Endpoint, person: Person | undefined, now: number): Promise<void> {
  if (definition.method !== 'POST' || !person) return;
  // Opening is noted once in a while; a deletion is taken back by the very next thing the person does.
  if (now - person.openedAt < openedEveryMs && !person.deletionAsked) return;
  await db.query(
    'with kept as (delete from deletions where user_id = $1) update users set opened_at = $2 where id = $1 and opened_at < $2',
    [person.id, now],
  );
}
